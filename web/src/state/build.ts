/** Which build of the page this is. While developing there is none. */
export const ownBuild: string =
  typeof document === "undefined"
    ? ""
    : (document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "");

/** Whether the server would serve another page than this one. */
export function isAnother(build: string): boolean {
  return ownBuild !== "" && build !== "" && build !== ownBuild;
}
