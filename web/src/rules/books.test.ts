import { expect, test } from "vitest";
import { type Book, bookOf, sameAnchor, textOf } from "./books";

const GAMES = Object.keys(import.meta.glob("./*/book.ts")).map(
  (path) => path.split("/")[1] ?? "",
);

test("a rule's texts are named after its number", () => {
  expect(textOf({ number: "RW-7b" }, "title")).toBe("rules-rw-7b-title");
  expect(textOf({ number: "IH-D" }, "text")).toBe("rules-ih-d-text");
});

test("an anchor is found however it is written", () => {
  expect(sameAnchor("RW-7b", "rw-7B")).toBe(true);
  expect(sameAnchor("option-open-points", "option-open_points")).toBe(true);
  expect(sameAnchor("RW-7", "RW-7b")).toBe(false);
});

function figuresIn({ contents }: Book): string[] {
  return contents.rules
    .flatMap((rule) => [rule, ...(rule.parts ?? [])])
    .flatMap((rule) => rule.figures ?? []);
}

test("there are books", () => {
  expect(GAMES.length).toBeGreaterThan(1);
});

test.each(GAMES)("every figure that a rule of %s names is there", async (game) => {
  const book = await bookOf(game);
  expect(book && figuresIn(book).sort()).toEqual(Object.keys(book?.figures ?? {}).sort());
});

test("a game without a book has none", async () => {
  expect(await bookOf("pig")).toBeNull();
});
