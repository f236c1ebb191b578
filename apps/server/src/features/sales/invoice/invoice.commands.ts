import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { documentKinds } from '@bahi/domain/document-kinds';
import type { InvoiceTotal } from '@bahi/domain/invoice-total';
import { asPaisa } from '@bahi/domain/numbers/money';
import { numberFromQuantity } from '@bahi/domain/numbers/quantity';
import { postSalesInvoice } from '@bahi/domain/posting/sales-invoice';
import type { PlaceBalance, Posting } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { lockBalances } from '../../books/ledger/balances.ts';
import type { BatchWish, BatchWishes } from '../../books/ledger/batches/batch-wish.ts';
import { issueAtCounter, issueDocument } from '../../books/ledger/document-number.ts';
import { withProvisionalCosts } from '../../books/ledger/costs/provisional-cost.ts';
import { insertEntry, writePosting } from '../../books/ledger/posting.ts';
import { failShortage } from '../../stock/goods-lines/goods-lines.compute.ts';
import { closeSettlement } from '../../books/ledger/settlement/settlement-write.ts';
import { asApproved } from '../approval/approval.issue.ts';
import { tellWaiting } from '../approval/approval.tell.ts';
import { invoiceContent } from './invoice.approval.ts';
import { getInvoice } from './invoice.queries.ts';
import { openReceipt } from './cash/invoice.receipt.ts';
import { invoiceApproval } from './invoice.rows.ts';
import { prepareInvoice } from './invoice.prepare.ts';
import {
  chosenBatch,
  type InvoiceForm,
  type OfCounter,
  type OfModel,
  type PreparedInvoice,
} from './invoice.sources.ts';
import { insertHead, replaceHead, writeRows } from './invoice.write.ts';

type Contract = typeof invoiceContract;
/** The draft that is written anew. */
type Draft = { version: number };

/** Writes a new invoice: a draft, or at once a final one with its number. */
export function createInvoice(
  context: Context,
  { body }: Input<Contract['create']>,
): Promise<Answer<Contract['create']>> {
  return createOfModel(context, body, {});
}

/** The same of what has a model, as a quotation that is turned. */
export async function createOfModel(
  context: Context,
  form: InvoiceForm,
  ofModel: OfModel,
): Promise<Answer<Contract['create']>> {
  const prepared = await prepareInvoice(context, form, ofModel);
  return finish(context, prepared, insertHead(context, prepared));
}

/**
 * Posts what a registered counter has issued, under the number that it gave. Goods that were handed over leave the shelf
 * though there are not so many. Null, and nothing is written, where what it comes to is not what was printed (`isAsPrinted`).
 */
export async function issueOfCounter(
  context: Context,
  form: InvoiceForm,
  { isAsPrinted, ...counter }: OfCounter & { isAsPrinted: (total: InvoiceTotal) => boolean },
): Promise<Answer<Contract['create']> | null> {
  const prepared = await prepareInvoice(context, form, { counter });
  if (!isAsPrinted(prepared.total)) return null;
  return issue(context, prepared, insertHead(context, prepared), null);
}

/** Writes a draft anew, and issues it when it is now final. An issued invoice is never changed. */
export async function updateInvoice(
  context: Context,
  { body }: Input<Contract['update']>,
): Promise<Answer<Contract['update']>> {
  const { db, businessId } = context;
  const [existing] = await db.query<{ id: number; state: string; version: number }>(
    `select id, state, version from document where business_id = $1 and id = $2 and kind = 'INVOICE' for update`,
    [businessId, body.id ?? 0],
  );
  if (existing === undefined) return failNotFound();
  if (body.version !== undefined && body.version !== existing.version) return failStale();
  if (existing.state !== 'DRAFT') return fail('invoice.issuedImmutable', { status: 409 });
  if (body.state === 'FINAL' && !context.can('invoice.create')) return fail('common.forbidden', { status: 403 });
  const prepared = await prepareInvoice(context, body, { draftId: existing.id });
  return asApproved(prepared.approval, {
    read: () => getInvoice(context, { params: { id: existing.id } }),
    content: invoiceContent,
    write: () => finish(context, prepared, replaceHead(context, prepared, existing.id), existing),
  });
}

/** Writes the rest of an invoice whose head is on its way: as a draft its lines, as a final one all that it posts. */
async function finish(
  context: Context,
  prepared: PreparedInvoice,
  head: Promise<number>,
  draft: Draft | null = null,
): Promise<Answer<Contract['create']>> {
  if (prepared.form.state === 'FINAL') return issue(context, prepared, head, draft);
  const invoiceId = await head;
  await writeRows(context, prepared, { id: invoiceId, isDraftAnew: draft !== null, receiptId: null });
  context.say('invoice.savedDraft');
  return tellWaiting(context, invoiceApproval, 'INVOICE', await getInvoice(context, { params: { id: invoiceId } }));
}

