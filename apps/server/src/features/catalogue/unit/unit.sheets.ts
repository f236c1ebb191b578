import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const unitSheet: Sheet = {
  name: t.units,
  from: 'unit where unit.business_id = $1',
  order: 'unit.name, unit.id',
  columns: [
    column(t.code, 'text', 'unit.short_code'),
    ...nameColumns('unit', t.name, t.nameNp),
    column(t.isActive, 'flag', 'unit.is_active'),
  ],
};
