/** What a drawing shows, said in words for those who do not see it. */
import { FACES, pointsOn, TILES, wormsOn } from "../../art/regenwormen/pieces";
import { t } from "../../i18n";
import { joined, part } from "../words";
import type { Figure, Tiles, Turn } from "./figures";

export function pointsOf(dice: string): number {
  return [...dice].reduce((sum, face) => sum + pointsOn(face), 0);
}

export function wormsOf(tiles: number[]): number {
  return tiles.reduce((sum, tile) => sum + wormsOn(tile), 0);
}

function faces(dice: Iterable<string>): string[] {
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

export function inWords(figure: Figure): string {
  switch (figure.kind) {
    case "material":
      return joined([
        part("rules-draw-row", TILES.map(String)),
        part("rules-draw-faces", faces(FACES)),
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
    default:
      return ""; // pairs of pictures speak for themselves
  }
}
