import { moneyAccountScreenMessages } from '@bahi/contract/books/money-account/money-account-screen.messages';
import { ownAccountScreenMessages } from '@bahi/contract/books/own-account/own-account-screen.messages';
import { dataSheets } from '@bahi/contract/platform/data-download/data-sheets.messages';
import { column, nameColumns, type Sheet } from '../../../platform/reports/sheet.ts';

const t = dataSheets.texts;

export const accountSheet: Sheet = {
  name: t.accounts,
  from: `account left join outlet on outlet.business_id = account.business_id and outlet.id = account.outlet_id
    left join lateral (select coalesce(sum(line.debit_paisa), 0)::bigint as debit,
      coalesce(sum(line.credit_paisa), 0)::bigint as credit from journal_line line
      where line.business_id = $1 and line.account_code = account.code) posted on true
    where account.business_id = $1`,
  order: 'account.kind, account.code',
  columns: [
    column(t.code, 'text', 'account.code'),
    ...nameColumns('account', t.name, t.nameNp),
    column(t.kind, 'word', 'account.kind'),
    column(ownAccountScreenMessages.texts.group, 'text', 'account.group_code'),
    column(moneyAccountScreenMessages.texts.bankName, 'text', 'account.bank_name'),
    column(moneyAccountScreenMessages.texts.accountNumber, 'text', 'account.account_number'),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.isActive, 'flag', 'account.is_active'),
    column(t.debit, 'money', 'posted.debit'),
    column(t.credit, 'money', 'posted.credit'),
  ],
};

export const journalSheet: Sheet = {
  name: t.journal,
  from: `journal_line line
    join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
    join account on account.business_id = line.business_id and account.code = line.account_code
    join outlet on outlet.business_id = line.business_id and outlet.id = line.outlet_id
    left join customer on customer.business_id = line.business_id and customer.id = line.customer_id
    left join vendor on vendor.business_id = line.business_id and vendor.id = line.vendor_id
    left join category on category.business_id = line.business_id and category.id = line.category_id
    left join item_variant variant on variant.business_id = line.business_id and variant.id = line.item_variant_id
    left join item on item.business_id = variant.business_id and item.id = variant.item_id
    where line.business_id = $1`,
  order: 'entry.posting_date, entry.id, line.line_number',
  columns: [
    column(t.entry, 'count', 'entry.id'),
    column(t.dateBs, 'text', 'entry.posting_date_bs'),
    column(t.dateAd, 'day', 'entry.posting_date'),
    column(t.kind, 'word', 'entry.kind'),
    column(t.line, 'count', 'line.line_number'),
    ...nameColumns('account', t.account, t.accountNp),
    column(t.debit, 'money', 'nullif(line.debit_paisa, 0)'),
    column(t.credit, 'money', 'nullif(line.credit_paisa, 0)'),
    ...nameColumns('customer', t.customer, t.customerNp),
    ...nameColumns('vendor', t.vendor, t.vendorNp),
    column(t.category, 'text', `concat_ws(' · ', category.name_np, category.name)`),
    ...nameColumns('item', t.item, t.itemNp),
    ...nameColumns('outlet', t.outlet, t.outletNp),
    column(t.reverses, 'count', 'entry.reverses_id'),
    column(t.enteredAt, 'moment', 'entry.created_at'),
  ],
};
