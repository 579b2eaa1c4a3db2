/** What a drawing shows, said in words for those who do not see it. */
import { pointsOn, TILES, wormsOn } from "../art/pieces";
import { t } from "../i18n";
import type { Figure, OnMound, Tiles, Turn } from "./figures";

/** `one, two, three`, in the manner of the language; nothing is said to be nothing. */
function list(words: string[]): string {
  if (words.length === 0) return t("rules-draw-nothing");
  return words.reduce((some, word) => t("list-next", { some, word }));
}

export function part(label: string, things: string[]): string {
  return t("rules-draw-part", { what: t(label), things: list(things) });
}

/** Sentences one after the other; Chinese writes no space between them. */
export function joined(sentences: string[]): string {
  return sentences.reduce((text, next) => text + (text.endsWith("。") ? "" : " ") + next);
}

export function pointsOf(dice: string): number {
  return [...dice].reduce((sum, face) => sum + pointsOn(face), 0);
}

export function wormsOf(tiles: number[]): number {
  return tiles.reduce((sum, tile) => sum + wormsOn(tile), 0);
}

function faces(dice: string): string[] {
  return [...dice].map((face) => (face === "W" ? t("rules-draw-worm") : face));
}

export function kept(roll: { dice: string; keep: string }): string {
  return [...roll.dice].filter((face) => face === roll.keep).join("");
}

/** What lies aside before each roll, and after the last. */
export function asides(turn: Turn): string[] {
  const found = [turn.aside ?? ""];
  for (const roll of turn.rolls ?? []) found.push(`${found.at(-1)}${kept(roll)}`);
  return found;
}

export function tilesInWords(tiles: Tiles): string {
  return joined(onTable(tiles));
}

function onTable(tiles: Tiles): string[] {
  const said: string[] = [];
  const names = (numbers: number[]) => numbers.map(String);
  if (tiles.row) said.push(part("rules-draw-row", names(tiles.row)));
  if (tiles.out) said.push(part("rules-draw-out", names(tiles.out)));
  if (tiles.yours) said.push(part("rules-draw-yours", names(tiles.yours)));
  if (tiles.other) said.push(part("rules-draw-other", names(tiles.other)));
  return said;
}

function onMound(figure: OnMound): string[] {
  const { queen, general, worm_number: worm } = figure;
  const said = [t("rules-draw-mound", { queen, general, worm })];
  figure.columns.forEach((column, at) => {
    const [letter, ...dice] = column;
    const number = at + 1;
    if (!letter) said.push(t("rules-draw-column-free", { number }));
    else
      said.push(
        t("rules-draw-column", {
          number,
          colour: t("rules-colour", { letter }),
          dice: list(dice),
        }),
      );
  });
  if (figure.target)
    said.push(
      t("rules-draw-target", {
        column: figure.target.column + 1,
        field: figure.target.field + 1,
      }),
    );
  return said;
}

export function inWords(figure: Figure): string {
  switch (figure.kind) {
    case "material":
      return joined([
        part("rules-draw-row", TILES.map(String)),
        part("rules-draw-faces", faces("12345W")),
      ]);
    case "turn": {
      const said: string[] = [];
      const lying = asides(figure);
      if (lying[0]) said.push(part("rules-draw-aside", faces(lying[0])));
      (figure.rolls ?? []).forEach((roll, at) => {
        said.push(part("rules-draw-rolled", faces(roll.dice)));
        if (roll.keep) said.push(part("rules-draw-aside", faces(lying[at + 1] ?? "")));
      });
      said.push(part("rules-draw-total", [String(pointsOf(lying.at(-1) ?? ""))]));
      return joined([...said, ...onTable(figure)]);
    }
    case "end":
      return tilesInWords(figure);
    case "mound":
      return joined(onMound(figure));
    case "reroll":
      return part("rules-draw-rolled", [...figure.dice]);
    case "columns":
      return joined(
        figure.columns.map((dice, at) =>
          t("rules-draw-column", {
            number: at + 1,
            colour: t("rules-colour", { letter: figure.colour }),
            dice: list([...dice]),
          }),
        ),
      );
    default:
      return ""; // tables and pairs of pictures speak for themselves
  }
}
