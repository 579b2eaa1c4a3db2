/** Put something on the clipboard: a text also on a page that came without HTTPS. */

import { t } from "../i18n";
import { tell } from "../state/notes.svelte";

export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
  } else {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    // The old way is the only one there.
    document.execCommand("copy");
    field.remove();
  }
  tell(t("page-copied"));
}

export const canCopyPictures =
  typeof ClipboardItem === "function" && typeof navigator.clipboard?.write === "function";

export async function copyPicture(picture: Blob): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
  tell(t("page-copied"));
}
