import { beforeEach, expect, test, vi } from "vitest";
import { reloadOnce } from "./reloading";

const kept = new Map<string, string>();
const reload = vi.fn();

beforeEach(() => {
  kept.clear();
  reload.mockClear();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a build reloads once, and the next build once more", () => {
  expect([reloadOnce("a.js"), reloadOnce("a.js"), reloadOnce("a.js")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(reloadOnce("b.js")).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("a browser that keeps nothing never reloads by itself", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(reloadOnce("a.js")).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
