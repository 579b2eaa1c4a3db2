import type { About } from "../types";

export const about: About = {
  name: "regenwormen",
  title: "rw-name",
  line: "page-rw-line",
  place: 1,
  character: "page-rw-character",
  strength: { beginner: 98.0, casual: 80.5, skilled: 72.9, expert: 62.1, champion: 51.0 },
  lesson: true,
  rules: "RW",
  options: {
    lower: {
      title: "page-option-lower",
      what: "page-option-lower-what",
      value: "page-option-lower-value",
    },
    short: { title: "page-option-short", what: "page-option-short-what" },
  },
  sounds: (fact) => {
    switch (fact.fact) {
      case "rolled":
        return {
          name: "dice",
          dice: fact.dice.length,
          shakes: { seat: fact.seat, how: "roll" },
        };
      case "kept":
        return { name: fact.symbol === "W" ? "worm" : "aside", after: 300 };
      case "failed":
        return { name: "fail", shakes: { seat: fact.seat, how: "fail" } };
      case "took":
        return { name: "tile", after: 620 };
      case "stole":
        return { name: "steal", after: 420, shakes: { seat: fact.victim, how: "robbed" } };
      case "gave-back":
        return { name: "tile", after: 620 };
      case "turned":
        return { name: "flip", after: 1000 };
      default:
        return null;
    }
  },
};
