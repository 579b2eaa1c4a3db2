/** What is asked over HTTP. A refusal is thrown, with the server's sentence in it. */

import createClient from "openapi-fetch";
import { language, t } from "../i18n";
import { base, linkTo } from "../state/base";
import type { Command, Moment, Problem, Subscription, TablePlan } from ".";
import { commandId } from "./random";
import type { paths } from "./types";

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence);
  }
}

const client = createClient<paths>({
  baseUrl: base,
  // Every question says in which language it wants its answer.
  querySerializer: (query) =>
    new URLSearchParams({ ...query, language: language.current }).toString(),
});

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The data of an answer. Whatever stands in the way of one is a refusal. */
export async function ask<T>(asked: Promise<Answer<T>>): Promise<NonNullable<T>> {
  const { data, error, response } = await asked.catch(unheard);
  if (data !== undefined && data !== null) return data;
  throw isProblem(error) ? new Refusal(error, response.status) : noAnswer(response.status);
}

/** No connection, or someone on the way who answered something else than was asked. */
function unheard(error: unknown): never {
  throw error instanceof TypeError || error instanceof SyntaxError ? noAnswer(0) : error;
}

function isProblem(found: unknown): found is Problem {
  return (
    typeof found === "object" &&
    found !== null &&
    "sentence" in found &&
    typeof found.sentence === "string"
  );
}

function noAnswer(status: number): Refusal {
  return new Refusal({ name: "no-answer", sentence: t("page-no-answer") }, status);
}

const NOT_CHANGED = 304;
const at = (code: string) => ({ path: { code } });

/** A command without the name that makes it recognisable. */
export type Wish<Of = Command> = Of extends { id: string } ? Omit<Of, "id"> : never;

/** What one wants to be asked. */
interface DrillWish {
  game: string;
  theme: string;
  difficulty: number;
  fresh: boolean;
}

type PictureKind = "table" | "review" | "daily" | "challenge";

/** Minutes by which the clock here is ahead of UTC. */
const east = () => -new Date().getTimezoneOffset();

/** The game of a position: its first word. */
const gameOf = (position: string) => position.split(" ", 1)[0] ?? "";

/** Long games come in several answers. */
async function history(code: string, views: boolean, words = false): Promise<Moment[]> {
  const moments: Moment[] = [];
  for (;;) {
    const params = { ...at(code), query: { first: moments.length, views, words } };
    const part = await ask(client.GET("/api/tables/{code}/history", { params }));
    moments.push(...part.moments);
    if (part.moments.length === 0 || moments.length > part.steps) return moments;
  }
}

