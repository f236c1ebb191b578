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

const mostKept = 8;

/** What somebody chose lately on this machine, newest first. */
export function recentChoices(account: string): RecentChoice[] {
  const stored = readStored(keyOf(account));
  if (stored === null) return [];
  try {
    return z.array(recent).safeParse(JSON.parse(stored)).data ?? [];
  } catch {
    // What is no longer read as it was written begins anew.
    return [];
  }
}

export function rememberChoice(account: string, choice: RecentChoice): void {
  const others = recentChoices(account).filter(({ to }) => to !== choice.to);
  writeStored(keyOf(account), JSON.stringify([choice, ...others].slice(0, mostKept)));
}

function keyOf(account: string): string {
  return `${ownPrefix}recent.${account}`;
}
