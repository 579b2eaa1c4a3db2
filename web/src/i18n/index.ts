/** Every sentence of the page, in the language of whoever reads it. */
export {
  LANGUAGES,
  type Language,
  language,
  loadRules,
  setLanguage,
  t,
} from "./sentences.svelte";
