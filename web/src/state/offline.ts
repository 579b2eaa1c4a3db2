/** Whether this page came from what was kept: the server could not be reached. */

import { linkTo } from "./base";

const LOOK_AGAIN = 10_000; // milliseconds

export const offline: boolean =
  typeof document !== "undefined" && "offline" in document.documentElement.dataset;

/** Come back when the server does; gives what ends the waiting. */
export function waitForServer(): () => void {
  const look = async () => {
    try {
      const answer = await fetch(linkTo("/build.json"), { cache: "no-store" });
      if (answer.ok) location.reload();
    } catch {
      // Still not there.
    }
  };
  const timer = setInterval(() => void look(), LOOK_AGAIN);
  addEventListener("online", look);
  return () => {
    clearInterval(timer);
    removeEventListener("online", look);
  };
}
