import { beforeEach, expect, test, vi } from "vitest";

const place = { pathname: "/worms/", search: "", hash: "", origin: "http://here" };
const put = (_state: unknown, _title: string, address: string) => {
  const { pathname, search, hash } = new URL(address, place.origin);
  Object.assign(place, { pathname, search, hash });
};

vi.stubGlobal("document", { querySelector: () => ({ content: "/worms/" }) });
vi.stubGlobal("location", place);
vi.stubGlobal("history", { pushState: vi.fn(put), replaceState: vi.fn(put) });
vi.stubGlobal("addEventListener", vi.fn());
vi.stubGlobal("scrollTo", vi.fn());
const { linkTo, withoutBase } = await import("./base");
const { go, route } = await import("./router.svelte");

beforeEach(() => go("/"));

test("our addresses begin with what the server wrote into the page", () => {
  expect(linkTo("/")).toBe("/worms/");
  expect(linkTo("/rules#RW-7")).toBe("/worms/rules#RW-7");
});

test.each([
  ["/worms", "/"],
  ["/worms/", "/"],
  ["/worms/table/KR7TWQ", "/table/KR7TWQ"],
  ["/", null],
  ["/wormsandmore/table", null],
  ["/others", null],
])("%s is %s of ours", (path, ours) => {
  expect(withoutBase(path)).toBe(ours);
});

test("the router knows nothing of it", () => {
  expect(route.parts).toEqual([]);
  go("/table/KR7TWQ?step=3");
  expect(place.pathname).toBe("/worms/table/KR7TWQ");
  expect(route.path).toBe("/table/KR7TWQ");
  expect(route.parts).toEqual(["table", "KR7TWQ"]);
});

test("no link in the sources is written without it", () => {
  const sources = import.meta.glob<string>("/src/**/*.svelte", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const written = /\b(href|src|action)=\{?[`"]\//;
  const wrong = Object.keys(sources).filter((path) => written.test(sources[path] ?? ""));
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
