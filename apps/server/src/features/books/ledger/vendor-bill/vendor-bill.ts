import { comparedBillNumber } from '@bahi/domain/bill-number';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import type { Context } from '../../../../platform/core/context.ts';
import { fail } from '../../../../platform/core/errors.ts';
import type { ConstraintTexts } from '../../../../platform/http/http-errors.ts';

type Bill = { vendorId: number; vendorBill: string | null };

/** Where the database finds it, the other document is one that the caller may not see. */
export const vendorBillTexts: ConstraintTexts = {
  document_vendor_bill_key: { field: 'billNumber', key: 'common.vendorBillKnown' },
};

/** What a document keeps of the bill of others that it records, `2083/84 NEA-4471`; null for one without a number. */
export function vendorBillOf(
  { calendar }: Pick<Context, 'calendar'>,
  number: string | null,
  day: CalendarDay,
): string | null {
  const compared = comparedBillNumber(number ?? '');
  return compared === '' ? null : `${fiscalYearOf(day, calendar).label} ${compared}`;
}

/**
 * Refuses, at `field`, the bill of a vendor that another document in force records, and names that one. Whoever
 * records the same bill meanwhile waits until this transaction ends.
 */
export async function refuseKnownBill(
  { db, businessId, language }: Pick<Context, 'db' | 'businessId' | 'language'>,
  { vendorId, vendorBill }: Bill,
  documentId: number | undefined,
  field = 'billNumber',
): Promise<void> {
  if (vendorBill === null) return;
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', [
    `bill ${vendorId} ${vendorBill}`,
    businessId,
  ]);
  const [known] = await db.query<{ called: string; dated_on_bs: string }>(
    `select coalesce(number, heading) as called, dated_on_bs from document
     where business_id = $1 and vendor_id = $2 and vendor_bill = $3 and state = 'FINAL' and id is distinct from $4`,
    [businessId, vendorId, vendorBill, documentId ?? null],
  );
  if (known === undefined) return;
  const parameters = { document: known.called, date: inDigitsOf(known.dated_on_bs, language) };
  fail('common.vendorBillKnownAs', { field, parameters });
}
