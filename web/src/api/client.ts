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
    const query = { text, first, east: -new Date().getTimezoneOffset() };
    return ask(client.GET("/api/me/games", { params: { query } }));
  },
  /** The open tables with a mark for the next question; null while nothing has changed. */
  openTables: async (most: number, mark: string | null) => {
    const headers = mark === null ? {} : { "If-None-Match": mark };
    const params = { query: { most } };
    const answer = await client.GET("/api/tables/open", { params, headers }).catch(unheard);
    if (answer.response.status === NOT_CHANGED) return null;
    const found = await ask(Promise.resolve(answer));
    return { ...found, mark: answer.response.headers.get("etag") };
  },
  openTable: (id: string, plan: TablePlan, record: string | null = null) =>
    ask(client.POST("/api/tables", { body: { id, plan, record } })),
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
  /** What a bot played for this device while it was away. */
  meanwhile: (code: string) =>
    ask(client.GET("/api/tables/{code}/meanwhile", { params: at(code) })),
  table: (code: string) => ask(client.GET("/api/tables/{code}", { params: at(code) })),
  /** Every position of the game, drawn or in words. */
  history: (code: string, words: boolean) => history(code, true, words),
  /** What happened at each step, in words. */
  story: async (code: string) => (await history(code, false)).map(({ told }) => told),
};

export type Highlight = Awaited<ReturnType<typeof api.highlights>>[number];
export type Games = Awaited<ReturnType<typeof api.games>>;
