import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { balancingLine } from '@bahi/domain/posting/accounts/voucher';
import type { Context } from '../../../../platform/core/context.ts';
import { dayInBothCalendars } from '../../../../platform/core/days.ts';
import { fail } from '../../../../platform/core/errors.ts';
import { arrangeFiles } from '../../../../platform/files/attached-files.ts';
import { readOutlet } from '../../ledger/document-outlet.ts';
import { readOpenDays } from '../../ledger/open-days.ts';
import { readFirstBookedDay } from './opening.queries.ts';
import { readLines, readVoucherDay, refuseUnbalanced, voucherDayOf } from '../voucher.prepare.ts';
import { getVoucher } from '../voucher.queries.ts';
import { writeVoucher } from '../voucher.write.ts';

type Contract = typeof voucherContract;

/**
 * Writes what stood on the accounts when the business began here. All of it is of one day, before which nothing stands;
 * what does not balance goes where its writer says, else it is refused.
 */
export async function enterOpening(
  context: Context,
  { body }: Input<Contract['enterOpening']>,
): Promise<Answer<Contract['get']>> {
  const day = await openingDayOf(context, body);
  const { id: outletId } = await readOutlet(context, body.outletId);
  const named = await readLines(context, { kind: 'OPENING_VOUCHER', outletId, day }, body.lines);
  const rest = body.difference === 'NONE' ? [] : balancingLine(named, body.difference);
  const lines = [...named, ...rest.map((line) => ({ ...line, narration: null }))];
  refuseUnbalanced(context, lines);
  await refuseOtherDay(context, day);
  const { narration } = body;
  const id = await writeVoucher(context, 'OPENING_VOUCHER', { outletId, day, narration, lines });
  if (body.documents !== undefined)
    await arrangeFiles(context, { table: 'voucher', id }, body.documents, { field: 'documents' });
  return getVoucher(context, id);
}

/**
 * The day of an opening balance. The first one says on which the books of all outlets begin, so that nobody says it who
 * sees one of them alone. Where every day that it may be of is locked, a journal is the way.
 */
async function openingDayOf(context: Context, form: { dateAD: string | null; dateBS: string | null }) {
  const { begunOn, unlockedFrom } = await readOpenDays(context, { hasVat: false });
  refuseFirstOfOutlet(context, begunOn);
  const latest = begunOn ?? (await readFirstBookedDay(context));
  if (latest !== null && unlockedFrom !== null && latest < unlockedFrom)
    fail('voucher.openingDayLocked', { field: 'dateAD', parameters: { day: dayInBothCalendars(context, latest) } });
  return begunOn === null ? voucherDayOf(context, form) : readVoucherDay(context, form);
}

function refuseFirstOfOutlet({ outletId }: Pick<Context, 'outletId'>, begunOn: CalendarDay | null): void {
  if (begunOn === null && outletId !== null) fail('voucher.openingOfAllOutlets', { status: 403 });
}

/** Waits for all that is being posted, as who locks a period does, and then looks at what stands. */
async function refuseOtherDay(context: Context, day: CalendarDay): Promise<void> {
  const { db, businessId } = context;
  await db.query('select id from outlet where business_id = $1 order by id for update', [businessId]);
  const { begunOn } = await readOpenDays(context, { hasVat: false });
  refuseFirstOfOutlet(context, begunOn);
  const first = await readFirstBookedDay(context);
  const refused = (key: 'voucher.openingOtherDay' | 'voucher.openingAfterEntries', on: CalendarDay): never =>
    fail(key, { field: 'dateAD', parameters: { day: dayInBothCalendars(context, on) } });
  if (begunOn !== null && begunOn !== day) refused('voucher.openingOtherDay', begunOn);
  if (first !== null && first < day) refused('voucher.openingAfterEntries', first);
}
