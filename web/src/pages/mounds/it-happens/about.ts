import { mounds, ours } from "../../../art/it-happens/material.json";
import { t } from "../../../i18n";
import type { AboutSets } from "../types";
import { EMPTY_WORD } from "./typing";

function figure(name: string): string {
  const [what, place] = name.split("-");
  switch (what) {
    case "stuck":
      return t("page-mounds-stuck");
    case "queens":
      return t("page-mounds-from-queens");
    case "generals":
      return t("page-mounds-from-generals");
    case "objects":
      return t("page-mounds-from-objects");
    case "worms":
      return t("page-mounds-from-worms");
    case "wins":
      return t("page-mounds-wins", { place: Number(place) });
    case "score":
      return t("page-mounds-score");
    case "margin":
      return t("page-mounds-margin");
    case "turns":
      return t("page-mounds-turns");
    default:
      return name;
  }
}

export const about: AboutSets = {
  option: "mounds",
  empty: EMPTY_WORD,
  ours,
  parts: mounds,
  figure,
};
