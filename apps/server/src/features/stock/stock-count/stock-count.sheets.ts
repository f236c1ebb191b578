import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const countLineSheet: Sheet = {
  name: t.countLines,
  from: `stock_count_line line
    join stock_paper paper on paper.business_id = line.business_id and paper.id = line.paper_id
    where line.business_id = $1`,
  order: 'paper.dated_on, paper.number, paper.id, line.particulars, line.id',
  columns: [
    column(t.paperNumber, 'text', 'paper.number'),
    column(t.status, 'word', 'paper.state'),
    column(t.dateAd, 'day', 'paper.dated_on'),
    column(t.code, 'text', 'line.code'),
    column(t.particulars, 'text', 'line.particulars'),
    column(t.particularsNp, 'text', 'line.particulars_np'),
    column(t.unit, 'text', 'line.unit'),
    column(t.expectedQuantity, 'quantity', 'line.expected_quantity'),
    column(t.countedQuantity, 'quantity', 'line.counted_quantity'),
    column(t.difference, 'quantity', 'line.difference'),
    column(t.value, 'money', 'line.value_paisa'),
    column(t.countedOn, 'day', 'line.counted_on'),
    column(t.countedBy, 'text', 'line.counted_by_name'),
  ],
};
