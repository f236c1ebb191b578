import type { Answer, Input } from '@bahi/contract/endpoint';
import type { debitNoteContract } from '@bahi/contract/purchase/debit-note/debit-note.contract';
import { documentKinds } from '@bahi/domain/document-kinds';
import { isReturn } from '@bahi/domain/goods/debit-note';
import { zeroPaisa } from '@bahi/domain/numbers/money';
import { formatQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { postDebitNote } from '@bahi/domain/posting/debit-note';
import { freeQuantity, type PlaceBalance, type Posting, type PostingError } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { dayText } from '../../../platform/core/days.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import { refuseEditWithout } from '../../../platform/database/write-record.ts';
import { lockBalances } from '../../books/ledger/balances.ts';
import { type MovedPart, readBatchParts } from '../../books/ledger/batches/batch-shelf.ts';
import { type BatchWish, type BatchWishes, namedBatch } from '../../books/ledger/batches/batch-wish.ts';
import { creditDocument } from '../../books/ledger/settlement/document-credit.ts';
import { issueDocument } from '../../books/ledger/document-number.ts';
import { insertEntry, writePosting } from '../../books/ledger/posting.ts';
import {
  closeSettlement,
  openSettlement,
  type SettlementPlan,
} from '../../books/ledger/settlement/settlement-write.ts';
import { attachDocuments } from '../../money/due-document/due-files.ts';
import { removeNoteDraft } from '../../stock/goods-lines/notes/note-lock.ts';
import { lockDocuments, type PreparedDebitNote, prepareDebitNote } from './debit-note.prepare.ts';
import { getDebitNote } from './debit-note.queries.ts';
import { writeHead, writeRows } from './debit-note.write.ts';

type Contract = typeof debitNoteContract;

/** Writes a new debit note, or a draft anew; a final one takes its number and posts. What is final stands. */
export async function saveDebitNote(
  context: Context,
  { body }: Input<Contract['save']>,
): Promise<Answer<Contract['save']>> {
  refuseEditWithout(context, 'debit-note.update', body);
  const draft = await lockDocuments(context, body);
  const prepared = await prepareDebitNote(context, body);
  const id = await writeHead(context, prepared, draft);
  await attachDocuments(context, 'DEBIT_NOTE', id, body.documents);
  const isDraftAnew = draft !== null;
  if (prepared.form.state === 'FINAL') {
    const number = await issue(context, prepared, { id, version: (draft?.version ?? 0) + 1, isDraftAnew });
    context.say('debitNote.issued', { number });
  } else {
    await writeRows(context, prepared, { id, isDraftAnew, refundId: null });
    context.say('debitNote.savedDraft');
  }
  return getDebitNote(context, { params: { id } });
}

/** Takes a draft away for good, with its documents; it never had a number. */
export async function removeDebitNoteDraft(
  context: Context,
  { params }: Input<Contract['removeDraft']>,
): Promise<Answer<Contract['removeDraft']>> {
  await removeNoteDraft(context, 'DEBIT_NOTE', params.id);
  await attachDocuments(context, 'DEBIT_NOTE', params.id, []);
  context.say('debitNote.draftRemoved');
  return {};
}

type Written = { id: number; version: number; isDraftAnew: boolean };

/**
 * Posts a note whose head is there: entry, stock, what came back of it in money, what it is set against, and the numbers
 * last. All of it or nothing.
 */
async function issue(
  context: Context,
  prepared: PreparedDebitNote,
  { id, version, isDraftAnew }: Written,
): Promise<string> {
  const { purchase, issuedOn, onBill, inAdvance } = prepared;
  const outletId = purchase.outlet_id;
  const posting = await postingOf(context, prepared);
  const source = {
    kind: documentKinds.DEBIT_NOTE.entry,
    sourceKind: 'DEBIT_NOTE',
    sourceId: id,
    sourceVersion: version,
    outletId,
    day: issuedOn,
    batches: await batchesGoingBack(context, prepared, posting),
  };
  // Its own entry first: a statement shows what went back before what came in of it.
  const entryId = await insertEntry(context, source);
  const plan = refundOf(prepared);
  const refundId = plan === null ? null : await openSettlement(context, plan);
  const lineIds = await writeRows(context, prepared, { id, isDraftAnew, refundId });
  await writePosting(context, { ...source, entryId, lineIds }, posting);
  const outlet = { id: outletId, code: purchase.outlet_code };
  const number = await issueDocument(context, 'DEBIT_NOTE', entryId, { id, outlet, day: issuedOn });
  const credit = { sourceId: id, documentId: purchase.id, onDocument: onBill, inAdvance, day: issuedOn };
  await creditDocument(context, credit);
  if (plan !== null && refundId !== null) await closeSettlement(context, refundId, plan);
  return number;
}

/**
 * Goods go back out of the batch that their line brought; what came before the item kept batches, first expired first. What
 * filled what was owed is of no batch any more: it goes back out of that which the line names as far as that is there, and
 * out of the others.
 */
async function batchesGoingBack(
  context: Context,
  { purchase, lines }: PreparedDebitNote,
  { balancesAfter }: Posting,
): Promise<BatchWishes> {
  if (purchase.entry_id === null || !balancesAfter.some(({ inBatches }) => inBatches)) return new Map();
  const brought = await readBatchParts(context, purchase.entry_id);
  return new Map(
    lines.flatMap(({ bought: { row } }, position) => {
      const wish = wishOf(brought.get(row.line_number - 1) ?? [], row);
      return wish === null ? [] : [[position, wish] as const];
    }),
  );
}

type BoughtRow = PreparedDebitNote['lines'][number]['bought']['row'];

function wishOf(
  parts: readonly MovedPart[],
  { batch_number: batchNumber, batch_expires_on: batchExpiryAD }: BoughtRow,
): BatchWish | null {
  const [part] = parts;
  if (part === undefined) return null;
  if (!parts.some(({ isOwed }) => isOwed)) return { batchId: part.batchId };
  const batch = namedBatch({ batchNumber, batchExpiryAD });
  return batch === null ? null : { batch, isFirst: true };
}

async function postingOf(context: Context, prepared: PreparedDebitNote): Promise<Posting> {
  const { form, purchase, total, lines, issuedOn, onBill, inAdvance } = prepared;
  const outletId = purchase.outlet_id;
  const variantIds = lines.flatMap(({ line }) => (line.into === 'STOCK' ? [line.itemVariantId] : []));
  const balances = await lockBalances(context, { outletId, variantIds, day: issuedOn });
  const posted = postDebitNote(
    {
      outletId,
      vendorId: purchase.vendor_id,
      total,
      isByQuantity: isReturn(form.case),
      isVatSetOff: purchase.is_vat_set_off,
      lines,
      onBill,
      inAdvance,
    },
    { balances },
  );
  return posted.ok ? posted.posting : failGone(context, prepared, posted.errors, balances);
}

/** Says at each line how much of its goods is on the shelf, or from which day on there is enough. */
function failGone(
  context: Context,
  { lines }: PreparedDebitNote,
  errors: readonly PostingError[],
  balances: readonly PlaceBalance[],
): never {
  const { language } = context;
  const fields = errors.flatMap(({ field, possibleFrom }): RefusedField[] => {
    const row = lines[Number(field.split('.')[1])]?.bought.row;
    if (row === undefined) return [];
    const isNepali = language === 'ne';
    if (possibleFrom) {
      const item = isNepali ? (row.particulars_np ?? row.particulars) : row.particulars;
      return [{ field, key: 'goodsLines.stockLater', parameters: { item, day: dayText(context, possibleFrom) } }];
    }
    const balance = balances.find(({ itemVariantId }) => itemVariantId === row.item_variant_id);
    const available = formatQuantity(balance === undefined ? zeroQuantity : freeQuantity(balance), language);
    const unit = (isNepali ? row.stock_unit_np : null) ?? row.stock_unit ?? '';
    return [{ field, key: 'debitNote.goodsGone', parameters: { available, unit } }];
  });
  return fail('common.invalid', { fields });
}

/** What comes back in money at once: all that the bill did not owe any more. */
function refundOf({ form, purchase, issuedOn, inAdvance }: PreparedDebitNote): SettlementPlan | null {
  if (form.refundMode === null || inAdvance === 0) return null;
  const payment = { mode: form.refundMode, day: issuedOn, postedOn: issuedOn, amount: inAdvance };
  return {
    kind: 'RECEIVED',
    party: 'vendor',
    partyId: purchase.vendor_id,
    outlet: { id: purchase.outlet_id, code: purchase.outlet_code },
    payments: [{ ...payment, allocations: [], inAdvance: zeroPaisa }],
    total: inAdvance,
    remarks: form.remarks,
  };
}
