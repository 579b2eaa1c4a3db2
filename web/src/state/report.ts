/** No error goes unseen: what the page says when something has failed. */

import type { Problem } from "../api";
import { Refusal } from "../api/client";
import { t } from "../i18n";
import { tell } from "./notes.svelte";

/** Why something did not work: the server's own sentence, or that the page itself has failed. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  console.error(error);
  return { name: "page-failed", sentence: t("page-failed") };
}

/** For what someone does not wait for: a refusal is no news then, anything else is. */
export function reportFailure(error: unknown): void {
  if (!(error instanceof Refusal)) tell(problemOf(error).sentence);
}

/** Say aloud what nobody has caught; the browser itself writes it to the console. */
export function watchForErrors(): void {
  addEventListener("unhandledrejection", ({ reason }) => {
    tell(reason instanceof Refusal ? reason.message : t("page-failed"));
  });
  addEventListener("error", ({ error }) => {
    // Notices of the browser, such as one about sizes that changed twice, carry no error.
    if (error instanceof Error) tell(t("page-failed"));
  });
}