/**
 * Posts an invoice: lines, entry, stock, unless it is on credit its receipt, and, as the very last, the numbers (ledger
 * design). All of it or nothing. What does not need an earlier answer is sent without waiting for it, so that the rows
 * that others wait for are held briefly.
 */
async function issue(
  context: Context,
  prepared: PreparedInvoice,
  head: Promise<number>,
  draft: Draft | null,
): Promise<Answer<Contract['create']>> {
  const { sources, issuedOn } = prepared;
  const outletId = sources.outlet.id;
  const variantIds = sources.sellables.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]));
  const [invoiceId, balances] = await Promise.all([
    head,
    lockBalances(context, { outletId, variantIds, day: issuedOn }),
  ]);
  const told = mayOversell(prepared)
    ? await withProvisionalCosts(context, balances, { outletId, day: issuedOn })
    : balances;
  const known = prepared.counter === null ? told : told.map((balance) => handedOver(prepared, balance));
  const posting = postingOf(context, prepared, known);
  const source = {
    kind: documentKinds.INVOICE.entry,
    sourceKind: 'INVOICE',
    sourceId: invoiceId,
    sourceVersion: draft === null ? 1 : draft.version + 1,
    outletId,
    day: issuedOn,
    batches: batchWishes(prepared),
  };
  // The invoice's entry first: a statement shows what was sold before what was paid for it.
  const [entryId, receipt] = await Promise.all([
    insertEntry(context, source),
    openReceipt(context, prepared, invoiceId),
  ]);
  const rows = { id: invoiceId, isDraftAnew: draft !== null, receiptId: receipt?.id ?? null };
  const lineIds = await writeRows(context, prepared, rows);
  const written = writePosting(context, { ...source, entryId, lineIds }, posting);
  // What is on hand of batches is read on the way; the number, for which all others wait, comes after it.
  if (posting.balancesAfter.some(({ inBatches }) => inBatches)) await written;
  const [, number, , answer] = await Promise.all([
    written,
    prepared.counter === null
      ? issueDocument(context, 'INVOICE', entryId, { id: invoiceId, outlet: sources.outlet, day: issuedOn })
      : issueAtCounter(context, 'INVOICE', entryId, { id: invoiceId, place: prepared.counter.place }),
    receipt === null ? null : closeSettlement(context, receipt.id, receipt.plan),
    getInvoice(context, { params: { id: invoiceId } }),
  ]);
  context.say('invoice.issued', { number });
  return answer;
}

/** The batches that lines name; the others are first expired first. What was handed over may have expired. */
function batchWishes({ form, sources, counter }: PreparedInvoice): BatchWishes {
  return new Map(
    form.lines.flatMap((line, position): [number, BatchWish][] => {
      const batchId = chosenBatch(line, sources.sellables[position]);
      const gone = { order: 'CLEARANCE', isHandedOver: true } as const;
      if (counter !== null) return [[position, batchId === null ? gone : { batchId, ...gone }]];
      return batchId === null ? [] : [[position, { batchId }]];
    }),
  );
}

/**
 * Goods that were handed over leave whatever is there, also of batches, and cost what they were sold for where nothing tells
 * more, until the next receipt says it.
 */
function handedOver({ sources, total }: PreparedInvoice, balance: PlaceBalance): PlaceBalance {
  const owing = { ...balance, mayOwe: true };
  if ((balance.fallbackUnitCost ?? 0) > 0) return owing;
  const position = sources.sellables.findIndex(({ variantId }) => variantId === balance.itemVariantId);
  const line = total.lines[position];
  if (line === undefined || line.quantity <= 0) return owing;
  const unitCost = Math.max(1, Math.round(line.net / numberFromQuantity(line.quantity)));
  return { ...owing, fallbackUnitCost: asPaisa(unitCost) };
}

function mayOversell({ sources, counter }: PreparedInvoice): boolean {
  return sources.seller.negativeStockAllowed || counter !== null;
}

function postingOf(context: Context, prepared: PreparedInvoice, balances: readonly PlaceBalance[]): Posting {
  const { form, sources, total } = prepared;
  const posted = postSalesInvoice(
    {
      outletId: sources.outlet.id,
      customerId: form.customerId,
      total,
      lines: sources.sellables.map(({ variantId }) => ({ itemVariantId: variantId })),
    },
    { balances, negativeStockAllowed: mayOversell(prepared) },
  );
  return posted.ok ? posted.posting : failShortage(context, posted.errors, sources.sellables, balances);
}
