import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { addressColumns, column, nameColumns, placesOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const outletSheet: Sheet = {
  name: t.outlets,
  from: `outlet ${placesOf('outlet')} where outlet.business_id = $1`,
  order: 'outlet.code',
  columns: [
    column(t.code, 'text', 'outlet.code'),
    ...nameColumns('outlet', t.name, t.nameNp),
    column(t.phone, 'text', `concat_ws(', ', outlet.phone, outlet.phone2)`),
    column(t.email, 'text', `concat_ws(', ', outlet.email, outlet.email2)`),
    ...addressColumns(t, 'outlet'),
    column(t.isActive, 'flag', 'outlet.is_active'),
  ],
};
