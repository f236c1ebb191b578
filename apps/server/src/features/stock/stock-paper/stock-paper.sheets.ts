import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

/** All papers that move stock, whatever their kind. */
export const stockPaperSheet: Sheet = {
  name: t.stockPapers,
  from: `stock_paper ${outletOf('stock_paper')} where stock_paper.business_id = $1`,
  order: 'stock_paper.dated_on, stock_paper.number, stock_paper.id',
  columns: [
    column(t.paperNumber, 'text', 'stock_paper.number'),
    column(t.kind, 'word', 'stock_paper.kind'),
    column(t.status, 'word', 'stock_paper.state'),
    column(t.dateBs, 'text', 'stock_paper.dated_on_bs'),
    column(t.dateAd, 'day', 'stock_paper.dated_on'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.stockValue, 'money', 'stock_paper.value_paisa'),
    column(t.remarks, 'text', 'stock_paper.remarks'),
    column(t.enteredBy, 'text', 'stock_paper.created_by_name'),
    column(t.enteredAt, 'moment', 'stock_paper.created_at'),
    column(t.cancelledBy, 'text', 'stock_paper.cancelled_by_name'),
    column(t.cancelReason, 'text', 'stock_paper.cancel_reason'),
  ],
};
