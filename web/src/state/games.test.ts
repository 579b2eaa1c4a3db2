import { expect, test } from "vitest";
import { searchable } from "./games";

test("a month by its name is looked for in dates, and all else as it was typed", () => {
  expect(searchable("  Anna  november ", "en")).toBe("Anna november|-11-");
  expect(searchable("Nov. 2026", "en")).toBe("nov|-11- 2026");
  expect(searchable("märz", "de")).toBe("märz|-03-");
  expect(searchable("août", "fr")).toBe("août|-08-");
  expect(searchable("2026-11-16 pip", "en")).toBe("2026-11-16 pip");
  expect(searchable("Ma", "en")).toBe("Ma");
  expect(searchable("", "en")).toBe("");
});
