import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { documentKinds, type NumberedKind, type ReportedAs } from '@bahi/domain/document-kinds';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { failBefore } from './issue-days.ts';
import type { DocumentOutlet } from './document-outlet.ts';

/** What is numbered in an outlet and fiscal year, and what its numbers begin with, before the outlet's code. */
export type Series = { readonly kind: string; readonly prefix: string };
type NumberFor = { id: number; outlet: Pick<DocumentOutlet, 'id'>; day: CalendarDay };

/**
 * Issues a draft: takes the next number of its outlet and fiscal year and puts it in force, under the request's key. From here on the business's
 * other postings wait, so nothing may follow but the end of the transaction. Answers the number; fails at the day of one
 * that is before the last of its series.
 */
export async function issueDocument(
  context: Context,
  kind: NumberedKind,
  entryId: number,
  document: NumberFor,
): Promise<string> {
  const { series, reportedAs } = documentKinds[kind];
  const issued = context.db.query<{ given: string | null; bound: string | null }>(
    'select given, bound from issue_document($1, $2, $3, $4, $5, $6, $7, $8)',
    [
      context.businessId,
      document.id,
      entryId,
      document.outlet.id,
      series.kind,
      fiscalYearOf(document.day, context.calendar).label,
      series.prefix,
      context.exchange.idempotencyKey,
    ],
  );
  const [[row]] = await Promise.all([
    issued,
    reportedAs === null ? null : noteReport(context, { id: document.id, what: reportedAs, issuedAt: context.now }),
  ]);
  // Another took the number before this one meanwhile, for a later day.
  if (row?.bound) return failBefore(context, storedDay(row.bound), 'LAST_NUMBER');
  return row?.given ?? fail('common.internal', { status: 500 });
}

/**
 * Notes that the tax office's receiver is to be told of it, where the business has turned that on (decision 0125). What a
 * counter issued without the line was issued then, and is not told at that moment.
 */
function noteReport(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { id, what, issuedAt }: { id: number; what: ReportedAs; issuedAt: number },
): Promise<unknown> {
  return db.query('select note_report($1, $2, $3, to_timestamp($4::double precision / 1000))', [
    businessId,
    id,
    what,
    issuedAt,
  ]);
}

/** Where a document stands in the series of the registered counter that issued it, and when that was (an instant in UTC). */
export type CounterPlace = {
  readonly counterId: number;
  readonly fiscalYear: string;
  readonly sequence: number;
  readonly number: string;
  readonly issuedAt: string;
};

/**
 * Puts a draft in force that a registered counter has issued: its number was given there, and is on the paper. Only its
 * counter's invoices wait for it.
 */
export async function issueAtCounter(
  context: Pick<Context, 'db' | 'businessId'>,
  kind: NumberedKind,
  entryId: number,
  { id, place }: { id: number; place: CounterPlace },
): Promise<string> {
  const { reportedAs } = documentKinds[kind];
  const issued = context.db.query('select issue_counter_document($1, $2, $3, $4, $5, $6, $7, $8)', [
    context.businessId,
    id,
    entryId,
    place.counterId,
    place.fiscalYear,
    place.sequence,
    place.number,
    place.issuedAt,
  ]);
  await Promise.all([
    issued,
    reportedAs === null ? null : noteReport(context, { id, what: reportedAs, issuedAt: Date.parse(place.issuedAt) }),
  ]);
  return place.number;
}

/** Numbers the receipt or payment voucher of a settlement: as late as `issueDocument`, for the same reason. */
export async function numberSettlement(context: Context, series: Series, settlement: NumberFor): Promise<void> {
  await context.db.query('select number_settlement($1, $2, $3, $4, $5, $6)', [
    context.businessId,
    settlement.id,
    settlement.outlet.id,
    series.kind,
    fiscalYearOf(settlement.day, context.calendar).label,
    series.prefix,
  ]);
}

/** The number that a document would get next; another may take it first. */
export function nextNumber(
  context: Context,
  kind: NumberedKind,
  document: Omit<NumberFor, 'id'>,
): Promise<{ number: string; fiscalYear: string }> {
  return nextNumberOf(context, documentKinds[kind].series, document);
}

/** The same of any series. */
export async function nextNumberOf(
  context: Context,
  series: Series,
  document: Omit<NumberFor, 'id'>,
): Promise<{ number: string; fiscalYear: string }> {
  const fiscalYear = fiscalYearOf(document.day, context.calendar).label;
  const [row] = await context.db.query<{ number: string }>(
    `select printed_number(number_begins($5, outlet.code, $4), coalesce((select last_number from number_series
         where business_id = $1 and outlet_id = $2 and kind = $3 and fiscal_year = $4), 0) + 1) as number
       from outlet where business_id = $1 and id = $2`,
    [context.businessId, document.outlet.id, series.kind, fiscalYear, series.prefix],
  );
  return { number: row?.number ?? '', fiscalYear };
}
