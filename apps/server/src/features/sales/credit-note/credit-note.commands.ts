import type { Answer, Input } from '@bahi/contract/endpoint';
import type { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { documentKinds } from '@bahi/domain/document-kinds';
import { zeroPaisa } from '@bahi/domain/numbers/money';
import { postCreditNote } from '@bahi/domain/posting/credit-note';
import type { PlaceBalance } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { refuseEditWithout } from '../../../platform/database/write-record.ts';
import { lockBalances } from '../../books/ledger/balances.ts';
import type { BatchWishes } from '../../books/ledger/batches/batch-wish.ts';
import { creditDocument } from '../../books/ledger/settlement/document-credit.ts';
import { issueDocument } from '../../books/ledger/document-number.ts';
import { insertEntry, writePosting } from '../../books/ledger/posting.ts';
import {
  closeSettlement,
  openSettlement,
  type SettlementPlan,
} from '../../books/ledger/settlement/settlement-write.ts';
import { type NoteDraft, removeNoteDraft } from '../../stock/goods-lines/notes/note-lock.ts';
import { asApproved } from '../approval/approval.issue.ts';
import { tellWaiting } from '../approval/approval.tell.ts';
import { creditNoteContent } from './credit-note.approval.ts';
import { readSoldBatches } from './credit-note.batches.ts';
import { lockDocuments, type PreparedCreditNote, prepareCreditNote } from './credit-note.prepare.ts';
import { getCreditNote } from './credit-note.queries.ts';
import { creditNoteApproval } from './credit-note.rows.ts';
import { writeHead, writeRows } from './credit-note.write.ts';

type Contract = typeof creditNoteContract;

/** Writes a new credit note, or a draft anew; a final one takes its number and posts. What is final stands. */
export async function saveCreditNote(
  context: Context,
  { body }: Input<Contract['save']>,
): Promise<Answer<Contract['save']>> {
  refuseEditWithout(context, 'credit-note.update', body);
  const draft = await lockDocuments(context, body);
  const prepared = await prepareCreditNote(context, body);
  return asApproved(prepared.approval, {
    read: () => getCreditNote(context, { params: { id: draft?.id ?? 0 } }),
    content: creditNoteContent,
    write: () => write(context, prepared, draft),
  });
}

async function write(
  context: Context,
  prepared: PreparedCreditNote,
  draft: NoteDraft | null,
): Promise<Answer<Contract['save']>> {
  const id = await writeHead(context, prepared, draft);
  const version = draft === null ? 1 : draft.version + 1;
  if (prepared.form.state === 'FINAL') {
    const number = await issue(context, prepared, { id, version, isDraftAnew: draft !== null });
    context.say('creditNote.issued', { number });
  } else {
    await writeRows(context, prepared, { id, isDraftAnew: draft !== null, refundId: null });
    context.say('creditNote.savedDraft');
  }
  return tellWaiting(context, creditNoteApproval, 'CREDIT_NOTE', await getCreditNote(context, { params: { id } }));
}

/** Takes a draft away for good; it never had a number. */
export async function removeCreditNoteDraft(
  context: Context,
  { params }: Input<Contract['removeDraft']>,
): Promise<Answer<Contract['removeDraft']>> {
  await removeNoteDraft(context, 'CREDIT_NOTE', params.id);
  context.say('creditNote.draftRemoved');
  return {};
}

type Written = { id: number; version: number; isDraftAnew: boolean };

/**
 * Posts a note whose head is there: entry, stock, what is paid back of it, what it is set against, and the numbers last.
 * All of it or nothing.
 */
async function issue(
  context: Context,
  prepared: PreparedCreditNote,
  { id, version, isDraftAnew }: Written,
): Promise<string> {
  const { invoice, total, lines, issuedOn, onInvoice, inAdvance } = prepared;
  const outletId = invoice.outlet_id;
  const returned = lines.map(({ sold, isRestocked }) => ({ itemVariantId: sold.row.item_variant_id, isRestocked }));
  const variantIds = returned.flatMap(({ itemVariantId, isRestocked }) =>
    isRestocked && itemVariantId !== null ? [itemVariantId] : [],
  );
  const balances = await lockBalances(context, { outletId, variantIds, day: issuedOn });
  const document = { outletId, customerId: invoice.customer_id, total, lines: returned, onInvoice, inAdvance };
  const posting = postCreditNote(document, { balances });
  const source = {
    kind: documentKinds.CREDIT_NOTE.entry,
    sourceKind: 'CREDIT_NOTE',
    sourceId: id,
    sourceVersion: version,
    outletId,
    day: issuedOn,
    batches: await batchesComingBack(context, prepared, balances),
  };
  // Its own entry first: a statement shows what was given back before what was paid of it.
  const entryId = await insertEntry(context, source);
  const plan = refundOf(prepared);
  const refundId = plan === null ? null : await openSettlement(context, plan);
  const lineIds = await writeRows(context, prepared, { id, isDraftAnew, refundId });
  await writePosting(context, { ...source, entryId, lineIds }, posting);
  const outlet = { id: outletId, code: invoice.outlet_code };
  const number = await issueDocument(context, 'CREDIT_NOTE', entryId, { id, outlet, day: issuedOn });
  await creditDocument(context, {
    sourceId: id,
    documentId: invoice.id,
    onDocument: onInvoice,
    inAdvance,
    day: issuedOn,
  });
  if (plan !== null && refundId !== null) await closeSettlement(context, refundId, plan);
  return number;
}

/** Goods come back into the batches that their line left from, less what came back of it before. */
async function batchesComingBack(
  context: Context,
  { invoice, lines }: PreparedCreditNote,
  balances: readonly PlaceBalance[],
): Promise<BatchWishes> {
  if (!balances.some(({ inBatches }) => inBatches)) return new Map();
  const parts = await readSoldBatches(context, invoice.id);
  return new Map(lines.map(({ sold }, position) => [position, { parts: parts.get(sold.row.id) ?? [] }]));
}

/** What is paid back at once: all that the invoice did not owe any more. */
function refundOf({ form, invoice, issuedOn, inAdvance }: PreparedCreditNote): SettlementPlan | null {
  if (form.refundMode === null || inAdvance === 0) return null;
  const payment = { mode: form.refundMode, day: issuedOn, postedOn: issuedOn, amount: inAdvance };
  return {
    kind: 'PAID',
    party: 'customer',
    partyId: invoice.customer_id,
    outlet: { id: invoice.outlet_id, code: invoice.outlet_code },
    payments: [{ ...payment, allocations: [], inAdvance: zeroPaisa }],
    total: inAdvance,
    remarks: form.remarks,
  };
}
