import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { kindsWith } from '@bahi/domain/document-kinds';
import { asPaisa, formatRupees, type Paisa, subtractPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { dayInBothCalendars, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';

/** By which a business sells. */
const sellingKinds = kindsWith({ figure: 'sales', settledBy: 'RECEIVED' });

export type Sold = { asset: Row<'asset'>; day: CalendarDay; proceeds: Paisa };

/**
 * Judges an invoice by which an asset was sold, and holds it until the transaction ends: issued in the asset's outlet,
 * without credit notes, of the year of the disposal and no later than it; of its sales no more is taken over than is left.
 */
export async function takeOverInvoice(context: Context, id: number, { asset, day, proceeds }: Sold): Promise<void> {
  const { db, businessId, calendar, language } = context;
  const [invoice] = await db.query<{ dated_on: string; entry_id: number | null }>(
    `select dated_on, entry_id from document
     where business_id = $1 and id = $2 and outlet_id = $3 and state = 'FINAL' and kind = any($4) for update`,
    [businessId, id, asset.outlet_id, sellingKinds],
  );
  // What is issued is entered.
  if (invoice === undefined || invoice.entry_id === null) return fail('common.choiceUnknown', { field: 'invoiceId' });
  if (await isCredited(context, id)) fail('asset.invoiceCredited', { field: 'invoiceId' });
  const issued = storedDay(invoice.dated_on);
  const isOfYear = fiscalYearOf(issued, calendar).label === fiscalYearOf(day, calendar).label;
  if (!isOfYear || day < issued)
    fail('asset.otherThanInvoice', {
      field: 'disposedOnAD',
      parameters: { day: dayInBothCalendars(context, issued) },
    });
  if (proceeds === 0) fail('common.aboveZero', { field: 'proceeds' });
  const left = await salesLeft(context, id, invoice.entry_id);
  if (proceeds > left)
    fail('asset.aboveInvoice', { field: 'proceeds', parameters: { amount: formatRupees(left, language) } });
}

/** Whether a note or a draft of one is on an invoice. Asked once it is held: a statement that waits does not see what it waited for. */
async function isCredited({ db, businessId }: Context, id: number): Promise<boolean> {
  const [row] = await db.query<{ is_credited: boolean }>('select has_credit_note($1, $2) as is_credited', [
    businessId,
    id,
  ]);
  return row?.is_credited === true;
}

/** What an invoice has under sales, less what disposals took over of it. */
async function salesLeft({ db, businessId }: Context, id: number, entryId: number): Promise<Paisa> {
  const [row] = await db.query<{ sales: number; taken: number }>(
    `select (select coalesce(sum(line.credit_paisa - line.debit_paisa), 0)::bigint from journal_line line
         where line.business_id = $1 and line.entry_id = $3 and line.account_code = 'SALES') as sales,
       (select coalesce(sum(asset.proceeds_paisa), 0)::bigint from asset
         where asset.business_id = $1 and asset.invoice_id = $2) as taken`,
    [businessId, id, entryId],
  );
  return subtractPaisa(asPaisa(row?.sales ?? 0), asPaisa(row?.taken ?? 0));
}
