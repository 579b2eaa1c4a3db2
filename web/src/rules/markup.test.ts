import { expect, test } from "vitest";
import { blocks, spans } from "./markup";

test("a blank line begins a paragraph", () => {
  expect(blocks("One.\n\nTwo.")).toEqual([
    { kind: "paragraph", spans: [{ kind: "plain", text: "One." }] },
    { kind: "paragraph", spans: [{ kind: "plain", text: "Two." }] },
  ]);
});

test("items and numbered items make lists", () => {
  const [list, numbered] = blocks("- one\n- two\n\n1. first\n2. second");
  expect(list).toMatchObject({ kind: "list", numbered: false });
  expect(numbered).toMatchObject({ kind: "list", numbered: true });
  expect(numbered?.kind === "list" && numbered.items).toEqual([
    [{ kind: "plain", text: "first" }],
    [{ kind: "plain", text: "second" }],
  ]);
});

test("the first line says whether a block is a list", () => {
  expect(blocks("- alone")).toMatchObject([{ kind: "list", items: [[{ text: "alone" }]] }]);
  expect(blocks("A line\n- and no item")).toMatchObject([{ kind: "paragraph" }]);
});

test("stress, code and rule numbers are found inside a text", () => {
  expect(spans("*All* of `any`（RW-7b）, IH-D; not RW or 7.")).toEqual([
    { kind: "stress", text: "All" },
    { kind: "plain", text: " of " },
    { kind: "code", text: "any" },
    { kind: "plain", text: "（" },
    { kind: "rule", text: "RW-7b" },
    { kind: "plain", text: "）, " },
    { kind: "rule", text: "IH-D" },
    { kind: "plain", text: "; not RW or 7." },
  ]);
});
