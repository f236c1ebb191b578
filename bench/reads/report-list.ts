import { accountLedgerContract } from '@bahi/contract/reports/account-ledger/account-ledger.contract';
import { ageReceivableContract } from '@bahi/contract/reports/age-receivable/age-receivable.contract';
import { customerReachOutContract } from '@bahi/contract/reports/customer-reach-out/customer-reach-out.contract';
import { dayBookContract } from '@bahi/contract/reports/day-book/day-book.contract';
import { expenseReportContract } from '@bahi/contract/reports/expense-report/expense-report.contract';
import { inventoryReportContract } from '@bahi/contract/reports/inventory-report/inventory-report.contract';
import { invoiceWiseSalesContract } from '@bahi/contract/reports/invoice-wise-sales/invoice-wise-sales.contract';
import { itemWiseSalesContract } from '@bahi/contract/reports/item-wise-sales/item-wise-sales.contract';
import { salesRegisterContract } from '@bahi/contract/reports/sales-register/sales-register.contract';
import { salesReturnRegisterContract } from '@bahi/contract/reports/sales-return-register/sales-return-register.contract';
import { trialBalanceContract } from '@bahi/contract/reports/trial-balance/trial-balance.contract';
import { addDays, formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { send } from '@bahi/server/testing/caller';
import { before, type Read } from './read-list.ts';

const days = 30;
const month = () => ({ fromDateAD: before(days), toDateAD: before(0) });
const { firstDay } = fiscalYearOf(addDays(todayInKathmandu(Date.now()), -days));
const firstOfYear = `'${formatAdDate(firstDay)}'::date`;
const within = (kind: string, of = '') => `document.business_id = $1 and $2::bigint > 0 and document.kind = '${kind}'
  and ${of}state in ('FINAL', 'CANCELLED') and ${of}dated_on >= current_date - ${days}`;
const bills = `document join invoice on invoice.business_id = document.business_id and invoice.id = document.id`;
const sums = (columns: readonly string[]) => columns.map((column) => `sum(${column})`).join(', ');
const firstTen = 'order by dated_on desc, id desc limit 10';
/** Each bill with its lines counted, what its goods cost and what was credited of it. */
const billsWithCost = `select document.id, document.number, dated_on, dated_on_bs, due_on, customer_name, customer_pan, vat_paisa, total_paisa,
    paid_paisa, taxable_paisa, exempt_paisa, zero_rated_paisa, discount_paisa + line_discount_paisa as discount, lines, cost, credited
  from ${bills}
  cross join lateral (select count(*) as lines from invoice_line line
    where line.business_id = document.business_id and line.invoice_id = document.id) line
  cross join lateral (select -sum(value_paisa) as cost from stock_move move where move.business_id = document.business_id
    and move.source_kind = 'INVOICE' and move.source_id = document.id and move.kind = 'SALE') move
  cross join lateral (select sum(amount_paisa) as credited from document_credit credit
    where credit.business_id = document.business_id and credit.document_id = document.id) credit
  where ${within('INVOICE')}`;
const register = `select document.id, dated_on, dated_on_bs, document.number, customer_name, customer_pan, taxable_paisa, exempt_paisa,
    zero_rated_paisa, vat_paisa from ${bills} where ${within('INVOICE')}`;
const returns = register.replaceAll('invoice', 'credit_note').replaceAll('INVOICE', 'CREDIT_NOTE');
/** The lines of the credit notes, as the register of the tax office wants them, and what was given back of shipping. */
const returnedLines = `select document.id, document.dated_on, document.dated_on_bs, document.number, invoice.number as of, note.customer_name, note.customer_pan,
    sold.particulars, line.quantity, sold.unit, line.net_paisa, line.vat_paisa, case when sold.tax_code = 'EXEMPT' then line.net_paisa else 0 end as exempt,
    case when sold.tax_code = 'TAXABLE' then line.net_paisa else 0 end as taxable
  from document join credit_note note on note.business_id = document.business_id and note.id = document.id
  join document invoice on invoice.business_id = note.business_id and invoice.id = note.invoice_id
  join credit_note_line line on line.business_id = note.business_id and line.document_id = note.id
  join invoice_line sold on sold.business_id = line.business_id and sold.id = line.invoice_line_id
  where ${within('CREDIT_NOTE', 'document.')}
  union all
  select document.id, document.dated_on, document.dated_on_bs, document.number, invoice.number, note.customer_name, note.customer_pan, null, null, null,
    shipping_paisa, shipping_vat_paisa, case when shipping_tax_rate_hundredths = 0 then shipping_paisa else 0 end,
    case when shipping_tax_rate_hundredths > 0 then shipping_paisa else 0 end
  from document join credit_note note on note.business_id = document.business_id and note.id = document.id
  join document invoice on invoice.business_id = note.business_id and invoice.id = note.invoice_id
  where ${within('CREDIT_NOTE', 'document.')} and shipping_paisa > 0`;
/** The expenses with who was paid, for what. */
const spent = `select document.id, dated_on, dated_on_bs, bill_number, vendor.name, vendor.vat_pan_no, category.name as category, heading,
    total_paisa, vat_paisa, paid_paisa
  from document join expense on expense.business_id = document.business_id and expense.id = document.id
  left join vendor on vendor.business_id = document.business_id and vendor.id = document.vendor_id
  left join category on category.business_id = document.business_id and category.id = expense.category_id
  where ${within('EXPENSE')}`;
const age = (from: number, to: number) =>
  `sum(owed_paisa) filter (where current_date - due_on between ${from} and ${to})`;

const linesLately = `from journal_entry entry
  join journal_line line on line.business_id = entry.business_id and line.entry_id = entry.id
  where entry.business_id = $1 and $2::bigint > 0 and entry.posting_date >= current_date - ${days}`;

/** Ten rows and the totals of each report, of a month where it has days, beside the same figures by hand. */
export const reports: readonly Read[] = [
  {
    name: 'item-wise sales of a month',
    ask: (caller) => send(caller, itemWiseSalesContract.generate, { body: month() }),
    plain: `with sold as (select item_variant_id, max(line.code) as code, sum(stock_quantity) as quantity, sum(net_paisa - document_discount_paisa) as net,
        sum(line.discount_paisa + document_discount_paisa) as discount, sum(line.vat_paisa) as vat
      from document join invoice_line line on line.business_id = document.business_id and line.invoice_id = document.id
      where ${within('INVOICE')} group by 1),
    returned as (select line.item_variant_id, sum(given.quantity) as quantity, sum(given.net_paisa) as net, sum(given.vat_paisa) as vat
      from document join credit_note_line given on given.business_id = document.business_id and given.document_id = document.id
      join invoice_line line on line.business_id = given.business_id and line.id = given.invoice_line_id
      where ${within('CREDIT_NOTE')} group by 1),
    cost as (select item_variant_id, -sum(value_paisa) as paisa from document
      join stock_move move on move.business_id = document.business_id and move.source_kind = document.kind and move.source_id = document.id
      where (${within('INVOICE')}) or (${within('CREDIT_NOTE')}) group by 1)
    select item.name, sold.*, returned.*, cost.paisa, sum(sold.net) over (), sum(cost.paisa) over () from sold
    left join returned using (item_variant_id) left join cost using (item_variant_id)
    join item_variant variant on variant.business_id = $1 and variant.id = item_variant_id
    join item on item.business_id = $1 and item.id = variant.item_id order by sold.net desc limit 10`,
  },
  {
    name: 'invoice-wise sales of a month',
    ask: (caller) => send(caller, invoiceWiseSalesContract.generate, { body: month() }),
    plain: [
      `select count(*), ${sums(['lines', 'discount', 'taxable_paisa', 'exempt_paisa', 'vat_paisa', 'total_paisa', 'credited', 'paid_paisa', 'cost'])} from (${billsWithCost}) bill`,
      `select * from (${billsWithCost}) bill ${firstTen}`,
    ],
  },
  {
    name: 'sales register of a month',
    ask: (caller) => send(caller, salesRegisterContract.generate, { body: month() }),
    plain: [
      `select count(*), ${sums(['taxable_paisa', 'exempt_paisa', 'zero_rated_paisa', 'vat_paisa'])} from (${register}) bill`,
      `select count(*), ${sums(['taxable_paisa', 'exempt_paisa', 'zero_rated_paisa', 'vat_paisa'])} from (${returns}) note`,
      `select * from (${register} union all ${returns}) paper order by dated_on, id limit 10`,
    ],
  },
  {
    name: 'sales return register of a month',
    ask: (caller) => send(caller, salesReturnRegisterContract.generate, { body: month() }),
    plain: [
      `select count(*), ${sums(['net_paisa', 'exempt', 'taxable', 'vat_paisa'])} from (${returnedLines}) line`,
      `select * from (${returnedLines}) line order by dated_on, id limit 10`,
    ],
  },
  {
    name: 'expenses of a month',
    ask: (caller) => send(caller, expenseReportContract.generate, { body: month() }),
    plain: [
      `select count(*), ${sums(['total_paisa', 'vat_paisa', 'paid_paisa'])} from (${spent}) paper`,
      `select category, ${sums(['total_paisa', 'vat_paisa', 'paid_paisa'])} from (${spent}) paper group by 1`,
      `select * from (${spent}) paper ${firstTen}`,
    ],
  },
  {
    name: 'stock by quantity',
    ask: (caller) => send(caller, inventoryReportContract.generate, { body: month() }),
    plain: `select item.name, balance.*, ${['SALE', 'RETURN', 'TRANSFER', 'ADJUSTMENT', 'PURCHASE']
      .flatMap((kind) =>
        ['quantity', 'value_paisa'].map((of) => `sum(move.${of}) filter (where move.kind = '${kind}')`),
      )
      .join(', ')}, sum(move.quantity), sum(move.value_paisa)
    from stock_balance balance
    join item_variant variant on variant.business_id = balance.business_id and variant.id = balance.item_variant_id
    join item on item.business_id = variant.business_id and item.id = variant.item_id
    left join stock_move move on move.business_id = balance.business_id and move.item_variant_id = balance.item_variant_id
      and move.outlet_id = balance.outlet_id and move.moved_on >= current_date - ${days}
    where balance.business_id = $1 and $2::bigint > 0
    group by item.name, balance.business_id, balance.item_variant_id, balance.outlet_id order by item.name limit 10`,
  },
  {
    name: 'dues by age',
    ask: (caller) => send(caller, ageReceivableContract.generate, { body: {} }),
    plain: `select name, phone_number, due.*, balance_paisa, sum(due.total) over () from (
      select customer_id, ${age(-9999, 0)}, ${age(1, 30)}, ${age(31, 60)}, ${age(61, 91)}, ${age(92, 9999)}, sum(owed_paisa) as total
      from document_due where business_id = $1 and $2::bigint > 0 and customer_id is not null group by 1) due
    join customer on customer.business_id = $1 and customer.id = due.customer_id
    left join party_balance on party_balance.business_id = $1 and account_code = 'CUSTOMER_ADVANCES'
      and party_id = due.customer_id and outlet_id = 0 order by due.total desc limit 10`,
  },
  {
    name: 'whom to call',
    ask: (caller) => send(caller, customerReachOutContract.generate, { body: month() }),
    plain: `select customer.name, phone_number, tole, last.*, bought.paisa, due.paisa, sum(bought.paisa) over () from customer
    left join (select customer_id, max(dated_on) as day from document
      where business_id = $1 and $2::bigint > 0 and kind = 'INVOICE' and state = 'FINAL' group by 1) last on last.customer_id = customer.id
    left join (select customer_id, sum(total_paisa) as paisa from document where ${within('INVOICE')} group by 1) bought
      on bought.customer_id = customer.id
    left join (select customer_id, sum(owed_paisa) as paisa, min(due_on) as oldest from document_due
      where business_id = $1 and customer_id is not null group by 1) due on due.customer_id = customer.id
    where customer.business_id = $1 order by due.paisa desc nulls last limit 10`,
  },
  {
    name: 'day book of a month',
    ask: (caller) => send(caller, dayBookContract.generate, { body: month() }),
    plain: [
      `select count(*), sum(debit_paisa), sum(credit_paisa) ${linesLately}`,
      `select line.*, entry.kind, entry.source_kind ${linesLately} order by entry.posting_date, entry.created_at, entry.id, line_number limit 10`,
    ],
  },
  {
    name: 'ledger of sales of a month',
    ask: (caller) => send(caller, accountLedgerContract.generate, { body: { ...month(), account: 'SALES' } }),
    plain: [
      `select count(*), sum(debit_paisa), sum(credit_paisa) ${linesLately} and account_code = 'SALES'`,
      `select line.*, sum(credit_paisa - debit_paisa) over (order by entry.posting_date, entry.created_at, entry.id, line_number)
        ${linesLately} and account_code = 'SALES' order by entry.posting_date, entry.created_at, entry.id, line_number limit 10`,
    ],
  },
  {
    name: 'trial balance of a month',
    ask: (caller) => send(caller, trialBalanceContract.generate, { body: month() }),
    plain: `with kept as materialized (select account_code, category_id, min(day) as first_day,
        coalesce(sum(debit_paisa - credit_paisa) filter (where day < current_date - ${days}), 0) as brought,
        coalesce(sum(debit_paisa - credit_paisa) filter (where day < ${firstOfYear}), 0) as former,
        sum(debit_paisa) filter (where day >= current_date - ${days}) as debit,
        sum(credit_paisa) filter (where day >= current_date - ${days}) as credit
      from account_day where business_id = $1 and $2::bigint > 0 and day <= current_date group by 1, 2)
    select account.code, coalesce(category.name, account.name), account_group.part, debit, credit,
      brought - case when account.kind in ('income', 'expense') then former else 0 end as opening, sum(debit) over (), sum(credit) over ()
    from account
    join account_group on account_group.business_id = account.business_id and account_group.code = account.group_code
    left join kept on kept.account_code = account.code
    left join category on category.business_id = account.business_id and category.id = kept.category_id
    where account.business_id = $1
    union all
    select null, min(first_day)::text, null, 0, 0, sum(former), 0, 0 from kept
    join account on account.business_id = $1 and account.code = kept.account_code
    where account.kind in ('income', 'expense') order by 1 limit 10`,
  },
];
