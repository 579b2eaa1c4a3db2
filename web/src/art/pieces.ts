/** What dice look like. */

/** The spots of a face, in hundredths of its side. */
export const SPOTS: Record<string, readonly (readonly [number, number])[]> = {
  "1": [[50, 50]],
  "2": [
    [28, 28],
    [72, 72],
  ],
  "3": [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  "4": [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  "5": [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  "6": [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** Lines that tell a seat's dice apart without their colour, in hundredths of a face. */
export const PATTERNS: readonly string[] = [
  "",
  "M8 32 L32 8 M8 52 L52 8 M48 92 L92 48 M68 92 L92 68",
  "M9 13 q10.2 -9 20.4 0 t20.4 0 t20.4 0 t20.4 0 M9 87 q10.2 -9 20.4 0 t20.4 0 t20.4 0 t20.4 0",
  "M13 36 V13 H36 M64 13 H87 V36 M87 64 V87 H64 M36 87 H13 V64",
  "M21 12 H79 Q88 12 88 21 V79 Q88 88 79 88 H21 Q12 88 12 79 V21 Q12 12 21 12 Z",
];

/** Where a drawing lies inside another. Spelled out, for there are hundreds: a rest is slow. */
export interface Placed {
  x?: number | string;
  y?: number | string;
  width?: number | string;
  height?: number | string;
}
