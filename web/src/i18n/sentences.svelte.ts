import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
} from "@fluent/bundle";

/** In the order of the server; each has its name in itself. */
export const LANGUAGES = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
  fr: "Français",
  "zh-Hant": "繁體中文",
} as const;

export type Language = keyof typeof LANGUAGES;
type Values = Record<string, string | number>;

// One piece of script a language: its sentences come together, and only when they are needed.
const TEXTS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  nl: () => import("./nl"),
  de: () => import("./de"),
  fr: () => import("./fr"),
  "zh-Hant": () => import("./zh-Hant"),
};
const MORE = import.meta.glob<string>(
  "../../../src/wormery/locales/*/{rules,review,drills,learn,sharing,daily,mounds,ratings,numbers}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);
/** Sentences that are long, or needed on one page only. */
type More =
  | "rules"
  | "review"
  | "drills"
  | "learn"
  | "sharing"
  | "daily"
  | "mounds"
  | "ratings"
  | "numbers";

let current = $state<Language>("en");
let bundle = $state.raw<FluentBundle | null>(null);
const more = new Map<More, Promise<void>>();
let last: Promise<void> = Promise.resolve();

/** The language that is shown; `language.current` changes with `setLanguage`. */
export const language = {
  get current(): Language {
    return current;
  },
};

/** The language nearest to what the browser asks for. */
export function preferred(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const first = wish.toLowerCase().split("-")[0];
    for (const name of Object.keys(LANGUAGES) as Language[]) {
      if (name.toLowerCase().split("-")[0] === first) return name;
    }
  }
  return "en";
}

/** Load a language and show everything in it. Whoever asks last has the last word. */
export function setLanguage(name: Language): Promise<void> {
  last = last.catch(() => undefined).then(() => load(name));
  return last;
}

async function load(name: Language): Promise<void> {
  const texts = [...(await TEXTS[name]()).default];
  for (const part of more.keys()) texts.push(await moreOf(name, part));
  // No isolation marks: none of the languages here is written from right to left.
  const made = new FluentBundle(name, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  bundle = made;
  current = name;
  if (typeof document !== "undefined") document.documentElement.lang = name;
}

/** From now on these sentences are there too. */
export function loadMore(part: More): Promise<void> {
  const asked = more.get(part);
  if (asked) return asked;
  const loading = setLanguage(current).catch((error: unknown) => {
    more.delete(part); // so that the next who wants them asks again
    throw error;
  });
  more.set(part, loading);
  return loading;
}

async function moreOf(name: Language, part: More): Promise<string> {
  const load = MORE[`../../../src/wormery/locales/${name}/${part}.ftl`];
  return load ? await load() : "";
}

const OWN_SPACE = "\ue000"; // stands for a space inside a value, which stays

/** A number. A small whole one is written alike in all languages, without asking how. */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    const small = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return small ? String(this.value) : super.toString(scope);
  }
}

function known(values: Values): Record<string, FluentVariable> {
  // Sentences that can say “you” say names unless they are told whose eyes read them.
  const found: Record<string, FluentVariable> = { you: "no" };
  for (const [name, value] of Object.entries(values)) {
    found[name] =
      typeof value === "number" ? new Count(value) : value.replaceAll(" ", OWN_SPACE);
  }
  return found;
}

/** A sentence with its values filled in. Inside a component it follows the language. */
export function t(id: string, values: Values = {}): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) {
    console.error(`no sentence “${id}” in ${current}`);
    return `⟦${id}⟧`;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, known(values), errors);
  for (const error of errors) console.error(`sentence “${id}” in ${current}: ${error.message}`);
  return (current === "zh-Hant" ? closed(text) : text).replaceAll(OWN_SPACE, " ");
}

/** Chinese has no spaces; those around a value are for Latin letters and digits. */
function closed(text: string): string {
  return text.replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, "$1");
}

/** Sentences one after the other; in Chinese the full stop is as wide as a space. */
export function joined(...sentences: readonly string[]): string {
  return sentences.join(current === "zh-Hant" ? "" : " ");
}
