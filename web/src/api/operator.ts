/** What operators ask over HTTP, with their token. */

import createClient from "openapi-fetch";
import { base } from "../state/base";
import { ask } from "./client";
import type { components, paths } from "./types";

type Schemas = components["schemas"];
export type Status = Schemas["Status"];
export type FoundTable = Schemas["FoundTable"];
export type BanNow = Schemas["BanNow"];
export type Act = Schemas["Act"];
export type Ban = Schemas["Ban"];

export interface Wanted {
  code: string;
  game: string;
  state: string;
  names: boolean;
  before: number | null;
}

const client = createClient<paths>({ baseUrl: base });

/** Everything an operator can do, for one token. */
export function operator(token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  return {
    status: () => ask(client.GET("/api/operator/status", { headers })),
    tables: ({ before, ...wanted }: Wanted) => {
      const query = before === null ? wanted : { ...wanted, before };
      return ask(client.GET("/api/operator/tables", { headers, params: { query } }));
    },
    close: (code: string, reason: string) =>
      ask(
        client.POST("/api/operator/tables/{code}/close", {
          headers,
          params: { path: { code } },
          body: { reason },
        }),
      ),
    purge: (code: string) =>
      done(
        client.DELETE("/api/operator/tables/{code}", { headers, params: { path: { code } } }),
      ),
    bans: () => ask(client.GET("/api/operator/bans", { headers })),
    ban: (body: Ban) => ask(client.POST("/api/operator/bans", { headers, body })),
    unban: (number: number) =>
      done(
        client.DELETE("/api/operator/bans/{number}", { headers, params: { path: { number } } }),
      ),
    say: (text: string) =>
      ask(client.PUT("/api/operator/message", { headers, body: { texts: { "": text } } })),
    log: () => ask(client.GET("/api/operator/log", { headers })),
  };
}

export type Operator = ReturnType<typeof operator>;

/** What has no answer but that it is done. */
async function done(asked: Promise<{ error?: unknown; response: Response }>): Promise<void> {
  const data = asked.then(({ error, response }) =>
    response.ok ? { data: true, response } : { error, response },
  );
  await ask<boolean>(data);
}
