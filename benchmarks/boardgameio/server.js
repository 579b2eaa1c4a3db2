// boardgame.io's server as its documentation starts it, with its own storage in memory, or
// with its own storage in files if GAMES names a folder.
// The process that forks it asks for its memory and processor time, and takes it down.

const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { Regenwormen } = require('./game');

const db = process.env.GAMES ? new FlatFile({ dir: process.env.GAMES }) : undefined;
const server = Server({ games: [Regenwormen], origins: [Origins.LOCALHOST], db });

server.run(0).then(({ appServer }) => process.send({ port: appServer.address().port }));

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ rss: process.memoryUsage.rss(), cpu: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit());
