import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const itemCategorySheet: Sheet = {
  name: t.categories,
  from: `item_category category left join item_category parent
    on parent.business_id = category.parent_business_id and parent.id = category.parent_id
    where category.business_id = $1`,
  order: 'category.code',
  columns: [
    column(t.code, 'text', 'category.code'),
    ...nameColumns('category', t.name, t.nameNp),
    column(t.parent, 'text', `concat_ws(' · ', parent.name_np, parent.name)`),
    column(t.isActive, 'flag', 'category.is_active'),
  ],
};
