import type { Answer, Input } from '@bahi/contract/endpoint';
import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { isOfOpenMonth } from '@bahi/domain/calendar/document-days';
import { documentKinds } from '@bahi/domain/document-kinds';
import { postCancellation } from '@bahi/domain/posting/cancellation';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { lockBalances } from '../../books/ledger/balances.ts';
import { readPosting } from '../../books/ledger/reversal/posted.ts';
import { refuseVouchers } from '../../books/ledger/settlement/document-credit.ts';
import { recordPosting } from '../../books/ledger/posting.ts';
import { getInvoice } from './invoice.queries.ts';
import type { InvoiceRecord } from './invoice.rows.ts';

type Contract = typeof invoiceContract;

/** Takes a draft away for good; it never had a number. */
export async function removeDraft(
  { db, businessId, say }: Context,
  { params }: Input<Contract['removeDraft']>,
): Promise<Answer<Contract['removeDraft']>> {
  const [row] = await db.query<{ state: string }>(
    `select state from document where business_id = $1 and id = $2 and kind = 'INVOICE' for update`,
    [businessId, params.id],
  );
  if (row === undefined) return failNotFound();
  if (row.state !== 'DRAFT') return fail('goodsLines.draftOnly', { status: 409 });
  await db.query('delete from document where business_id = $1 and id = $2', [businessId, params.id]);
  say('invoice.draftRemoved');
  return {};
}

/**
 * Cancels an issued invoice that nobody has seen yet: neither printed, shared nor paid, and of this month. Posts the
 * reversal with today's date; the number is kept and shown. Anything later is a credit note's work.
 */
export async function cancelInvoice(
  context: Context,
  { params, body }: Input<Contract['cancel']>,
): Promise<Answer<Contract['cancel']>> {
  const { db, businessId } = context;
  const [row] = await db.query<InvoiceRecord>(
    `select invoice.*, document.* from document
     join invoice on invoice.business_id = document.business_id and invoice.id = document.id
     where document.business_id = $1 and document.id = $2 for update`,
    [businessId, params.id],
  );
  if (row === undefined) return failNotFound();
  if (body.version !== undefined && body.version !== row.version) return failStale();
  if (row.state !== 'FINAL' || row.entry_id === null || row.print_count > 0 || row.shared_at !== null)
    return fail('invoice.notCancellable', { status: 409 });
  const todayBs = bothDates(context.today, context.calendar).bs;
  if (!isOfOpenMonth({ datedBs: row.dated_on_bs, todayBs })) return fail('invoice.monthOver', { status: 409 });
  if (row.paid_paisa > 0) return failPaid(context, row.id);
  if (!(await isWithdrawn(context, row.id))) return fail('cbms.cannotCancel', { status: 409 });
  const original = await readPosting(context, row.entry_id);
  const variantIds = original.stockMoves.map((move) => move.itemVariantId);
  const balances = await lockBalances(context, { outletId: row.outlet_id, variantIds, day: context.today });
  const posted = postCancellation(original, { balances, negativeStockAllowed: true });
  if (!posted.ok) return fail('common.conflict', { status: 409 });
  await recordPosting(
    context,
    {
      kind: documentKinds.INVOICE.reversal,
      sourceKind: 'INVOICE',
      sourceId: row.id,
      sourceVersion: row.version,
      outletId: row.outlet_id,
      day: context.today,
      reversesId: row.entry_id,
    },
    posted.posting,
  );
  await db.query(
    `update document set state = 'CANCELLED', cancel_reason = $3, version = version + 1 where business_id = $1 and id = $2`,
    [businessId, row.id, body.reason],
  );
  context.say('invoice.cancelled', { number: row.number ?? '' });
  return getInvoice(context, { params });
}

/**
 * Whether the tax office's receiver was told nothing of it, and is not told any more: it knows no cancelling, so that what it
 * was told stands (decision 0125).
 */
async function isWithdrawn({ db, businessId, now }: Context, id: number): Promise<boolean> {
  const [row] = await db.query<{ withdrawn: boolean }>(
    'select withdraw_report($1, $2, to_timestamp($3::double precision / 1000)) as withdrawn',
    [businessId, id, now],
  );
  return row?.withdrawn === true;
}

/** Says which vouchers or receipts stand in the way: whoever deletes these gives the money back. */
async function failPaid(context: Context, invoiceId: number): Promise<never> {
  const { db, businessId } = context;
  await refuseVouchers(context, invoiceId);
  const rows = await db.query<{ number: string | null }>(
    `select distinct settlement.number from payment_allocation allocation
     join payment on payment.business_id = allocation.business_id and payment.id = allocation.payment_id
     join settlement on settlement.business_id = payment.business_id and settlement.id = payment.settlement_id
     where allocation.business_id = $1 and allocation.document_id = $2 order by settlement.number`,
    [businessId, invoiceId],
  );
  const receipts = rows.map(({ number }) => number).join(', ');
  return fail('invoice.paidNotCancellable', { status: 409, parameters: { receipts } });
}
