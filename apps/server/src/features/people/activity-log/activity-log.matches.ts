import type { Activity } from '@bahi/contract/people/activity-log/activity-log.contract';
import { formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { AccountNames } from './activity-log.deeds.ts';
import type { Kept } from './activity-log.sources.ts';
import type { LogReader, Position } from './activity-log.wanted.ts';

/** What one transaction did to one record, and where it stands in the audit. */
export type Written = { activity: Activity; position: Position };

/** By what something is told as one with its like beside it, and what that is called. */
type Alike = { likeness: string; name: string; nameNp: string | null };
export type Single = Written & { alike: Alike | null };

/**
 * The rows without the matches that came apart because what they matched was taken back: that is told of what was taken
 * back, and nobody has let a line go.
 */
export async function withoutReleased({ db, businessId }: LogReader, rows: readonly Kept[]): Promise<Kept[]> {
  const isApart = ({ table_name: table, action }: Kept): boolean => table === 'bank_match' && action === 'delete';
  const transactions = rows.filter(isApart).map((row) => row.transaction_id);
  if (transactions.length === 0) return [...rows];
  const reversing = await db.query<{ transaction_id: string }>(
    `select distinct event.transaction_id from audit_event event
     join journal_entry entry on entry.business_id = event.business_id and entry.id = event.row_id
     where event.business_id = $1 and event.transaction_id = any($2::uuid[]) and event.table_name = 'journal_entry'
       and entry.reverses_id is not null`,
    [businessId, [...new Set(transactions)]],
  );
  const released = new Set(reversing.map((one) => one.transaction_id));
  return rows.filter((row) => !isApart(row) || !released.has(row.transaction_id));
}

/** Who matches a statement does so line by line: what they do on an account on one day is alike. */
export function alikeOf({ kind }: Activity, row: Kept, { accounts }: { accounts: AccountNames }): Alike | null {
  if (kind !== 'BANK_MATCH') return null;
  const code = String((row.after ?? row.before)?.['account_code']);
  const day = formatAdDate(todayInKathmandu(row.at.getTime()));
  const account = accounts.get(code);
  return {
    likeness: [day, row.user_id, row.action, code].join(' '),
    name: account?.name ?? code,
    nameNp: account?.name_np ?? null,
  };
}

/** What is alike and follows each other is one act with its count, and stands where the first of it was done. */
export function toldTogether(found: readonly Single[]): Written[] {
  const told: Single[] = [];
  for (const one of found) {
    const { activity, alike } = one;
    const later = told.at(-1);
    if (later === undefined || alike === null || later.alike?.likeness !== alike.likeness) told.push(one);
    else
      told[told.length - 1] = {
        ...one,
        activity: {
          ...activity,
          recordName: alike.name,
          recordNameNp: alike.nameNp,
          times: later.activity.times + 1,
        },
      };
  }
  return told;
}
