import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;
const paperOf = (table: string, id: string): string =>
  `join stock_paper paper on paper.business_id = ${table}.business_id and paper.id = ${table}.${id}
   join outlet receiver on receiver.business_id = paper.business_id and receiver.id = paper.to_outlet_id`;

/** Where each transfer went, and when it arrived; the rest of its head is among the papers. */
export const stockTransferSheet: Sheet = {
  name: t.stockTransfers,
  from: `stock_transfer transfer ${paperOf('transfer', 'id')} ${outletOf('paper')} where transfer.business_id = $1`,
  order: 'paper.dated_on, paper.number, paper.id',
  columns: [
    column(t.paperNumber, 'text', 'paper.number'),
    column(t.dateBs, 'text', 'paper.dated_on_bs'),
    column(t.dateAd, 'day', 'paper.dated_on'),
    ...nameColumns('outlet', t.fromOutlet, t.fromOutletNp),
    ...nameColumns('receiver', t.toOutlet, t.toOutletNp),
    column(t.onItsWay, 'flag', 'transfer.is_on_its_way'),
    column(t.receivedBs, 'text', 'transfer.received_on_bs'),
    column(t.receivedAd, 'day', 'transfer.received_on'),
    column(t.receivedBy, 'text', 'transfer.received_by_name'),
    column(t.receivedAt, 'moment', 'transfer.received_at'),
    column(t.missingValue, 'money', 'transfer.missing_paisa'),
    column(t.remarks, 'text', 'transfer.receipt_remarks'),
  ],
};

export const stockTransferLineSheet: Sheet = {
  name: t.stockTransferLines,
  from: `stock_transfer_line line ${paperOf('line', 'paper_id')}
    left join stock_receipt_line receipt on receipt.business_id = line.business_id and receipt.transfer_line_id = line.id
    where line.business_id = $1`,
  order: 'paper.dated_on, paper.number, paper.id, line.line_number',
  columns: [
    column(t.paperNumber, 'text', 'paper.number'),
    column(t.dateAd, 'day', 'paper.dated_on'),
    column(t.line, 'count', 'line.line_number'),
    column(t.code, 'text', 'line.code'),
    column(t.particulars, 'text', 'line.particulars'),
    column(t.particularsNp, 'text', 'line.particulars_np'),
    column(t.quantity, 'quantity', 'line.quantity'),
    column(t.unit, 'text', 'line.unit'),
    column(t.boughtQuantity, 'quantity', 'line.stock_quantity'),
    column(t.stockUnit, 'text', 'line.stock_unit'),
    column(t.cost, 'money', 'line.value_paisa'),
    column(t.receivedQuantity, 'quantity', 'receipt.quantity'),
    column(t.missingQuantity, 'quantity', 'receipt.missing_quantity'),
    column(t.missingValue, 'money', 'receipt.missing_paisa'),
    column(t.reason, 'text', 'receipt.reason'),
  ],
};
