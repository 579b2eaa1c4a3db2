/** Short notes that appear, are read aloud, and go. */

const SHOWN = 4000;

let text = $state("");
let timer: ReturnType<typeof setTimeout> | undefined;

export const note = {
  get text(): string {
    return text;
  },
};

export function tell(sentence: string): void {
  clearTimeout(timer);
  text = sentence;
  timer = setTimeout(() => {
    text = "";
  }, SHOWN);
}
