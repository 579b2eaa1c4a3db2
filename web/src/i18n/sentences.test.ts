import { expect, test } from "vitest";
import { language, loadRules, setLanguage, t } from ".";

test("whoever asks for the rules while they are loading waits for them too", async () => {
  await setLanguage("en");
  const first = loadRules();
  await loadRules();
  expect(t("rules-contents")).toBe("Contents");
  await first;
});

test("of two languages asked for at once the later one stays", async () => {
  const early = setLanguage("nl");
  await setLanguage("de");
  await early;
  expect(language.current).toBe("de");
});
