/** A review is asked for until it is there: the server goes through the game first. */

import type { Review, ReviewProgress } from "../../api";
import { api } from "../../api/client";

const PAUSE = 300; // milliseconds between two questions; the server waits a little as well

/** The review of a game; null if meanwhile nobody wants it any more. */
export async function reviewOf(
  code: string,
  wanted: () => boolean,
  tell: (progress: ReviewProgress) => void,
): Promise<Review | null> {
  while (wanted()) {
    const answer = await api.review(code);
    if ("moments" in answer) return answer;
    tell(answer);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return null;
}
