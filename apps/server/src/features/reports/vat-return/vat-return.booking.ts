import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { addPaisa, asPaisa, type Paisa, paisaOf, subtractPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { type TypedBoxes, type VatFigures, vatReturnOf } from '@bahi/domain/numbers/vat-return';
import {
  postVatReturn,
  type ReturnEntry,
  returnEntry,
  vatBesideRegisters,
  type VatBalances,
} from '@bahi/domain/posting/accounts/vat-payment';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { openDayFrom } from '../../books/ledger/open-days.ts';
import { recordPosting } from '../../books/ledger/posting.ts';
import { reverseSource } from '../../books/ledger/reversal/reverse-source.ts';
import type { Month, MonthReader } from './vat-return.figures.ts';
import { readBefore, readCounting } from './vat-return.filings.ts';
import { filedReturn, type ReturnRow } from './vat-return.rows.ts';

const sourceKind = 'VAT_RETURN';
/** What pays a month or books its return is of that month, whenever it was posted. */
const ofMonths = vatBesideRegisters.filter((kind) => kind !== 'OPENING_VOUCHER');

/** What a return books beside its month's documents: it is of the accounts as they stand once what was said before is taken back. */
export async function readEntry(
  context: Context,
  month: Month,
  { figures, typed }: { figures: VatFigures; typed: TypedBoxes },
): Promise<ReturnEntry> {
  const own = subtractPaisa(paisaOf(vatReturnOf(figures, typed).payable), await readPaidOf(context, month.to));
  const left = addPaisa(own, await readLeftThrough(context, addDays(month.from, -1)));
  const isFirst = (await readBefore(context, month.to)) === null;
  // What the books begin with is of the time before them, and stands on their first day, which is one of the first month.
  const begun = isFirst ? await readBalances(context, addDays(month.from, -1), month.to) : null;
  return returnEntry(figures, typed, { balances: await readBalances(context, month.to), left, begun });
}

/** Posts it on the last day of the month, or the first open one after it: what is told of that day is what was filed. */
export async function bookEntry(
  context: Context,
  month: Month,
  { id, outletId, entry, narration }: { id: number; outletId: number; entry: ReturnEntry; narration: string },
): Promise<void> {
  const posting = postVatReturn(outletId, entry);
  if (posting === null) return;
  const day = await openDayFrom(context, month.to, { hasVat: false });
  await recordPosting(context, { kind: sourceKind, sourceKind, sourceId: id, outletId, day, narration }, posting);
}

/** Takes back what was booked of a month that is filed anew or withdrawn. */
export async function unbookEntries(context: Context, month: Month, filings: readonly ReturnRow[]): Promise<void> {
  const day = await openDayFrom(context, month.to, { hasVat: false });
  for (const { id } of filings)
    await reverseSource(context, { sourceKind, sourceId: id, day }, `${sourceKind}_CANCELLATION`);
}

/** What is left to pay of all months that were filed through one, below zero where more was paid. */
export async function readLeftThrough(context: MonthReader, end: CalendarDay): Promise<Paisa> {
  return sumPaisa((await readLeftOfMonths(context)).filter(({ day }) => day <= end).map(({ left }) => left));
}

/** The same of each month that was filed, in their order: a business files twelve a year. */
export async function readLeftOfMonths(
  context: Pick<MonthReader, 'db' | 'businessId'>,
): Promise<{ id: number; day: CalendarDay; left: Paisa }[]> {
  const filed = await readCounting(context);
  const paid = await context.db.query<{ month_end: string; paisa: number }>(
    `select month_end, sum(amount_paisa)::bigint as paisa from vat_payment
     where business_id = $1 and state = 'POSTED' group by month_end`,
    [context.businessId],
  );
  const paidOf = (of: string): Paisa => asPaisa(paid.find(({ month_end: end }) => end === of)?.paisa ?? 0);
  return filed.map((row) => ({
    id: row.id,
    day: storedDay(row.month_end),
    left: subtractPaisa(paisaOf(filedReturn(row).payable), paidOf(row.month_end)),
  }));
}

/** What was paid of one month and is in force. */
async function readPaidOf({ db, businessId }: MonthReader, end: CalendarDay): Promise<Paisa> {
  const [row] = await db.query<{ paisa: number }>(
    `select coalesce(sum(amount_paisa), 0)::bigint as paisa from vat_payment
     where business_id = $1 and state = 'POSTED' and month_end = $2`,
    [businessId, formatAdDate(end)],
  );
  return asPaisa(row?.paisa ?? 0);
}

/**
 * What stands on the accounts of VAT through a month: by documents and the opening through its end, and by what is of the
 * months through it, whenever that was posted. The opening is taken through a later day where that is said.
 */
export async function readBalances(
  { db, businessId }: MonthReader,
  end: CalendarDay,
  openingThrough = end,
): Promise<VatBalances> {
  const [row] = await db.query<{ output: number; input: number }>(
    `select coalesce(sum(credit_paisa - debit_paisa) filter (where account_code = 'OUTPUT_VAT'), 0)::bigint as output,
       coalesce(sum(debit_paisa - credit_paisa) filter (where account_code = 'INPUT_VAT'), 0)::bigint as input
     from (select account_code, debit_paisa, credit_paisa from account_day
       where business_id = $1 and account_code in ('OUTPUT_VAT', 'INPUT_VAT') and not source_kind = any($3)
         and day <= case source_kind when 'OPENING_VOUCHER' then $4::date else $2::date end
       union all select line.account_code, line.debit_paisa, line.credit_paisa
       from (select 'VAT_RETURN' as kind, id from vat_return where business_id = $1 and month_end <= $2::date
         union all select 'VAT_PAYMENT', id from vat_payment where business_id = $1 and month_end <= $2::date) said
       join journal_entry entry on entry.business_id = $1 and entry.source_kind = said.kind and entry.source_id = said.id
       join journal_line line on line.business_id = $1 and line.entry_id = entry.id
         and line.account_code in ('OUTPUT_VAT', 'INPUT_VAT')) moved`,
    [businessId, formatAdDate(end), ofMonths, formatAdDate(openingThrough)],
  );
  return { output: asPaisa(row?.output ?? 0), input: asPaisa(row?.input ?? 0) };
}
