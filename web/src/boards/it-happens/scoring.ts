/** What a mound brings at the end of a round, prize by prize. */
import type { Standing } from "../../art/it-happens/mounds";
import { t } from "../../i18n";
import type { FactOf } from "../types";

export type Scored = FactOf<"mound-scored">;

export interface Prize {
  kind: "queen" | "general" | "worm";
  points: number;
  stand: Standing;
  sentence: string;
  /** There is none left. */
  none: boolean;
  /** Something to marvel at: the queen by a single point, or exactly the worm number. */
  luck: "by-one" | "exact" | null;
}

const NO_WORM = "ih-told-no-worm";

/** The prizes of a mound in the order in which they are told. */
export function prizesOf(
  { mound, standings, queen_tied, general_tied, wormless }: Scored,
  subject: (colour: number) => string,
  isYou: (colour: number) => boolean,
): Prize[] {
  const prize = (
    kind: Prize["kind"],
    stand: Standing,
    id: string,
    points: number,
    tied: boolean,
    luck: Prize["luck"],
  ): Prize => {
    const values = { name: subject(stand.colour), points, sum: stand.sum };
    const you = isYou(stand.colour) ? "yes" : "no";
    const sentence = t(id, { ...values, you, tie: tied ? "yes" : "no" });
    return { kind, points, stand, sentence, none: id === NO_WORM, luck };
  };
  const { queen, general } = mound;
  return [
    ...standings
      .filter((one) => one.queen)
      .map((one) => {
        const luck = isByOne(one, standings) ? "by-one" : null;
        return prize("queen", one, "ih-told-queen", queen, queen_tied, luck);
      }),
    ...standings
      .filter((one) => one.general)
      .map((one) => prize("general", one, "ih-told-general", general, general_tied, null)),
    ...standings
      .filter((one) => one.worm)
      .map((one) =>
        wormless.includes(one.colour)
          ? prize("worm", one, NO_WORM, 0, false, null)
          : prize("worm", one, "ih-told-worm", 0, false, "exact"),
      ),
  ];
}

/** Whether one leads all others by a single point. */
function isByOne(queen: Standing, standings: readonly Standing[]): boolean {
  const others = standings.filter(({ colour }) => colour !== queen.colour);
  return others.length > 0 && Math.max(...others.map(({ sum }) => sum)) === queen.sum - 1;
}
