import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { addressColumns, column, nameColumns, placesOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const premisesSheet: Sheet = {
  name: t.premises,
  from: `business_house_address house left join address_type type on type.id = house.address_type_id
    ${placesOf('house')} where house.business_id = $1`,
  order: 'house.name, house.id',
  columns: [
    ...nameColumns('house', t.name, t.nameNp),
    column(t.kind, 'text', `concat_ws(' · ', type.name_np, type.name)`),
    column(t.phone, 'text', 'house.phone'),
    ...addressColumns(t, 'house'),
  ],
};
