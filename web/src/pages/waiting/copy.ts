/** Copy a link, and say so. Where a page may not, the link stands in a field and can be copied by hand. */
import { copied } from "../../parts/copy";
import { toast } from "../../parts/toasts.svelte";
import { say } from "../../words";

export async function copyLink(link: string): Promise<void> {
  toast.show(say((await copied(link)) ? "waiting-invite-copied" : "waiting-invite-by-hand"));
}
