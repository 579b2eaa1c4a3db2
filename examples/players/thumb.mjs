#!/usr/bin/env node
// The same player by rule of thumb in JavaScript, for Node.js 18 or later, without packages.
// It also tells how it sees its chances, and says why it moves.

import { createInterface } from "node:readline";

const sumOf = (dice) =>
  [...dice].reduce((sum, die) => sum + (die === "W" ? 5 : Number(die)), 0);
const best = (moves, worth) => moves.reduce((a, b) => (worth(b) > worth(a) ? b : a));

const rules = {
  regenwormen(text, moves) {
    const [aside, rolled] = text.split(" ").at(-1).split(":");
    if (rolled) {
      const points = (symbol) => sumOf([...rolled].filter((die) => die === symbol));
      return best(moves, (move) => points(move.at(-1)) + (move.endsWith("W") ? 6 : 0));
    }
    const tiles = moves.filter((move) => move.startsWith("take")).sort();
    const left = 8 - aside.length;
    if (tiles.length > 0 && (left <= 3 || !moves.includes("roll"))) return tiles.at(-1);
    return moves.includes("roll") ? "roll" : moves[0];
  },

  "it-happens"(text, moves) {
    if (moves.includes("roll")) return "roll";
    const words = text.split(" ");
    const [shown, colour, die] = [words[7].split("|"), words.at(-1)[0], Number(words.at(-1)[1])];
    if (die === 1 && moves.includes("reroll")) return "reroll";
    const worth = (move) => {
      const mound = shown[Number(move.slice(6)) - 1].split(":")[1].replace("-", "");
      const sums = new Map(mound.split("/").map((column) => [column[0], sumOf(column.slice(1))]));
      const own = sums.get(colour) ?? 0;
      sums.delete(colour);
      const ahead = own - Math.max(0, ...sums.values());
      const takes = ahead <= 0 && ahead + die > 0;
      return (takes ? 1000 : 0) - Math.abs(ahead + die);
    };
    const places = moves.filter((move) => move.startsWith("place"));
    return places.length > 0 ? best(places, worth) : moves[0];
  },
};

const say = (...lines) => process.stdout.write(lines.map((line) => `${line}\n`).join(""));

/** Whoever has more worms has the better chances. */
function chances(text) {
  const stacks = text.split(" ")[5].split("/").map((stack) => stack.split(".").filter(Number));
  const wormsOf = (tile) => Math.floor((tile - 17) / 4);
  const worms = stacks.map((stack) => stack.reduce((sum, tile) => sum + wormsOf(tile), 4));
  const all = worms.reduce((sum, number) => sum + number);
  return worms.map((number) => (number / all).toFixed(3));
}

let game = "";
let text = "";
let moves = [];

for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...words] = line.split(" ");
  const rest = words.join(" ");
  switch (word) {
    case "wormery":
      say("name Rule of thumb in JavaScript", "author Wormery", "version 1.0", "hello 1");
      break;
    case "ready":
      say("ready");
      break;
    case "game":
      game = words[0];
      break;
    case "position":
      text = rest;
      break;
    case "moves":
      moves = rest.split(" | ");
      break;
    case "go": {
      const seed = Number(words[words.indexOf("seed") + 1]);
      const known = Object.hasOwn(rules, game);
      say(`info ${known ? "by rule of thumb" : "at random"}, of ${moves.length}`);
      if (game === "regenwormen") say(`chances ${chances(text).join(" ")}`);
      say(`move ${known ? rules[game](text, moves) : moves[seed % moves.length]}`);
      break;
    }
    case "quit":
      process.exit();
  }
}
