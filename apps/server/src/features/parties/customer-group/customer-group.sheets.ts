import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const customerGroupSheet: Sheet = {
  name: t.customerGroups,
  from: 'customer_group where customer_group.business_id = $1',
  order: 'customer_group.name, customer_group.id',
  columns: [...nameColumns('customer_group', t.name, t.nameNp), column(t.isActive, 'flag', 'customer_group.is_active')],
};
