import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const incomeSheet: Sheet = {
  name: t.incomes,
  from: `income ${outletOf('income')} join category on category.business_id = income.business_id and category.id = income.category_id
    join customer on customer.business_id = income.business_id and customer.id = income.customer_id
    where income.business_id = $1`,
  order: 'income.billed_on, income.id',
  columns: [
    column(t.heading, 'text', 'income.heading'),
    column(t.dateBs, 'text', 'income.billed_on_bs'),
    column(t.dateAd, 'day', 'income.billed_on'),
    column(t.dueAd, 'day', 'income.due_on'),
    ...nameColumns('customer', t.customer, t.customerNp),
    column(t.category, 'text', `concat_ws(' · ', category.name_np, category.name)`),
    column(t.total, 'money', 'income.total_paisa'),
    column(t.paid, 'money', 'income.paid_paisa'),
    column(t.due, 'money', 'case when income.is_active then income.total_paisa - income.paid_paisa else 0 end'),
    column(t.description, 'text', 'income.description'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.isActive, 'flag', 'income.is_active'),
    column(t.enteredBy, 'text', 'income.created_by_name'),
  ],
};
