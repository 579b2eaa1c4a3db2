import { expect, test } from "vitest";
import { dayAndTime } from "./days";

const NOW = new Date(2026, 2, 30, 9, 5);

test("what was today and yesterday is told with its time", () => {
  expect(dayAndTime(new Date(2026, 2, 30, 0, 0), NOW)).toMatchObject({
    day: "today",
    time: "00:00",
  });
  expect(dayAndTime(new Date(2026, 2, 29, 23, 59), NOW)).toMatchObject({
    day: "yesterday",
    time: "23:59",
  });
});

test("what was earlier is told in days, whether or not one of them was short", () => {
  expect(dayAndTime(new Date(2026, 2, 28, 23, 59), NOW)).toMatchObject({
    day: "earlier",
    days: 2,
  });
  expect(dayAndTime(new Date(2026, 1, 28, 12, 0), NOW)).toMatchObject({
    day: "earlier",
    days: 30,
  });
});

test("a clock that is behind the server's makes nothing be in the future", () => {
  expect(dayAndTime(new Date(2026, 2, 31, 0, 1), NOW).day).toBe("today");
});
