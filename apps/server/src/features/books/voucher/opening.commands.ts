import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { balancingLine } from '@bahi/domain/posting/accounts/voucher';
import type { Context } from '../../../platform/core/context.ts';
import { dayInBothCalendars, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readOutlet } from '../ledger/document-outlet.ts';
import { readLines, refuseUnbalanced, voucherDayOf } from './voucher.prepare.ts';
import { getVoucher } from './voucher.queries.ts';
import { writeVoucher } from './voucher.write.ts';

type Contract = typeof voucherContract;

/**
 * Writes what stood on the accounts when the business began here. All of it is of one day, before which nothing stands;
 * what does not balance goes where its writer says, else it is refused.
 */
export async function enterOpening(
  context: Context,
  { body }: Input<Contract['enterOpening']>,
): Promise<Answer<Contract['get']>> {
  const day = await voucherDayOf(context, body);
  const { id: outletId } = await readOutlet(context, body.outletId);
  const named = await readLines(context, { kind: 'OPENING_VOUCHER', outletId }, body.lines);
  const rest = body.difference === 'NONE' ? [] : balancingLine(named, body.difference);
  const lines = [...named, ...rest.map((line) => ({ ...line, narration: null }))];
  refuseUnbalanced(context, lines);
  await refuseOtherDay(context, day);
  const { narration } = body;
  return getVoucher(context, await writeVoucher(context, 'OPENING_VOUCHER', { outletId, day, narration, lines }));
}

/** Waits for all that is being posted, as who locks a period does, and then looks at what stands. */
async function refuseOtherDay(context: Context, day: CalendarDay): Promise<void> {
  const { db, businessId } = context;
  await db.query('select id from outlet where business_id = $1 order by id for update', [businessId]);
  const [begun] = await db.query<{ cut_over: string | null; first: string | null }>(
    'select cut_over_day($1) as cut_over, first_booked_day($1) as first',
    [businessId],
  );
  const refused = (key: 'voucher.openingOtherDay' | 'voucher.openingAfterEntries', on: CalendarDay): never =>
    fail(key, { field: 'dateAD', parameters: { day: dayInBothCalendars(context, on) } });
  if (begun?.cut_over) {
    const cutOver = storedDay(begun.cut_over);
    if (cutOver !== day) refused('voucher.openingOtherDay', cutOver);
  }
  if (begun?.first && storedDay(begun.first) < day) refused('voucher.openingAfterEntries', storedDay(begun.first));
}