export const api = {
  me: () => ask(client.GET("/api/me")),
  rename: (nickname: string) => ask(client.PUT("/api/me", { body: { nickname } })),
  transfer: () => ask(client.POST("/api/me/transfer")),
  useTransfer: (code: string) => ask(client.POST("/api/me/transfer/use", { body: { code } })),
  signOutOthers: () => ask(client.POST("/api/me/sign-out-others")),
  forgetMe: () => ask(client.DELETE("/api/me")),
  pushKey: () => ask(client.GET("/api/me/push")),
  subscribe: (body: Subscription) => ask(client.POST("/api/me/push", { body })),
  unsubscribe: (endpoint: string) => ask(client.DELETE("/api/me/push", { body: { endpoint } })),
  message: () => ask(client.GET("/api/message")),
  games: () => ask(client.GET("/api/games")),
  tables: (archived: boolean) =>
    ask(client.GET("/api/tables", { params: { query: { archived } } })),
  /** The games one has played, the latest first. */
  myGames: (text: string, first: number) => {
    const query = { text, first, east: east() };
    return ask(client.GET("/api/me/games", { params: { query } }));
  },
  /** A game in steps, drawn or in words. */
  lesson: (game: string, words: boolean) =>
    ask(client.GET("/api/lessons/{game}", { params: { path: { game }, query: { words } } })),
  /** What can be done in a position that is at no table. */
  beginTry: (position: string, words: boolean) => {
    const query = { game: gameOf(position), position, words };
    return ask(client.GET("/api/tries", { params: { query } }));
  },
  /** What a move leads to there; these dice fall first. */
  playTry: (position: string, move: string, dice: string[], words: boolean) => {
    const body = { game: gameOf(position), position, move, dice, words };
    return ask(client.POST("/api/tries", { body }));
  },
  /** What all of one's games come to. */
  numbers: () => ask(client.GET("/api/me/numbers", { params: { query: { east: east() } } })),
  numbersAddress: () => linkTo("/api/me/numbers/export"),
  /** A picture of those of one game, which nobody else is given. */
  numbersPicture: (game: string) => {
    const params = { path: { name: `${game}.png` }, query: { east: east() } };
    const wanted = { params, parseAs: "blob" } as const;
    return ask(client.GET("/api/me/numbers/card/{name}", wanted));
  },
  forgetNumbers: () => ask(client.DELETE("/api/me/numbers")),
  /** The picture that goes with a link; in it a seat is marked. */
  picture: (kind: PictureKind, name: string, seat: number | null = null) => {
    const query = seat === null ? {} : { seat };
    const params = { path: { kind, name: `${name}.png` }, query };
    return ask(client.GET("/api/cards/{kind}/{name}", { params, parseAs: "blob" }));
  },
  /** How one gets on with the drills. */
  drills: () => ask(client.GET("/api/me/drills", { params: { query: { east: east() } } })),
  /** The next question of that kind, if there is one. */
  nextDrill: (wish: DrillWish, words: boolean) => {
    const { game, theme, difficulty, fresh } = wish;
    const query = { game, theme, difficulty, new: fresh, words, east: east() };
    return ask(client.GET("/api/me/drills/next", { params: { query } }));
  },
  answerDrill: (game: string, key: string, move: string) => {
    const params = { path: { game, key } };
    const body = { move, east: east() };
    return ask(client.POST("/api/me/drills/answer/{game}/{key}", { params, body }));
  },
  /** Ask about the costly choices of a game; null while its review is worked out. */
  drillsFrom: async (code: string) => {
    const params = { ...at(code), query: { east: east() } };
    const found = await ask(client.POST("/api/me/drills/from/{code}", { params }));
    return "added" in found ? found : null;
  },
  /** What is wrong with a set of one's own: a word, its draft, or a file. */
  checkSet: (game: string, text: string, name: string, file = "") => {
    const params = { path: { game } };
    return ask(
      client.POST("/api/games/{game}/sets/check", { params, body: { text, name, file } }),
    );
  },
  /** What a set does to the game, or how far the trial games are. */
  balance: (game: string, word: string) => {
    const params = { path: { game } };
    return ask(client.POST("/api/games/{game}/sets/balance", { params, body: { word } }));
  },
  /** The puzzle of a day; of today if it is empty. */
  puzzle: (game: string, day: string, words: boolean) => {
    const params = { path: { game }, query: { day, words, east: east() } };
    return ask(client.GET("/api/puzzles/{game}", { params }));
  },
  answerPuzzle: (game: string, day: string, move: string) => {
    const body = { day, move, east: east() };
    return ask(client.POST("/api/puzzles/{game}", { params: { path: { game } }, body }));
  },
  /** How strong those are who have a name here. */
  ratings: (game: string, first: number) =>
    ask(client.GET("/api/ratings", { params: { query: { game, first } } })),
  joinRatings: (name: string) => ask(client.PUT("/api/me/rating", { body: { name } })),
  leaveRatings: () => ask(client.DELETE("/api/me/rating")),
  /** The open tables with a mark for the next question; null while nothing has changed. */
  openTables: async (most: number, mark: string | null) => {
    const headers = mark === null ? {} : { "If-None-Match": mark };
    const params = { query: { most } };
    const answer = await client.GET("/api/tables/open", { params, headers }).catch(unheard);
    if (answer.response.status === NOT_CHANGED) return null;
    const found = await ask(Promise.resolve(answer));
    return { ...found, mark: answer.response.headers.get("etag") };
  },
  openTable: (id: string, plan: TablePlan, record: string | null, steps: number | null) =>
    ask(client.POST("/api/tables", { body: { id, plan, record, steps } })),
  openRecord: (id: string, record: string) =>
    ask(client.POST("/api/records", { body: { id, record } })),
  command: (code: string, wish: Wish) => {
    const body = { id: commandId(), ...wish };
    return ask(client.POST("/api/tables/{code}/commands", { params: at(code), body }));
  },
  record: async (code: string) => {
    const params = at(code);
    const text = await ask(
      client.GET("/api/tables/{code}/record", { params, parseAs: "text" }),
    );
    // Any text can be read as one; a record begins with its tags.
    if (!text.startsWith("[")) throw noAnswer(0);
    return text;
  },
  recordAddress: (code: string) => linkTo(`/api/tables/${encodeURIComponent(code)}/record`),

  highlights: (code: string) =>
    ask(client.GET("/api/tables/{code}/highlights", { params: at(code) })),
  /** What luck and skill did in a finished game, or how far the server is with that. */
  review: (code: string) => ask(client.GET("/api/tables/{code}/review", { params: at(code) })),
  /** What another move would have led to. */
  instead: (code: string, step: number, move: string, words: boolean) => {
    const params = { ...at(code), query: { step, move, words } };
    return ask(client.GET("/api/tables/{code}/instead", { params }));
  },
  /** What a bot played for this device while it was away. */
  meanwhile: (code: string) =>
    ask(client.GET("/api/tables/{code}/meanwhile", { params: at(code) })),
  /** What the coach would do; it is noted that it was asked. */
  hint: (code: string, seat: number, step: number) => {
    const body = { id: commandId(), kind: "hint" as const, seat, step };
    return ask(client.POST("/api/tables/{code}/hint", { params: at(code), body }));
  },
  /** The figures beside one's choices. */
  odds: (code: string) => ask(client.GET("/api/tables/{code}/odds", { params: at(code) })),
  /** Today’s tables of the same dice. */
  daily: () => ask(client.GET("/api/daily")),
  playDaily: (game: string) =>
    ask(client.POST("/api/daily/{game}", { params: { path: { game } } })),
  dailyResults: (game: string, day: string) =>
    ask(client.GET("/api/daily/{game}/{day}/results", { params: { path: { game, day } } })),
  dailyComparison: (game: string, day: string) =>
    ask(client.GET("/api/daily/{game}/{day}/comparison", { params: { path: { game, day } } })),
  /** Let others play with the dice that one had at a finished table. */
  makeChallenge: (code: string, seat: number) =>
    ask(client.POST("/api/challenges", { body: { code, seat } })),
  challenge: (code: string) => ask(client.GET("/api/challenges/{code}", { params: at(code) })),
  playChallenge: (code: string) =>
    ask(client.POST("/api/challenges/{code}/play", { params: at(code) })),
  challengeComparison: (code: string, against: number) => {
    const params = { ...at(code), query: { against } };
    return ask(client.GET("/api/challenges/{code}/comparison", { params }));
  },
  table: (code: string) => ask(client.GET("/api/tables/{code}", { params: at(code) })),
  /** Every position of the game, drawn or in words. */
  history: (code: string, words: boolean) => history(code, true, words),
  /** What happened at each step, in words. */
  story: async (code: string) => (await history(code, false)).map(({ told }) => told),
};

export type Highlight = Awaited<ReturnType<typeof api.highlights>>[number];
export type Comparison = Awaited<ReturnType<typeof api.dailyComparison>>;
export type Games = Awaited<ReturnType<typeof api.games>>;
