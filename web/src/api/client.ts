/** What is asked over HTTP. A refusal is thrown, with the server's sentence in it. */

import { language, t } from "../i18n";
import type {
  Command,
  GameName,
  Games,
  History,
  Me,
  Moment,
  Problem,
  TableAndOwn,
  TableLine,
  TableMade,
  TablePlan,
  Transfer,
} from ".";
import { commandId } from "./random";

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const url = new URL(path, location.origin);
  url.searchParams.set("language", language.current);
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ name: "no-connection", sentence: t("page-no-answer") }, 0);
  }
  if (answer.ok) return answer;
  throw new Refusal(await problemOf(answer), answer.status);
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return { name: "no-answer", sentence: t("page-no-answer") };
  }
}

async function read<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const table = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

/** A command without the name that makes it recognisable. */
export type Wish = Command extends infer C
  ? C extends { id: string }
    ? Omit<C, "id">
    : never
  : never;

/** Long games come in several answers. */
async function history(code: string, views: boolean): Promise<History["moments"]> {
  const moments: History["moments"] = [];
  for (;;) {
    const first = moments.length;
    const path = `${table(code)}/history?first=${first}&views=${views}`;
    const part = await read<History>("GET", path);
    moments.push(...part.moments);
    if (part.moments.length === 0 || moments.length > part.steps) return moments;
  }
}

export const api = {
  me: () => read<Me>("GET", "/api/me"),
  rename: (nickname: string) => read<Me>("PUT", "/api/me", { nickname }),
  transfer: () => read<Transfer>("POST", "/api/me/transfer"),
  useTransfer: (code: string) => read<Me>("POST", "/api/me/transfer/use", { code }),
  games: () => read<Games>("GET", "/api/games"),
  tables: (archived: boolean) => read<TableLine[]>("GET", `/api/tables?archived=${archived}`),
  table: (code: string) => read<TableAndOwn>("GET", table(code)),
  openTable: (id: string, plan: TablePlan, record: string | null = null) =>
    read<TableMade>(
      "POST",
      "/api/tables",
      record === null ? { id, plan } : { id, plan, record },
    ),
  openRecord: (id: string, record: string) =>
    read<TableMade>("POST", "/api/records", { id, record }),
  command: (code: string, wish: Wish) =>
    read<{ number: number }>("POST", `${table(code)}/commands`, { id: commandId(), ...wish }),
  record: async (code: string) => (await ask("GET", `${table(code)}/record`)).text(),
  recordAddress: (code: string) => `${table(code)}/record`,

  /** Every position of the game. */
  history: async (code: string) => (await history(code, true)) as Moment[],
  /** What happened at each step, in words. */
  story: async (code: string) => (await history(code, false)).map(({ told }) => told),
};

export const GAMES: readonly GameName[] = ["regenwormen", "it-happens"];
