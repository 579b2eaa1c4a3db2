/** What a drawing shows, said in words for those who do not see it. */
import { t } from "../../i18n";
import { joined, list, part } from "../words";
import type { Figure, OnMound } from "./figures";

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
      return ""; // a table speaks for itself
  }
}
