import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { addressColumns, column, nameColumns, placesOf, type Sheet } from '../sheet.ts';

const t = dataSheets.texts;
const outletOf = (table: string): string =>
  `join outlet on outlet.business_id = ${table}.business_id and outlet.id = ${table}.outlet_id`;
const categoryOf = (table: string): string =>
  `join category on category.business_id = ${table}.business_id and category.id = ${table}.category_id`;

/** Money in and out beside sales: vendors, income, expense, and receipts with the payments that they are made of. */
export const moneySheets: readonly Sheet[] = [
  {
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
  },
  {
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
  },
  {
    name: t.moneyCategories,
    from: 'category where category.business_id = $1',
    order: 'category.kind, category.name, category.id',
    columns: [
      column(t.kind, 'word', 'category.kind'),
      ...nameColumns('category', t.name, t.nameNp),
      column(t.isActive, 'flag', 'category.is_active'),
    ],
  },
  {
    name: t.incomes,
    from: `income ${outletOf('income')} ${categoryOf('income')}
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
  },
  {
    name: t.expenses,
    from: `expense ${outletOf('expense')} ${categoryOf('expense')}
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
  },
  {
    name: t.payments,
    from: `payment ${outletOf('payment')}
      join receipt on receipt.business_id = payment.business_id and receipt.id = payment.receipt_id
      left join customer on customer.business_id = payment.business_id and customer.id = payment.customer_id
      left join vendor on vendor.business_id = payment.business_id and vendor.id = payment.vendor_id
      where payment.business_id = $1`,
    order: 'payment.paid_on, payment.id',
    columns: [
      column(t.receiptNumber, 'text', 'receipt.number'),
      column(t.kind, 'word', 'receipt.kind'),
      column(t.dateBs, 'text', 'payment.paid_on_bs'),
      column(t.dateAd, 'day', 'payment.paid_on'),
      ...nameColumns('customer', t.customer, t.customerNp),
      ...nameColumns('vendor', t.vendor, t.vendorNp),
      column(
        t.paidFor,
        'text',
        `(select string_agg(coalesce(invoice.number, income.heading, expense.heading), ', ' order by paid.id)
          from payment_allocation paid
          left join invoice on invoice.business_id = paid.business_id and invoice.id = paid.invoice_id
          left join income on income.business_id = paid.business_id and income.id = paid.income_id
          left join expense on expense.business_id = paid.business_id and expense.id = paid.expense_id
          where paid.business_id = $1 and paid.payment_id = payment.id)`,
      ),
      column(t.mode, 'word', 'payment.mode'),
      column(t.amount, 'money', 'payment.amount_paisa'),
      column(t.undone, 'flag', 'payment.reversal_entry_id is not null'),
      column(t.deleteReason, 'text', 'receipt.delete_reason'),
      ...nameColumns('outlet', t.outlet, t.outletNp),
      column(t.enteredBy, 'text', 'payment.received_by_name'),
      column(t.enteredAt, 'moment', 'payment.created_at'),
    ],
  },
];
