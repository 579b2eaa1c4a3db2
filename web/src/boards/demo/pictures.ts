/** The drawings from which `make_pictures.py` makes each game's `picture.svg`. */

import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import { knownGames } from "../../parts";

const DRAWN = import.meta.glob<Component<SVGAttributes<SVGSVGElement>>>("../*/Picture.svelte", {
  eager: true,
  import: "default",
});

export const PICTURES = knownGames().flatMap(({ name }) => {
  const Picture = DRAWN[`../${name}/Picture.svelte`];
  return Picture ? [{ name, Picture }] : [];
});
