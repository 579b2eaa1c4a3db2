/** Every sentence of the page, in the reader’s language. */
export {
  joined,
  LANGUAGES,
  type Language,
  language,
  loadMore,
  setLanguage,
  t,
} from "./sentences.svelte";
