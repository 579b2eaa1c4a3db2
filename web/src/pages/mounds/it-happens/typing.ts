/**
 * Typing mounds in, one thing after the other: queen, general, worm number, then the columns
 * from the left, each from its lowest field. What may be is not known here: the server says it.
 */

import {
  columns,
  fields,
  letters,
  mounds as MOUNDS,
  nothing,
  objects,
} from "../../../art/it-happens/material.json";

/** What can lie on a field, by its letter in the word of a set. */
export const FINDS: ReadonlyMap<string, string> = new Map(
  [nothing, "worm", ...objects].map((find, at) => [letters[at] ?? "", find]),
);

/** A mound with gaps, as it stands in the word of a set. */
export interface Drawn {
  readonly numbers: readonly [string, string, string];
  /** A letter for each field, from the lowest. */
  readonly columns: readonly string[];
}

export const NUMBERS = ["queen", "general", "worm_number"] as const;
const FIRST = NUMBERS.length; // the place of the first column
const LAST = FIRST + columns - 1;

/** Where the next thing goes: a number, or a field of a column. */
export interface At {
  readonly mound: number;
  readonly place: number;
  readonly level: number;
}

export interface Typed {
  readonly mounds: readonly Drawn[];
  readonly at: At;
}

export const BEGIN: At = { mound: 0, place: 0, level: 0 };
const EMPTY: Drawn = { numbers: ["", "", ""], columns: Array(columns).fill("") };
export const EMPTY_WORD = write(Array(MOUNDS).fill(EMPTY));

export function read(word: string): Drawn[] {
  return word.split("|").map((mound) => {
    const [numbers = "", drawn = ""] = mound.split(":");
    const [queen = "", general = "", worm = ""] = numbers.split("-");
    const towers = drawn.split("/");
    return {
      numbers: [queen, general, worm],
      columns: Array.from({ length: columns }, (_, at) => towers[at] ?? ""),
    };
  });
}

export function write(mounds: readonly Drawn[]): string {
  return mounds
    .map(({ numbers, columns }) => `${numbers.join("-")}:${columns.join("/")}`)
    .join("|");
}

export const isNumber = (at: At) => at.place < FIRST;
export const columnOf = (at: At) => at.place - FIRST;
export const placeOf = (column: number) => FIRST + column;

/** What stands at a place. */
export function there({ mounds, at }: Typed): string {
  const mound = mounds[at.mound] ?? EMPTY;
  if (isNumber(at)) return mound.numbers[at.place] ?? "";
  return mound.columns[columnOf(at)]?.[at.level] ?? "";
}

export const height = ({ mounds, at }: Typed): number =>
  mounds[at.mound]?.columns[columnOf(at)]?.length ?? 0;

/** A number, which is whole with that; the next thing comes next. */
export function putNumber(typed: Typed, number: string, whole = true): Typed {
  const mounds = changed(typed, (mound) => ({
    ...mound,
    numbers: replaced(mound.numbers, typed.at.place, number) as [string, string, string],
  }));
  return { mounds, at: whole ? next(typed.at) : typed.at };
}

/** What lies on a field. Above it comes the next one, or, on top, the next column. */
export function putFind(typed: Typed, letter: string): Typed {
  const { at } = typed;
  const mounds = changed(typed, (mound) => {
    const tower = mound.columns[columnOf(at)] ?? "";
    const built = tower.slice(0, at.level) + letter + tower.slice(at.level + 1);
    return { ...mound, columns: replaced(mound.columns, columnOf(at), built) };
  });
  const above = at.level + 1;
  return { mounds, at: above < fields ? { ...at, level: above } : next(at) };
}

/** Take away what is here; where nothing is, what was typed before it. */
export function takeBack(typed: Typed): Typed {
  const { at } = typed;
  if (there(typed) === "") {
    const back = before(typed);
    if (back.mound !== at.mound || back === at) return { ...typed, at: back };
    return takeBack({ ...typed, at: back });
  }
  if (isNumber(at)) return putNumber(typed, "", false);
  const mounds = changed(typed, (mound) => {
    const tower = mound.columns[columnOf(at)] ?? "";
    const built = tower.slice(0, at.level) + tower.slice(at.level + 1);
    return { ...mound, columns: replaced(mound.columns, columnOf(at), built) };
  });
  return { mounds, at };
}

/** The next place: another number, the next column from below, the next mound. */
export function next(at: At): At {
  if (at.place < LAST) return { ...at, place: at.place + 1, level: 0 };
  return at.mound < MOUNDS - 1 ? { mound: at.mound + 1, place: 0, level: 0 } : at;
}

/** The place before, in a column at the top of what is drawn. */
function before({ mounds, at }: Typed): At {
  if (!isNumber(at) && at.level > 0) return { ...at, level: at.level - 1 };
  if (at.place > 0) return onTop(mounds, { ...at, place: at.place - 1 });
  return at.mound > 0 ? onTop(mounds, { mound: at.mound - 1, place: LAST, level: 0 }) : at;
}

/** In a column the highest field there is. */
function onTop(mounds: readonly Drawn[], at: At): At {
  return { ...at, level: Math.max(0, height({ mounds, at }) - 1) };
}

/** With the arrow keys: between places, and up and down a column. */
export function moved(typed: Typed, key: string): Typed | null {
  const { mounds, at } = typed;
  const to = (there: Partial<At>): Typed => ({ mounds, at: { ...at, ...there } });
  switch (key) {
    case "ArrowRight":
      return { mounds, at: next(at) };
    case "ArrowLeft":
      return { mounds, at: before(isNumber(at) ? typed : to({ level: 0 })) };
    case "ArrowUp":
      if (isNumber(at)) return null;
      return to({ level: Math.min(at.level + 1, height(typed), fields - 1) });
    case "ArrowDown":
      return isNumber(at) ? null : to({ level: Math.max(0, at.level - 1) });
    case "PageDown":
      return to({ mound: Math.min(at.mound + 1, MOUNDS - 1), place: 0, level: 0 });
    case "PageUp":
      return to({ mound: Math.max(0, at.mound - 1), place: 0, level: 0 });
    default:
      return null;
  }
}

/** The order in which things are typed, so that what was left out is known. */
export const inOrder = (at: At): number => at.mound * (LAST + 1) + at.place;

function changed({ mounds, at }: Typed, change: (mound: Drawn) => Drawn): Drawn[] {
  return mounds.map((mound, number) => (number === at.mound ? change(mound) : mound));
}

function replaced<T>(all: readonly T[], at: number, one: T): T[] {
  return all.map((other, number) => (number === at ? one : other));
}
