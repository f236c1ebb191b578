import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { type DocumentOutlet, numberPrefix } from '../../books/ledger/document-outlet.ts';

type NumberFor = { invoiceId: number; entryId: number; outlet: DocumentOutlet; issuedOn: CalendarDay };

/**
 * Issues a bill: takes the next number of its outlet and fiscal year and marks it final. From here on the business's
 * other postings wait, so nothing may follow but the end of the transaction. Answers the number.
 */
export async function takeNumber(
  context: Context,
  { invoiceId, entryId, outlet, issuedOn }: NumberFor,
): Promise<string> {
  const fiscalYearLabel = fiscalYearOf(issuedOn, context.calendar).label;
  const [row] = await context.db.query<{ number: string }>('select issue_invoice($1, $2, $3, $4, $5, $6) as number', [
    context.businessId,
    invoiceId,
    entryId,
    outlet.id,
    fiscalYearLabel,
    numberPrefix('INV', outlet, fiscalYearLabel),
  ]);
  return row?.number ?? fail('common.internal', { status: 500 });
}
