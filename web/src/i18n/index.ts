/** Every sentence of the page, in the reader’s language. */
export {
  joined,
  LANGUAGES,
  type Language,
  language,
  loadRules,
  setLanguage,
  t,
} from "./sentences.svelte";
