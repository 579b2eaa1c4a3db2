import { expect, test, vi } from "vitest";
import { joined, language, loadMore, setLanguage, t } from ".";

test("whoever asks for the rules while they are loading waits for them too", async () => {
  await setLanguage("en");
  const first = loadMore("rules");
  await loadMore("rules");
  expect(t("rules-contents")).toBe("Contents");
  await first;
});

test("of two languages asked for at once the later one stays", async () => {
  const early = setLanguage("nl");
  await setLanguage("de");
  await early;
  expect(language.current).toBe("de");
});

test("a sentence that does not exist is shown as missing", async () => {
  const complained = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await setLanguage("en");
  expect(t("no-such-sentence")).toBe("⟦no-such-sentence⟧");
  expect(complained).toHaveBeenCalledWith("no sentence “no-such-sentence” in en");
  complained.mockRestore();
});

test("Chinese has no space between its own characters, nor between sentences", async () => {
  await setLanguage("zh-Hant");
  expect(t("page-turn-of", { name: "小明" })).toBe("輪到小明");
  expect(t("page-turn-of", { name: "王 小明" })).toBe("輪到王 小明");
  expect(t("page-turn-of", { name: "Bo" })).toBe("輪到 Bo");
  expect(joined("好。", "再來。")).toBe("好。再來。");
  await setLanguage("nl");
  expect(joined("Goed.", "Nog eens.")).toBe("Goed. Nog eens.");
});
