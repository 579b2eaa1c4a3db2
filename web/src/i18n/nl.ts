const texts = import.meta.glob<string>(
  "../../../src/wormery/locales/nl/{games,page,board}.ftl",
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

export default Object.values(texts);
