import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const termSheet: Sheet = {
  name: t.terms,
  from: 'term where term.business_id = $1',
  order: 'term.position, term.id',
  columns: [...nameColumns('term', t.name, t.nameNp), column(t.isActive, 'flag', 'term.is_active')],
};
