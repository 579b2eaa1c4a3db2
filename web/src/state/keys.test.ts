import { expect, test } from "vitest";
import { firstOf, keyOf, listed, type Stroke } from "./keys";

const plain: Omit<Stroke, "key"> = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  defaultPrevented: false,
};

test("a key is meant for a button, whatever the shift says", () => {
  expect(keyOf({ ...plain, key: "r" }, false)).toBe("r");
  expect(keyOf({ ...plain, key: "R" }, false)).toBe("r");
  expect(keyOf({ ...plain, key: "?" }, false)).toBe("?");
});

test("nothing is pressed by someone who types, by a shortcut of the browser, or by holding", () => {
  expect(keyOf({ ...plain, key: "r" }, true)).toBeNull();
  for (const held of ["ctrlKey", "metaKey", "altKey", "repeat", "defaultPrevented"]) {
    expect(keyOf({ ...plain, key: "r", [held]: true }, false)).toBeNull();
  }
  for (const key of ["Enter", "Escape", "ArrowDown", "F5"]) {
    expect(keyOf({ ...plain, key }, false)).toBeNull();
  }
});

const BUTTONS = [
  { key: "r", able: false, name: "Roll" },
  { key: "w", able: true, name: "worm" },
  { key: "t", able: true, name: "Take 25" },
  { key: "t", able: true, name: "Take 24" },
  { key: "u", able: false, name: "Take back" },
];

test("a key presses the first button that can be pressed", () => {
  expect(firstOf(BUTTONS, "t")?.name).toBe("Take 25");
  expect(firstOf(BUTTONS, "r")).toBeUndefined();
  expect(firstOf([...BUTTONS, { key: "R", able: true, name: "Roll on" }], "r")?.name).toBe(
    "Roll on",
  );
});

test("the keys that exist now are listed once each", () => {
  expect(listed(BUTTONS)).toEqual([
    { key: "W", name: "worm" },
    { key: "T", name: "Take 25" },
  ]);
});
