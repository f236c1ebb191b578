import { prepaidScreenMessages } from '@bahi/contract/books/prepaid/prepaid-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, outletOf, type Sheet } from '../../../platform/reports/sheet.ts';

const [t, own] = [dataSheets.texts, prepaidScreenMessages.texts];

export const prepaidSheet: Sheet = {
  name: own.title,
  from: `prepaid ${outletOf('prepaid')}
    join account on account.business_id = prepaid.business_id and account.code = prepaid.account_code
    left join category on category.business_id = prepaid.business_id and category.id = prepaid.category_id
    where prepaid.business_id = $1`,
  order: 'prepaid.first_month, prepaid.id',
  columns: [
    ...nameColumns('prepaid', t.name, t.nameNp),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(own.account, 'text', 'account.name'),
    column(own.category, 'text', 'category.name'),
    column(own.amount, 'money', 'prepaid.amount_paisa'),
    column(own.firstMonth, 'text', 'prepaid.first_month'),
    column(own.lastMonth, 'text', 'prepaid.last_month'),
    column(own.months, 'count', 'prepaid.month_count'),
    column(own.note, 'text', 'prepaid.note'),
    column(t.enteredBy, 'text', 'prepaid.created_by_name'),
    column(t.enteredAt, 'moment', 'prepaid.created_at'),
  ],
};

export const prepaidPartSheet: Sheet = {
  name: own.partsTitle,
  from: `prepaid_part part
    join prepaid on prepaid.business_id = part.business_id and prepaid.id = part.prepaid_id
    join voucher on voucher.business_id = part.business_id and voucher.id = part.voucher_id
    where part.business_id = $1`,
  order: 'prepaid.id, part.place',
  columns: [
    ...nameColumns('prepaid', t.name, t.nameNp),
    column(own.month, 'text', 'part.month'),
    column(own.amount, 'money', 'part.amount_paisa'),
    column(t.voucherNumber, 'text', 'voucher.number'),
    column(t.enteredBy, 'text', 'part.created_by_name'),
    column(t.enteredAt, 'moment', 'part.created_at'),
  ],
};
