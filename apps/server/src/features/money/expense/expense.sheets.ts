import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const expenseSheet: Sheet = {
  name: t.expenses,
  from: `document ${outletOf('document')} join expense own on own.business_id = document.business_id and own.id = document.id
    join category on category.business_id = own.business_id and category.id = own.category_id
    join vendor on vendor.business_id = document.business_id and vendor.id = document.vendor_id
    where document.business_id = $1`,
  order: 'document.dated_on, document.id',
  columns: [
    column(t.heading, 'text', 'document.heading'),
    column(t.billNumber, 'text', 'own.bill_number'),
    column(t.dateBs, 'text', 'document.dated_on_bs'),
    column(t.dateAd, 'day', 'document.dated_on'),
    column(t.dueAd, 'day', 'document.due_on'),
    ...nameColumns('vendor', t.vendor, t.vendorNp),
    column(t.category, 'text', `concat_ws(' · ', category.name_np, category.name)`),
    column(t.vat, 'money', 'document.vat_paisa'),
    column(t.total, 'money', 'document.total_paisa'),
    column(t.paid, 'money', 'document.paid_paisa'),
    column(
      t.due,
      'money',
      `case document.state when 'FINAL' then document.total_paisa - document.paid_paisa else 0 end`,
    ),
    column(t.description, 'text', 'own.description'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.isActive, 'flag', `document.state = 'FINAL'`),
    column(t.enteredBy, 'text', 'document.created_by_name'),
  ],
};
