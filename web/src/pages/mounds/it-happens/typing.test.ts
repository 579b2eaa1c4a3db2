import { describe, expect, test } from "vitest";
import * as typing from "./typing";

const fresh = (): typing.Typed => ({
  mounds: typing.read(typing.EMPTY_WORD),
  at: typing.BEGIN,
});

function type(text: string, from = fresh()): typing.Typed {
  let typed = from;
  for (const key of text) {
    if (key === ">") typed = { ...typed, at: typing.next(typed.at) };
    else if (key === "<") typed = typing.takeBack(typed);
    else if (typing.isNumber(typed.at)) typed = typing.putNumber(typed, key);
    else typed = typing.putFind(typed, key);
  }
  return typed;
}

const first = ({ mounds }: typing.Typed) => typing.write(mounds.slice(0, 1));

describe("typing a mound in", () => {
  test("a whole mound goes from number to number and column to column", () => {
    const typed = type("522.b>w>..m.>vw>");
    expect(first(typed)).toBe("5-2-2:.b/w/..m/./vw");
    expect(typed.at).toEqual({ mound: 1, place: 0, level: 0 });
  });

  test("what was typed is taken back step by step, over columns and numbers", () => {
    expect(first(type("522.b>w<"))).toBe("5-2-2:.b////");
    expect(first(type("522.b>w<<<<"))).toBe("5-2-:////");
    expect(type("522.b>w<<<<").at).toEqual({ mound: 0, place: 2, level: 0 });
    expect(first(type("<"))).toBe("--:////");
  });

  test("a field in the middle is replaced, and those above stay", () => {
    const typed = type("522.bw");
    const low = { ...typed, at: { mound: 0, place: 3, level: 0 } };
    expect(first(type("m", low))).toBe("5-2-2:mbw////");
    expect(first(typing.takeBack(low))).toBe("5-2-2:bw////");
  });

  test("words with gaps are read as they are written", () => {
    const word = `5--12:.b//../w/|${"--:////|".repeat(11)}`.slice(0, -1);
    expect(typing.write(typing.read(word))).toBe(word);
    expect(typing.read(typing.EMPTY_WORD)).toHaveLength(12);
  });

  test("arrows stay on the mound's fields and at the ends of the set", () => {
    const typed = type("522.b");
    expect(typed.at).toEqual({ mound: 0, place: 3, level: 2 });
    const up = typing.moved(typed, "ArrowUp");
    expect(up?.at.level).toBe(2);
    const down = typing.moved(typed, "ArrowDown");
    expect(down?.at.level).toBe(1);
    expect(typing.moved(fresh(), "ArrowLeft")?.at).toEqual(typing.BEGIN);
    expect(typing.moved(typed, "ArrowLeft")?.at).toEqual({ mound: 0, place: 2, level: 0 });
    expect(typing.moved(typed, "PageUp")?.at.mound).toBe(0);
    expect(typing.moved(typed, "x")).toBeNull();
  });
});
