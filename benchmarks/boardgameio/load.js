// Many clients play on boardgame.io's server, each move as soon as the last is acknowledged.
// node load.js [--sockets 1000] [--seconds 20] [--warmup 5]

process.env.NODE_ENV = 'production'; // for the server too

const { fork } = require('node:child_process');
const { once } = require('node:events');
const { parseArgs } = require('node:util');
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Regenwormen, choose } = require('./game');

const AT_ONCE = 20; // tables that sit down at the same time
const { values: options } = parseArgs({
  options: {
    sockets: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    warmup: { type: 'string', default: '5' },
  },
});

const wait = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
const cpuSeconds = ({ user, system }) => (user + system) / 1e6;

let latencies = [];
let gamesOver = 0;
let playing = false;
const everyone = [];

// A client of boardgame.io that moves when it is its turn, in a state not answered yet.
class Player {
  answered = -1; // the number of the state it has moved in
  begun = undefined; // when it sent the move that is on its way
  over = false;

  constructor(socket, place, whenOver) {
    this.playerID = place.playerID;
    this.whenOver = whenOver;
    this.client = Client({ game: Regenwormen, multiplayer: socket, debug: false, ...place });
    this.connected = new Promise((done) => {
      this.client.subscribe((state) => {
        if (state) done(this.hear(state));
      });
    });
    this.client.start();
  }

  enter({ matchID, credentials }) {
    this.client.updateMatchID(matchID);
    this.client.updateCredentials(credentials);
  }

  hear(state) {
    this.last = state;
    if (playing) this.answer(state);
  }

  answer({ G, ctx, _stateID }) {
    if (_stateID <= this.answered) return;
    if (this.begun !== undefined) latencies.push(performance.now() - this.begun);
    this.begun = undefined;
    if (ctx.gameover) {
      this.answered = -1;
      if (!this.over) this.whenOver();
    } else if (ctx.currentPlayer === this.playerID) {
      this.answered = _stateID;
      this.begun = performance.now();
      const [type, ...args] = choose(G, Number(this.playerID));
      this.client.moves[type](...args);
    }
    this.over = Boolean(ctx.gameover);
  }
}

async function join(lobby, matchID, playerID) {
  const joining = { playerID, playerName: `seat ${playerID}` };
  const { playerCredentials } = await lobby.joinMatch(Regenwormen.name, matchID, joining);
  return { matchID, playerID, credentials: playerCredentials };
}

// Two players, and after each game another match for the same two.
async function openTable(lobby, socket) {
  const { matchID } = await lobby.createMatch(Regenwormen.name, { numPlayers: 2 });
  const places = [await join(lobby, matchID, '0'), await join(lobby, matchID, '1')];
  const players = [];
  const rematch = async () => {
    gamesOver += 1;
    const last = places[0];
    const { nextMatchID } = await lobby.playAgain(Regenwormen.name, last.matchID, last);
    for (const player of players) {
      places[player.playerID] = await join(lobby, nextMatchID, player.playerID);
      player.enter(places[player.playerID]);
    }
  };
  players.push(new Player(socket, places[0], rematch), new Player(socket, places[1], () => {}));
  everyone.push(...players);
  await Promise.all(players.map((player) => player.connected));
}

async function ask(server) {
  server.send('how are you?');
  return (await once(server, 'message'))[0];
}

async function main() {
  const server = fork(`${__dirname}/server.js`);
  const [{ port }] = await once(server, 'message');
  const address = `http://localhost:${port}`;
  const lobby = new LobbyClient({ server: address });
  const socketOpts = { transports: ['websocket'], forceNew: true };
  const socket = SocketIO({ server: address, socketOpts });
  const tables = Number(options.sockets) / 2;
  let opened = 0;
  const open = async () => {
    while (opened++ < tables) await openTable(lobby, socket);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  playing = true;
  for (const player of everyone) player.answer(player.last);
  await wait(Number(options.warmup));

  const before = await ask(server);
  const ownBefore = process.cpuUsage();
  const begun = performance.now();
  latencies = [];
  await wait(Number(options.seconds));
  const measured = latencies.sort((a, b) => a - b);
  latencies = [];
  const seconds = (performance.now() - begun) / 1000;
  const own = cpuSeconds(process.cpuUsage(ownBefore));
  const after = await ask(server);
  playing = false;
  const share = (part) => measured[Math.floor(part * (measured.length - 1))];
  console.log(JSON.stringify({
    moves_per_second: measured.length / seconds,
    p50_ms: share(0.5),
    p99_ms: share(0.99),
    server_rss_mb: after.rss / 1e6,
    server_cores: (after.cpu - before.cpu) / seconds,
    client_cores: own / seconds,
    node: process.version,
    games_over: gamesOver,
    seconds,
  }));
  process.exit();
}

main();
