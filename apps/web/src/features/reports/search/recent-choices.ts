import { z } from '@bahi/contract/zod';
import { searchKinds } from '@bahi/contract/reports/search/search.contract';
import { ownPrefix, readStored, writeStored } from '../../../platform/storage.ts';

/** A record or screen that was chosen before; its names are those of then. */
const recent = z.object({
  kind: z.enum([...searchKinds, 'SCREEN']),
  to: z.string(),
  name: z.string(),
  nameNp: z.string().nullable(),
});
export type RecentChoice = z.output<typeof recent>;

/** What is kept of somebody's choices: the latest, newest first, and how often each place was gone to. */
const kept = z.object({ recent: z.array(recent), uses: z.record(z.string(), z.number()) });
type Kept = z.output<typeof kept>;

const mostKept = 8;
const nothing: Kept = { recent: [], uses: {} };

function keptChoices(account: string): Kept {
  const stored = readStored(keyOf(account));
  if (stored === null) return nothing;
  try {
    return kept.safeParse(JSON.parse(stored)).data ?? nothing;
  } catch {
    // What is no longer read as it was written begins anew.
    return nothing;
  }
}

/** What somebody chose lately on this machine, newest first. */
export function recentChoices(account: string): RecentChoice[] {
  return keptChoices(account).recent;
}

/** How often somebody went to a place on this machine, by its address. */
export function usesOf(account: string): (to: string) => number {
  const { uses } = keptChoices(account);
  return (to) => uses[to] ?? 0;
}

/** Remembers what was chosen, if it is a place to come back to; that it was chosen counts for actions and screens. */
export function rememberChoice(
  account: string,
  choice: { to: string; recent: RecentChoice | null; isCounted: boolean },
): void {
  const { recent: before, uses } = keptChoices(account);
  const after = choice.recent === null ? before : [choice.recent, ...before.filter(({ to }) => to !== choice.to)];
  const counted = choice.isCounted ? { ...uses, [choice.to]: (uses[choice.to] ?? 0) + 1 } : uses;
  writeStored(keyOf(account), JSON.stringify({ recent: after.slice(0, mostKept), uses: counted }));
}

function keyOf(account: string): string {
  return `${ownPrefix}recent.${account}`;
}
