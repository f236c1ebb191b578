import type { transferDetail, transferRow } from '@bahi/contract/stock/stock-transfer/stock-transfer-answer';
import type { z } from '@bahi/contract/zod';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { type MovedBatch, movedBatchesAnswer } from '../../books/ledger/batches/batch-shelf.ts';
import { type PaperOfOutlet, paperHeadOf, paperRowOf, seesCost } from '../stock-paper/stock-paper.rows.ts';

/** What a transfer has beside its paper. */
export type TransferRecord = Omit<Row<'stock_transfer'>, 'business_id'> & {
  to_outlet_id: number;
  to_outlet_name: string;
  to_outlet_name_np: string | null;
  line_count: number;
  is_short: boolean;
};

/** A line that was sent, with what arrived of it. */
export type TransferLineRecord = Row<'stock_transfer_line'> & {
  sku: string | null;
  barcode: string | null;
  received_quantity: string | null;
  reason: string | null;
};

export type SentBatches = ReadonlyMap<number, readonly MovedBatch[]>;
type Reader = Pick<Context, 'session' | 'today' | 'calendar' | 'can' | 'outletId'>;
type TransferParts = {
  transfer: TransferRecord;
  lines: readonly TransferLineRecord[];
  /** What left of which batch, by the number of the line. */
  batches: SentBatches;
  goods: z.output<typeof transferDetail>['goods'];
};
type State = z.output<typeof transferRow>['state'];

/** A row of the list, with what the caller may do with it. */
export function transferRowOf(
  paper: PaperOfOutlet,
  transfer: TransferRecord,
  reader: Reader,
): z.output<typeof transferRow> {
  const state = stateOf(paper, transfer);
  const cost = (paisa: number | null): number | null => (paisa === null || !seesCost(reader) ? null : rupeesOf(paisa));
  return {
    ...paperRowOf(paper, reader),
    state,
    toOutletId: transfer.to_outlet_id,
    toOutletName: transfer.to_outlet_name,
    toOutletNameNp: transfer.to_outlet_name_np,
    receivedDateAD: transfer.received_on,
    receivedDateBS: transfer.received_on_bs,
    lineCount: transfer.line_count,
    value: state === 'DRAFT' ? null : cost(0 - paper.value_paisa),
    missingValue: cost(transfer.missing_paisa),
    isShort: transfer.is_short,
    ...acts(state, { sender: paper.outlet_id, receiver: transfer.to_outlet_id }, reader),
  };
}

function stateOf({ state }: PaperOfOutlet, { is_on_its_way }: TransferRecord): State {
  if (state !== 'POSTED') return state;
  return is_on_its_way ? 'SENT' : 'RECEIVED';
}

/** A sender sends and takes back, a receiver receives. Whoever is of no outlet acts for all of them. */
function acts(state: State, { sender, receiver }: { sender: number; receiver: number }, { can, outletId }: Reader) {
  const [isSender, isReceiver] = [sender, receiver].map((outlet) => outletId === null || outletId === outlet);
  const isDraft = state === 'DRAFT' && isSender === true;
  return {
    mayEdit: isDraft && can('stock-transfer.create') && can('stock-transfer.update'),
    maySend: isDraft && can('stock-transfer.create'),
    mayReceive: state === 'SENT' && isReceiver === true && can('stock-transfer.approve'),
    mayCancel: state === 'SENT' && isSender === true && can('stock-transfer.delete'),
    mayRemove: isDraft && can('stock-transfer.delete'),
  };
}

/** One transfer with its lines. */
export function transferDetailOf(
  paper: PaperOfOutlet,
  { transfer, lines, batches, goods }: TransferParts,
  reader: Reader,
): z.output<typeof transferDetail> {
  const { isOfOpenMonth: _, ...head } = paperHeadOf(paper, reader);
  const row = transferRowOf(paper, transfer, reader);
  return {
    ...row,
    ...head,
    goods,
    lines: lines.map((line) => ({
      ...lineOf(line, row.value !== null),
      ...movedBatchesAnswer(batches.get(line.line_number)),
    })),
    receivedAt: transfer.received_at?.toISOString() ?? null,
    receivedBy: transfer.received_by_name,
    receiptRemarks: transfer.receipt_remarks,
  };
}

function lineOf(line: TransferLineRecord, isValueShown: boolean): z.output<typeof transferDetail>['lines'][number] {
  return {
    id: line.id,
    itemLedgerDetailId: line.item_variant_id,
    code: line.code,
    name: line.particulars,
    nameNp: line.particulars_np,
    sku: line.sku,
    barcode: line.barcode,
    unitId: line.unit_id,
    unit: line.unit,
    unitNp: line.unit_np,
    quantity: Number(line.quantity),
    stockQuantity: Number(line.stock_quantity),
    stockUnit: line.stock_unit,
    stockUnitNp: line.stock_unit_np,
    value: isValueShown ? rupeesOf(line.value_paisa) : null,
    receivedQuantity: line.received_quantity === null ? null : Number(line.received_quantity),
    reason: line.reason,
    ...(line.batch_id === null ? {} : { batchId: line.batch_id }),
  };
}
