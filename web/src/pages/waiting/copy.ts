/** Copy a link, and say so. Where a page may not, the link stands in a field and can be copied by hand. */
import { toast } from "../../parts/toasts.svelte";
import { say } from "../../words";

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.show(say("waiting-invite-copied"));
  } catch {
    toast.show(say("waiting-invite-by-hand"));
  }
}
