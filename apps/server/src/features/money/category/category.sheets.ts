import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const categorySheet: Sheet = {
  name: t.moneyCategories,
  from: 'category where category.business_id = $1',
  order: 'category.kind, category.name, category.id',
  columns: [
    column(t.kind, 'word', 'category.kind'),
    ...nameColumns('category', t.name, t.nameNp),
    column(t.isActive, 'flag', 'category.is_active'),
  ],
};
