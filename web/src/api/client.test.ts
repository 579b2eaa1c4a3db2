import { beforeAll, expect, test } from "vitest";
import { setLanguage, t } from "../i18n";
import { ask, Refusal } from "./client";

beforeAll(() => setLanguage("en"));

const answered = (status: number, given: { data?: unknown; error?: unknown }) =>
  ask(Promise.resolve({ ...given, response: new Response(null, { status }) }));

async function refusalOf(asked: Promise<unknown>): Promise<[string, number]> {
  const refusal = await asked.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refusal instanceof Refusal)) throw refusal;
  return [refusal.message, refusal.status];
}

test("an answer is its data", async () => {
  await expect(answered(200, { data: [1] })).resolves.toEqual([1]);
});

test("the server's own refusal says its sentence", async () => {
  const error = { name: "server-failed", sentence: "A mistake of ours." };
  expect(await refusalOf(answered(500, { error }))).toEqual(["A mistake of ours.", 500]);
});

test.each([
  [502, { error: "<html>Bad gateway</html>" }],
  [500, { error: { detail: "Internal" } }],
  [200, {}],
])("%i with anything else is no answer", async (status, given) => {
  expect(await refusalOf(answered(status, given))).toEqual([t("page-no-answer"), status]);
});

test.each([new TypeError("Failed to fetch"), new SyntaxError("Unexpected token")])(
  "%s is no answer either",
  async (error) => {
    expect(await refusalOf(ask(Promise.reject(error)))).toEqual([t("page-no-answer"), 0]);
  },
);

test("a mistake of the page itself is not taken for one", async () => {
  const mistake = new RangeError("a slip");
  await expect(ask(Promise.reject(mistake))).rejects.toBe(mistake);
});
