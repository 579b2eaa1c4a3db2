import { beforeEach, expect, test, vi } from "vitest";

const page = new EventTarget();
const place = { pathname: "/", search: "", hash: "", origin: "http://here" };
const put = (_state: unknown, _title: string, address: string) => {
  const { pathname, search, hash } = new URL(address, place.origin);
  Object.assign(place, { pathname, search, hash });
};

vi.stubGlobal("location", place);
vi.stubGlobal("history", { pushState: vi.fn(put), replaceState: vi.fn(put) });
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("scrollTo", vi.fn());
const { go, route } = await import("./router.svelte");

beforeEach(() => {
  vi.clearAllMocks();
  go("/");
});

test("the address says which page is shown", () => {
  expect(route.parts).toEqual([]);
  go("/replay/KR7TWQ?step=12#log");
  expect(route.parts).toEqual(["replay", "KR7TWQ"]);
  expect(route.query.get("step")).toBe("12");
  expect(route.anchor).toBe("log");
  expect(route.damaged).toBe(false);
});

test("parts are decoded", () => {
  go("/table/%C3%A9%20%2F");
  expect(route.parts).toEqual(["table", "é /"]);
});

test.each(["/table/%E0%A4%A", "/%", "/rules/%FF"])("%s is damaged, and no error", (address) => {
  go(address);
  expect(route.damaged).toBe(true);
  expect(route.parts).toEqual([]);
});

test("only another page begins at its top", () => {
  go("/replay/KR7TWQ?step=1");
  vi.clearAllMocks();
  go("/replay/KR7TWQ?step=2", true);
  expect(history.replaceState).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
  go("/rules");
  expect(history.pushState).toHaveBeenCalledOnce();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test("the back button is followed", () => {
  go("/settings");
  put(null, "", "/join");
  page.dispatchEvent(new Event("popstate"));
  expect(route.parts).toEqual(["join"]);
});
