import type { Answer, Input } from '@bahi/contract/endpoint';
import type { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { isOfOpenMonth } from '@bahi/domain/calendar/document-days';
import { documentKinds } from '@bahi/domain/document-kinds';
import { postCancellation } from '@bahi/domain/posting/cancellation';
import type { PostingError } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { lockBalances } from '../../books/ledger/balances.ts';
import type { DocumentRow } from '../../books/ledger/document-head.ts';
import { creditedAmount, refuseVouchers } from '../../books/ledger/settlement/document-credit.ts';
import { openDayFrom } from '../../books/ledger/open-days.ts';
import { recordPosting } from '../../books/ledger/posting.ts';
import { readPosting } from '../../books/ledger/reversal/posted.ts';
import { attachDocuments } from '../../money/due-document/due-files.ts';
import { getPurchase } from './purchase.queries.ts';

type Contract = typeof purchaseContract;

/** Takes a draft away for good, with its documents; it never had a number. */
export async function removePurchaseDraft(
  context: Context,
  { params }: Input<Contract['removeDraft']>,
): Promise<Answer<Contract['removeDraft']>> {
  const row = await lockPurchase(context, params.id);
  if (row.state !== 'DRAFT') return fail('goodsLines.draftOnly', { status: 409 });
  await attachDocuments(context, 'PURCHASE', row.id, []);
  await context.db.query('delete from document where business_id = $1 and id = $2', [context.businessId, row.id]);
  context.say('purchase.draftRemoved');
  return {};
}

/**
 * Cancels a final bill of this month that is not paid and whose goods are still there: posts the reversal on the first
 * open day from today on; the number is kept and shown.
 */
export async function cancelPurchase(
  context: Context,
  { params, body }: Input<Contract['cancel']>,
): Promise<Answer<Contract['cancel']>> {
  const { db, businessId, today, calendar } = context;
  const row = await lockPurchase(context, params.id);
  if (body.version !== undefined && body.version !== row.version) return failStale();
  if (row.state !== 'FINAL' || row.entry_id === null) return fail('purchase.notCancellable', { status: 409 });
  if (!isOfOpenMonth({ datedBs: row.dated_on_bs, todayBs: bothDates(today, calendar).bs }))
    return fail('purchase.monthOver', { status: 409 });
  await refuseVouchers(context, row.id);
  await refuseSetOff(context, row.id);
  if (row.paid_paisa > 0) return fail('purchase.paidNotCancellable', { status: 409 });
  const original = await readPosting(context, row.entry_id);
  const day = await openDayFrom(context, today, { hasVat: row.vat_paisa > 0 });
  const variantIds = original.stockMoves.map((move) => move.itemVariantId);
  const balances = await lockBalances(context, { outletId: row.outlet_id, variantIds, day });
  const posted = postCancellation(original, { balances, negativeStockAllowed: false });
  if (!posted.ok) return failGone(context, row.id, posted.errors);
  const source = { sourceKind: 'PURCHASE', sourceId: row.id, sourceVersion: row.version, outletId: row.outlet_id, day };
  const entry = { ...source, kind: documentKinds.PURCHASE.reversal, reversesId: row.entry_id };
  await recordPosting(context, entry, posted.posting);
  await db.query(
    `update document set state = 'CANCELLED', cancel_reason = $3, version = version + 1 where business_id = $1 and id = $2`,
    [businessId, row.id, body.reason],
  );
  context.say('purchase.cancelled', { number: row.number ?? '' });
  return getPurchase(context, { params });
}

/** What was paid by a note has no payment to delete: such a bill stays. */
async function refuseSetOff({ db, businessId }: Context, id: number): Promise<void> {
  const [row] = await db.query<{ paisa: number }>(
    `select ${creditedAmount} as paisa from document where business_id = $1 and id = $2`,
    [businessId, id],
  );
  if ((row?.paisa ?? 0) > 0) fail('debitNote.debitedFirst', { status: 409 });
}

async function lockPurchase({ db, businessId }: Context, id: number): Promise<DocumentRow> {
  const [row] = await db.query<DocumentRow>(
    `select * from document where business_id = $1 and id = $2 and kind = 'PURCHASE' for update`,
    [businessId, id],
  );
  return row ?? failNotFound();
}

/** Names the goods of the bill that are no longer there. */
async function failGone(
  { db, businessId, language }: Context,
  purchaseId: number,
  errors: readonly PostingError[],
): Promise<never> {
  const lines = errors.map(({ field }) => Number(field.split('.')[1]) + 1);
  const rows = await db.query<{ particulars: string; particulars_np: string | null }>(
    `select particulars, particulars_np from purchase_line
     where business_id = $1 and document_id = $2 and line_number = any($3) order by line_number`,
    [businessId, purchaseId, lines],
  );
  const names = rows.map((row) => (language === 'ne' ? (row.particulars_np ?? row.particulars) : row.particulars));
  return fail('purchase.goodsGone', { status: 409, parameters: { items: names.join(' · ') } });
}
