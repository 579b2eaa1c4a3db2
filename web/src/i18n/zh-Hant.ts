const texts = import.meta.glob<string>(
  "../../../src/wormery/locales/zh-Hant/{games,page,board}.ftl",
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

export default Object.values(texts);
