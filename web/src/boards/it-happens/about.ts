import { third_seats as TWO } from "../../art/it-happens/material.json";
import type { About } from "../types";

export const about: About = {
  name: "it-happens",
  title: "ih-name",
  line: "page-ih-line",
  place: 2,
  character: "page-ih-character",
  strength: { beginner: 85.0, casual: 66.6, skilled: 88.3, expert: 85.4, champion: 77.0 },
  lesson: true,
  rules: "IH",
  options: {
    skip: {
      title: "page-option-skip",
      what: "page-option-skip-what",
      value: "page-option-skip-value",
    },
    open_points: { title: "page-option-open-points", what: "page-option-open-points-what" },
    third_colour_worms: {
      title: "page-option-third-worms",
      what: "page-option-third-worms-what",
      seats: TWO,
    },
    mounds: {
      title: "page-option-mounds",
      what: "page-option-mounds-what",
      own: {
        no: "page-option-mounds-ours",
        yes: "page-option-mounds-own",
        text: "page-option-mounds-text",
        example: "5-2-2:.b/w/..m/./vw|…",
        make: { to: "/mounds", text: "page-option-mounds-make" },
      },
    },
  },
  note: { seats: TWO, sentence: "page-third-colour-note" },
  sounds: (fact) => {
    switch (fact.fact) {
      case "die-rolled":
        return { name: "dice", dice: 1, shakes: { seat: fact.seat, how: "roll" } };
      case "placed":
        return { name: "aside", after: 440 };
      case "found":
        return { name: "find", after: 900 };
      case "stuck":
        return { name: "stuck", shakes: { seat: fact.seat, how: "fail" } };
      case "mound-scored":
        return { name: "queen", after: 200 };
      default:
        return null;
    }
  },
};
