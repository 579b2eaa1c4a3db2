import { expect, test } from "vitest";
import { anchorOf, setIn } from "./link";

const WORD = "5-2-2:.b/w/..m/./vw|4--:////";

test("a set goes into a link and comes out of it", () => {
  for (const name of ["mine", "Anna’s & Bo’s #1", "蟻穴 100 %", ""]) {
    expect(setIn(anchorOf(name, WORD))).toEqual({ name, word: WORD });
  }
  expect(anchorOf("mine", WORD)).not.toMatch(/[|\s]/);
});

test("an address that was written anew on its way is read too", () => {
  expect(setIn(anchorOf("mine", WORD).replaceAll("/", "%2F"))?.word).toBe(WORD);
});

test("what is no set is none, and what is damaged is for the server to refuse", () => {
  for (const anchor of ["", "IH-D", "set=", "name=x"]) expect(setIn(anchor)).toBeNull();
  expect(setIn("set=%E0%A4%A&name=x")).toEqual({ name: "", word: "%E0%A4%A" });
});
