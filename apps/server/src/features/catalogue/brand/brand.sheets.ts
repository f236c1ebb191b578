import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const brandSheet: Sheet = {
  name: t.brands,
  from: 'brand where brand.business_id = $1',
  order: 'brand.name, brand.id',
  columns: [...nameColumns('brand', t.name, t.nameNp), column(t.isActive, 'flag', 'brand.is_active')],
};
