// Regenwormen for two, by the rules of docs/rules.md, as a game of boardgame.io.

const { INVALID_MOVE } = require('boardgame.io/core');

const DICE = 8;
const WORM = 6; // counts 5
const LOWEST = 21;
const TILES = 16;

const worms = (tile) => 1 + Math.floor((tile - LOWEST) / 4);
const sum = (kept) => kept.reduce((total, face) => total + Math.min(face, 5), 0);
const top = (stack) => stack[stack.length - 1];

// The tile that a seat may take with what it has kept: a rival's top tile, or one of the row.
function tileFor(G, seat) {
  if (G.dice.length || !G.kept.includes(WORM)) return undefined;
  const total = sum(G.kept);
  if (top(G.stacks[1 - seat]) === total) return total;
  return G.row.filter((tile) => tile <= total).pop();
}

// The last tile goes back to the row, and the highest of the row is out of the game.
function fail(G, seat) {
  const back = G.stacks[seat].pop();
  const highest = top(G.row);
  if (back !== undefined) G.row = [...G.row, back].sort((a, b) => a - b);
  if (back === undefined || back < highest) G.row = G.row.filter((tile) => tile !== highest);
}

function endTurn(G, events) {
  G.dice = [];
  G.kept = [];
  events.endTurn();
}

function roll({ G, playerID, random, events }) {
  if (G.dice.length || G.kept.length === DICE) return INVALID_MOVE;
  G.dice = random.D6(DICE - G.kept.length);
  if (G.dice.every((face) => G.kept.includes(face))) {
    fail(G, Number(playerID));
    endTurn(G, events);
  }
}

function keep({ G, playerID, events }, face) {
  if (!G.dice.includes(face) || G.kept.includes(face)) return INVALID_MOVE;
  G.kept.push(...G.dice.filter((die) => die === face));
  G.dice = [];
  if (G.kept.length === DICE && tileFor(G, Number(playerID)) === undefined) {
    fail(G, Number(playerID));
    endTurn(G, events);
  }
}

function take({ G, playerID, events }) {
  const seat = Number(playerID);
  const tile = tileFor(G, seat);
  if (tile === undefined) return INVALID_MOVE;
  if (top(G.stacks[1 - seat]) === tile) G.stacks[1 - seat].pop();
  else G.row = G.row.filter((other) => other !== tile);
  G.stacks[seat].push(tile);
  endTurn(G, events);
}

const onServer = (move) => ({ move, client: false }); // clients wait for the real dice

const Regenwormen = {
  name: 'regenwormen',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // dice are never undone, and it saves the server work
  setup: () => ({
    row: Array.from({ length: TILES }, (_, number) => LOWEST + number),
    stacks: [[], []],
    dice: [],
    kept: [],
  }),
  moves: { roll: onServer(roll), keep: onServer(keep), take: onServer(take) },
  endIf: ({ G }) =>
    G.row.length
      ? undefined
      : { worms: G.stacks.map((stack) => stack.reduce((all, tile) => all + worms(tile), 0)) },
};

// What a player does who keeps what counts most, and takes a tile as soon as there is one.
function choose(G, seat) {
  const faces = G.dice.filter((face) => !G.kept.includes(face));
  if (faces.length) {
    const worth = (face) => sum(faces.filter((other) => other === face)) + (face === WORM);
    return ['keep', faces.reduce((best, face) => (worth(face) > worth(best) ? face : best))];
  }
  return [tileFor(G, seat) === undefined ? 'roll' : 'take'];
}

module.exports = { Regenwormen, choose };
