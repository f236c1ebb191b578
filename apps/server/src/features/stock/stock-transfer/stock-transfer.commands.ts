import type { Answer, Input } from '@bahi/contract/endpoint';
import type { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { postStockSent } from '@bahi/domain/posting/stock-transfer';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failStale } from '../../../platform/core/errors.ts';
import { refuseEditWithout } from '../../../platform/database/write-record.ts';
import { lockBalances } from '../../books/ledger/balances.ts';
import { failShortage } from '../goods-lines/goods-lines.compute.ts';
import { takeBackPaper } from '../stock-paper/stock-paper.cancel.ts';
import { lockDraftPaper, removeDraftPaper } from '../stock-paper/stock-paper.head.ts';
import { postPaper } from '../stock-paper/stock-paper.post.ts';
import { lockOnItsWay } from './stock-transfer.lock.ts';
import { getTransfer, readLines } from './stock-transfer.queries.ts';
import { type PreparedTransfer, prepareTransfer, type TransferForm } from './stock-transfer.sources.ts';
import { insertTransfer, insertTransferLines, replaceTransfer } from './stock-transfer.write.ts';

type Contract = typeof stockTransferContract;
type Written = { id: number; version: number };

/** Writes a new transfer, or a draft anew; one that is sent takes its number, and its goods leave. */
export async function saveTransfer(
  context: Context,
  { body }: Input<Contract['save']>,
): Promise<Answer<Contract['save']>> {
  refuseEditWithout(context, 'stock-transfer.update', body);
  const draft =
    body.id === undefined
      ? null
      : await lockDraftPaper(context, 'STOCK_TRANSFER', { id: body.id, version: body.version });
  const prepared = await prepareTransfer(context, body);
  if (draft === null) return finish(context, prepared, { id: await insertTransfer(context, prepared), version: 1 });
  await replaceTransfer(context, prepared, draft.id);
  return finish(context, prepared, { id: draft.id, version: draft.version + 1 });
}

/** Sends a draft as it was saved. */
export async function sendTransfer(
  context: Context,
  { params, body }: Input<Contract['send']>,
): Promise<Answer<Contract['send']>> {
  const draft = await lockDraftPaper(context, 'STOCK_TRANSFER', { id: params.id, version: body.version });
  const lines = await readLines(context, draft.id);
  const form: TransferForm = {
    state: 'SENT',
    outletId: draft.outlet_id,
    toOutletId: draft.to_outlet_id ?? 0,
    dateAD: draft.dated_on,
    dateBS: null,
    remarks: draft.remarks,
    lines: lines.map((line) => ({
      itemLedgerDetailId: line.item_variant_id,
      unitId: line.unit_id,
      quantity: Number(line.quantity),
      batchId: line.batch_id,
    })),
  };
  const prepared = await prepareTransfer(context, form);
  await replaceTransfer(context, prepared, draft.id);
  return finish(context, prepared, { id: draft.id, version: draft.version + 1 });
}

async function finish(context: Context, prepared: PreparedTransfer, paper: Written): Promise<Answer<Contract['save']>> {
  if (prepared.form.state === 'SENT')
    context.say('stockTransfer.sent', { number: await post(context, prepared, paper) });
  else {
    await insertTransferLines(context, prepared, paper.id);
    context.say('stockTransfer.savedDraft');
  }
  return getTransfer(context, { params: { id: paper.id } });
}

/** Takes the goods off the sender's shelves; their lines keep what left with them. Answers the number. */
async function post(context: Context, prepared: PreparedTransfer, { id, version }: Written): Promise<string> {
  const { outlet, sentOn, lines } = prepared;
  const variantIds = lines.map(({ itemVariantId }) => itemVariantId);
  const balances = await lockBalances(context, { outletId: outlet.id, variantIds, day: sentOn });
  const sent = postStockSent(
    {
      outletId: outlet.id,
      lines: lines.map(({ itemVariantId, stockQuantity }) => ({ itemVariantId, quantity: stockQuantity })),
    },
    { balances },
  );
  if (!sent.ok) {
    const goods = lines.map(({ thing }) => thing);
    return failShortage(context, sent.errors, goods, balances);
  }
  const lineIds = await insertTransferLines(context, prepared, id, sent.values);
  const batches = new Map(
    lines.flatMap(({ batchId }, position) =>
      batchId === null ? [] : [[position, { batchId, order: 'TRANSFER' as const }]],
    ),
  );
  const paper = { id, version, outletId: outlet.id, day: sentOn, lineIds, batches };
  return postPaper(context, 'STOCK_TRANSFER', paper, sent.posting);
}

/** Takes back what is on its way: the goods are where they were, at what they left with. */
export async function cancelTransfer(
  context: Context,
  { params, body }: Input<Contract['cancel']>,
): Promise<Answer<Contract['cancel']>> {
  const paper = await lockOnItsWay(context, params.id);
  if (context.outletId !== null && context.outletId !== paper.outlet_id)
    fail('stockTransfer.notSender', { status: 403 });
  if (body.version !== undefined && body.version !== paper.version) return failStale();
  await takeBackPaper(context, 'STOCK_TRANSFER', paper, body.reason);
  return getTransfer(context, { params });
}

/** Takes a draft away for good; it never had a number. */
export async function removeTransferDraft(
  context: Context,
  { params }: Input<Contract['removeDraft']>,
): Promise<Answer<Contract['removeDraft']>> {
  await removeDraftPaper(context, 'STOCK_TRANSFER', params.id);
  return {};
}
