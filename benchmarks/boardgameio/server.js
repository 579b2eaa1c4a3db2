// boardgame.io's server as its documentation starts it, with its own storage in memory.
// The process that forks it asks for its memory and processor time, and takes it down.

const { Server, Origins } = require('boardgame.io/server');
const { Regenwormen } = require('./game');

const server = Server({ games: [Regenwormen], origins: [Origins.LOCALHOST] });

server.run(0).then(({ appServer }) => process.send({ port: appServer.address().port }));

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ rss: process.memoryUsage.rss(), cpu: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit());
