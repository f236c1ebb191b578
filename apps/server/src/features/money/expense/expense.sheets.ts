import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const expenseSheet: Sheet = {
  name: t.expenses,
  from: `expense ${outletOf('expense')} join category on category.business_id = expense.business_id and category.id = expense.category_id
    join vendor on vendor.business_id = expense.business_id and vendor.id = expense.vendor_id
    where expense.business_id = $1`,
  order: 'expense.billed_on, expense.id',
  columns: [
    column(t.heading, 'text', 'expense.heading'),
    column(t.billNumber, 'text', 'expense.bill_number'),
    column(t.dateBs, 'text', 'expense.billed_on_bs'),
    column(t.dateAd, 'day', 'expense.billed_on'),
    column(t.dueAd, 'day', 'expense.due_on'),
    ...nameColumns('vendor', t.vendor, t.vendorNp),
    column(t.category, 'text', `concat_ws(' · ', category.name_np, category.name)`),
    column(t.vat, 'money', 'expense.vat_paisa'),
    column(t.total, 'money', 'expense.total_paisa'),
    column(t.paid, 'money', 'expense.paid_paisa'),
    column(t.due, 'money', 'case when expense.is_active then expense.total_paisa - expense.paid_paisa else 0 end'),
    column(t.description, 'text', 'expense.description'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.isActive, 'flag', 'expense.is_active'),
    column(t.enteredBy, 'text', 'expense.created_by_name'),
  ],
};
