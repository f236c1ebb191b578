import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { addressColumns, column, nameColumns, placesOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const vendorSheet: Sheet = {
  name: t.vendors,
  from: `vendor join vendor_type type on type.id = vendor.vendor_type_id
    left join (select *, address_line || ', ' || street as tole from vendor_address where is_main) main
      on main.business_id = vendor.business_id and main.vendor_id = vendor.id
    ${placesOf('main')} where vendor.business_id = $1`,
  order: 'vendor.name, vendor.id',
  columns: [
    ...nameColumns('vendor', t.name, t.nameNp),
    column(t.code, 'text', 'vendor.alias'),
    column(t.kind, 'text', `concat_ws(' · ', type.name_np, type.name)`),
    column(t.phone, 'text', 'vendor.phone_number'),
    column(t.email, 'text', 'vendor.email'),
    column(t.pan, 'text', 'vendor.vat_pan_no'),
    column(t.vatRegistered, 'flag', 'vendor.is_vat_registered'),
    ...addressColumns(t, 'main'),
    column(t.isActive, 'flag', 'vendor.is_active'),
  ],
};

export const focalPersonSheet: Sheet = {
  name: t.focalPersons,
  from: `vendor_focal_person person
    join vendor on vendor.business_id = person.business_id and vendor.id = person.vendor_id
    where person.business_id = $1`,
  order: 'vendor.name, person.name, person.id',
  columns: [
    ...nameColumns('vendor', t.vendor, t.vendorNp),
    ...nameColumns('person', t.name, t.nameNp),
    column(t.designation, 'text', 'person.designation'),
    column(t.phone, 'text', 'person.phone_number'),
    column(t.email, 'text', 'person.email'),
    column(t.isActive, 'flag', 'person.is_active'),
  ],
};
