import type { About } from "../types";

export const about: About = {
  name: "regenwormen",
  title: "rw-name",
  line: "page-rw-line",
  character: "page-rw-character",
  strength: { beginner: 98.0, casual: 80.5, skilled: 72.9, expert: 62.1 },
  rules: "RW",
  options: {
    lower: {
      title: "page-option-lower",
      what: "page-option-lower-what",
      value: "page-option-lower-value",
    },
    short: { title: "page-option-short", what: "page-option-short-what" },
  },
  sounds: { took: "tile", stole: "tile" },
};
