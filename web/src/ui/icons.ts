/** The small drawings beside words: all on 24 × 24, one pen, no fill. */
export const ICONS = {
  faster: "M4 6l7 6-7 6zM13 6l7 6-7 6z",
  fair: "M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6zM9 12l2 2 4-4",
  hint: "M9.5 18h5M10.5 21h3M9 15c-2-1.2-3.5-3-3.5-5.5a6.5 6.5 0 0 1 13 0c0 2.5-1.5 4.3-3.5 5.5z",
  home: "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
  host: "M4.5 18 3.5 8l4.5 4L12 5l4 7 4.5-4-1 10z",
  keys: "M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",
  leave: "M12 4H5v16h7M10 12h10M16 8l4 4-4 4",
  log: "M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01",
  menu: "M4 7h16M4 12h16M4 17h10",
  more: "M6 10l6 6 6-6",
  pace: "M7 4h10M7 20h10M8 4c0 5 8 11 8 16M16 4c0 5-8 11-8 16",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01",
  replay: "M5 12a7 7 0 1 0 2.5-5.4M7 3v4h4M10.5 9.5v5l4-2.5z",
  rules: "M12 7c-2-2-5-2-8-2v13c3 0 6 0 8 2 2-2 5-2 8-2V5c-3 0-6 0-8 2zM12 7v13",
  settings: "M4 8h8M18 8h2M15 5v6M4 16h2M12 16h8M9 13v6",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  undo: "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H8",
  words: "M5 7V5h14v2M12 5v14M9 19h6",
} as const;

export type IconName = keyof typeof ICONS;
