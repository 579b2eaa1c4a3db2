/** To a table of the same dice, where the bots are as quick as one likes them. */
import { api } from "../../api/client";
import { botPace } from "../../state/opening";
import { go } from "../../state/router.svelte";
import { settings } from "../../state/settings.svelte";

/** Sit down; at a table where one has been before everything stays as it was. */
export async function sitDown(code: string, before: boolean): Promise<void> {
  if (!before) {
    const { plan } = (await api.table(code)).table;
    const { grace = null, stand_in = "casual" } = plan;
    const pace = botPace(settings.pace);
    await api.command(code, { kind: "adjust", pace, grace, stand_in });
  }
  go(`/table/${code}`);
}
