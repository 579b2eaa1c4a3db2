/** Who this device is to the server, and what can be played there. */

import { api, type Games } from "../api/client";
import { type Language, language } from "../i18n";

let nickname = $state("");
let games = $state.raw<Games | null>(null);
let titled: Language | null = null; // the language of their titles
let known: Promise<void> | null = null;

export const device = {
  /** The name that new tables suggest; may be empty. */
  get nickname(): string {
    return nickname;
  },
  get games(): Games | null {
    return games;
  },
};

/** Make sure that the server knows this device; its cookie comes with the first answer. */
export function introduce(): Promise<void> {
  known ??= api.me().then(
    (me) => {
      nickname = me.nickname;
    },
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
}

export async function rename(name: string): Promise<void> {
  nickname = (await api.rename(name)).nickname;
}

/** Become another device's identity, by its one-time code. */
export async function become(code: string): Promise<void> {
  nickname = (await api.useTransfer(code)).nickname;
}

/** End this identity on every other device. */
export async function signOutOthers(): Promise<void> {
  nickname = (await api.signOutOthers()).nickname;
}

/** Be taken out of everything; from then on this device is someone new. */
export async function forgetMe(): Promise<void> {
  await api.forgetMe();
  nickname = "";
}

/** The games that can be played here, with their titles in the language of now. */
export async function loadGames(): Promise<Games> {
  const wanted = language.current;
  if (games && titled === wanted) return games;
  games = await api.games();
  titled = wanted;
  return games;
}
