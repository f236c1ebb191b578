import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const writeOffLineSheet: Sheet = {
  name: t.writeOffLines,
  from: `write_off_line line
    join stock_paper paper on paper.business_id = line.business_id and paper.id = line.paper_id
    where line.business_id = $1`,
  order: 'paper.dated_on, paper.number, paper.id, line.line_number',
  columns: [
    column(t.paperNumber, 'text', 'paper.number'),
    column(t.status, 'word', 'paper.state'),
    column(t.dateAd, 'day', 'paper.dated_on'),
    column(t.line, 'count', 'line.line_number'),
    column(t.code, 'text', 'line.code'),
    column(t.particulars, 'text', 'line.particulars'),
    column(t.particularsNp, 'text', 'line.particulars_np'),
    column(t.quantity, 'quantity', 'line.quantity'),
    column(t.unit, 'text', 'line.unit'),
    column(t.boughtQuantity, 'quantity', 'line.stock_quantity'),
    column(t.stockUnit, 'text', 'line.stock_unit'),
    column(t.reason, 'word', 'line.reason'),
    column(t.remarks, 'text', 'line.note'),
    column(t.cost, 'money', 'line.cost_paisa'),
  ],
};
