import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeFile } from './platform/files/files.ts';
import { expectSoundBooks, findingsOf, headsOfPlatform, withFaults } from './testing/books.ts';
import { call } from './testing/caller.ts';
import { lineOf, openShop, sell, type Shop } from './testing/shop.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { addVendor } from './testing/vendors.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
  shop = await openShop(app);
  await lockThrough('2026-10-01');
  const bill = await sell(shop, { lines: [lineOf(shop.tea.variantId, { quantity: 2, rate: 200 })] });
  await sell(shop);
  await call(shop.owner, paymentContract.create, {
    body: {
      componentEntityId: bill.id,
      componentType: 'INVOICE',
      paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentDate: '2026-11-20', paymentAmount: 100 }],
      totalPayingAmount: 100,
    },
  });
  await takeBack(bill.id);
  const slip = await sell(shop, { lines: [lineOf(shop.tea.variantId)] });
  await call(shop.owner, invoiceContract.cancel, { params: { id: slip.id }, body: { reason: 'Slip' } });
  await sellRounded();
  await earnAndSpend();
  await keepFile();
  await writeOnCustomer();
});
afterAll(() => app.close());

/** A kilo of rice for Rs 100.40, of which the customer owes 100. */
async function sellRounded(): Promise<void> {
  const rules = { allowsFreeLines: false, roundsToRupee: true, issuesAbbreviated: false, sellsAbroad: false };
  await call(shop.owner, businessContract.saveInvoiceRules, { body: rules });
  await sell(shop, { lines: [lineOf(shop.rice.variantId, { rate: 100.4 })] });
}

/** Everything that follows is of later days. */
async function lockThrough(day: string): Promise<void> {
  const { businessId, userId } = shop.owner;
  await app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query(
      `insert into period_lock (scope, sequence, action, through_day, reason, locked_by, locked_by_name)
       values ('ALL', 1, 'LOCK', $1, 'Return filed', $2, 'Sita') returning id`,
      [day, userId],
    ),
  );
}

async function keepFile(): Promise<void> {
  const { businessId, userId } = shop.owner;
  const file = { name: 'bill.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') };
  await app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    storeFile(tx, { businessId, userId }, file),
  );
}

/** A comment with its file. */
async function writeOnCustomer(): Promise<void> {
  const document = new File(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n'], 'pan.pdf');
  const { docUuid } = await call(shop.owner, recordHistoryContract.uploadDocument, { files: { document } });
  const body = { kind: 'CUSTOMER', recordId: shop.customerId, text: 'His PAN', documents: [docUuid] } as const;
  await call(shop.owner, recordHistoryContract.comment, { body: { ...body, documents: [docUuid] } });
}

/** A cheque that was received and bounced. */
async function takeBack(componentEntityId: number): Promise<void> {
  const { id } = await call(shop.owner, paymentContract.createSettlement, {
    body: {
      componentEntityId,
      paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CHEQUE', paymentDate: '2026-11-20', paymentAmount: 50 }],
      totalPayingAmount: 50,
    },
  });
  await call(shop.owner, paymentContract.removeSettlement, { params: { masterId: id }, query: { reason: 'Bounced' } });
}

/** An income that is owed, and an expense with VAT of which a part is paid. */
async function earnAndSpend(): Promise<void> {
  const days = { billDateAD: '2026-11-10', dueDateAD: '2026-11-30' };
  const categoryOf = async (categoryName: string, categoryType: string): Promise<number> =>
    (await call(shop.owner, categoryContract.create, { body: { categoryName, categoryType } })).id;
  const { customerId } = shop;
  const rent = { categoryId: await categoryOf('Rent', 'INCOME'), incomeHeading: 'Rent of Kartik' };
  await call(shop.owner, incomeContract.save, { body: { ...days, ...rent, customerId, totalBillAmount: 500 } });
  const power = { categoryId: await categoryOf('Electricity', 'EXPENSE'), heading: 'Electricity of Kartik' };
  const vendorId = (await addVendor(shop.owner)).id;
  const expense = await call(shop.owner, expenseContract.save, {
    body: { ...days, ...power, vendorId, billNumber: 'NEA-1', totalBillAmount: 1130, vatAmount: 130 },
  });
  await call(shop.owner, paymentContract.create, {
    body: {
      componentEntityId: expense.id,
      componentType: 'EXPENSE',
      paymentLedgerDetailRequestDtoList: [{ paymentMode: 'ONLINE', paymentDate: '2026-11-20', paymentAmount: 30 }],
      totalPayingAmount: 30,
    },
  });
}

/**
 * What is found but that rows are not what was written of them (`demo-books.test.ts` looks at that), and that what is
 * kept beside the books no longer says them.
 */
async function faultyChecks(statement: string, booksAlone: boolean): Promise<string[]> {
  const findings = await findingsOf(withFaults(app, statement), { booksAlone, since: headsOfPlatform() });
  return findings
    .filter(({ check, faults }) => faults.length > 0 && !/^(rows of|kept) /.test(check))
    .map((finding) => finding.check);
}

test('books that nobody touched are in order', async () => {
  await expectSoundBooks(app);
});

test('whatever the time zone of the database is meanwhile, they are in order', async () => {
  await app.asOwner(`alter database ${app.databaseName} set timezone = 'Asia/Kathmandu'`);
  const elsewhere = await startTestApp({ beside: app });
  const findings = await findingsOf(elsewhere);
  await elsewhere.close();
  expect(findings.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

test('a check that cannot be made to its end is a fault, and hides no other', async () => {
  const customers = 'from customer where business_id = $1 and not is_cash_customer';
  const sound = {
    name: 'sound',
    holds: 'nothing',
    counts: `select count(*) as n ${customers}`,
    faults: `select id ${customers} and false`,
  };
  const broken = { ...sound, name: 'broken', faults: `select 1 / (id - id) as never ${customers}` };
  const findings = await findingsOf(app, { checks: [broken, sound] });
  const ofShop = findings.filter(({ businessId }) => businessId === shop.owner.businessId).slice(-2);
  expect(ofShop).toMatchObject([
    { check: 'broken', faults: [{ unread: 'error: division by zero' }] },
    { check: 'sound', count: 1, faults: [] },
  ]);
});

test.each([
  ['account_day', 'update account_day set debit_paisa = debit_paisa + 1'],
  ['account_day', 'update account_day set credit_paisa = credit_paisa + 1'],
  ['account_day', `update account_day set source_kind = 'INCOME' where source_kind = 'INVOICE'`],
  ['account_day', 'update account_day set category_id = category_id + 1000'],
  ['account_day', 'delete from account_day'],
  ['party_month', 'update party_month set debit_paisa = debit_paisa + 1'],
  ['party_month', 'update party_month set credit_paisa = credit_paisa + 1'],
  ['party_month', `update party_month set month = '0' || month`],
  ['party_balance', 'update party_balance set balance_paisa = balance_paisa + 1'],
  ['party_balance', 'update party_balance set party_id = party_id + 1000'],
  ['due_day', 'update due_day set documents = documents + 1'],
  ['due_day', 'update due_day set owed_paisa = owed_paisa + 1'],
  ['due_day', 'update due_day set due_on = due_on + 1'],
  ['district_month', 'update district_month set documents = documents - 1'],
  ['district_month', 'update district_month set total_paisa = total_paisa + 1'],
  ['district_month', 'update district_month set district_id = district_id + 1000'],
  ['stock_month', 'update stock_month set moves = moves + 1'],
  ['stock_month', 'update stock_month set quantity_out = quantity_out + 1'],
  ['stock_month', 'update stock_month set value_in_paisa = value_in_paisa - 1'],
  ['stock_month', `update stock_month set month = (month - interval '1 month')::date`],
])('what is kept beside the books is compared with them: %s (%s)', async (table, statement) => {
  const findings = await findingsOf(withFaults(app, statement), { since: headsOfPlatform() });
  expect(findings.filter(({ faults }) => faults.length > 0).map(({ check }) => check)).toEqual([`kept ${table}`]);
});

/** A rupee more of cost for some moves, wherever the books say it but in the order of the moves. */
function costing(moves: string): string {
  return `update journal_line set debit_paisa = debit_paisa + 100 where debit_paisa > 0 and account_code in ('INVENTORY', 'COST_OF_GOODS_SOLD')
      and entry_id in (select entry_id from stock_move where ${moves});
    update journal_line set credit_paisa = credit_paisa + 100 where credit_paisa > 0 and account_code in ('INVENTORY', 'COST_OF_GOODS_SOLD')
      and entry_id in (select entry_id from stock_move where ${moves});
    update stock_move set value_paisa = value_paisa + sign(quantity)::int * 100 where ${moves};
    update stock_balance set value_paisa = (select sum(value_paisa) from stock_move move
      where move.item_variant_id = stock_balance.item_variant_id and move.outlet_id = stock_balance.outlet_id)`;
}

test.each<[string, string, string[]]>([
  [
    'chain',
    `update audit_event set after = (after::jsonb || '{"name": "else"}')::json where table_name = 'customer'`,
    ['chain'],
  ],
  ['chain', `delete from audit_event where table_name = 'customer'`, ['chain']],
  ['chain', `delete from audit_link where seq = (select max(seq) from audit_link)`, ['chain']],
  ['chain', `update audit_head set seq = seq + 1 where business_id > 0`, ['chain']],
  [
    'chain',
    `insert into audit_event (business_id, transaction_id, table_name, action) select business_id, gen_random_uuid(), 'customer', 'insert' from customer`,
    ['chain'],
  ],
  [
    'balance',
    `update journal_line set debit_paisa = debit_paisa + 1 where account_code = 'CASH'`,
    ['balance', 'money'],
  ],
  ['balance', `update journal_line set posting_date = posting_date - 1 where account_code = 'SALES'`, ['balance']],
  ['gaps', `update document set sequence = 77 where sequence = 1`, ['gaps', 'numbers']],
  ['gaps', `update number_series set last_number = last_number + 1`, ['gaps']],
  ['posted', `delete from journal_entry where kind = 'SALES_INVOICE_CANCELLATION'`, ['posted', 'tax']],
  ['stock', `update stock_balance set quantity = quantity + 1`, ['stock']],
  [
    'stock value',
    `update journal_line set credit_paisa = credit_paisa + 1 where account_code = 'INVENTORY' and credit_paisa > 0`,
    ['balance', 'stock value', 'entries'],
  ],
  [
    'dues',
    `update document set total_paisa = total_paisa + 100 where kind = 'INVOICE';
     update invoice set exempt_paisa = exempt_paisa + 100`,
    ['dues', 'entries', 'totals of invoice'],
  ],
  [
    'payables',
    `update document set total_paisa = total_paisa + 100 where kind = 'EXPENSE'`,
    ['payables', 'categories of expense', 'entries'],
  ],
  [
    'payments',
    `update payment_allocation set amount_paisa = 5000
     where document_id in (select id from document where kind = 'INVOICE')`,
    ['payments', 'advances'],
  ],
  [
    'payments',
    `update payment_allocation set document_id = (select id from document where kind = 'INCOME')
     where document_id in (select id from document where kind = 'EXPENSE')`,
    ['payments'],
  ],
  [
    'payments',
    `update payment set customer_id = 999 where customer_id > 0`,
    ['payments by cheque', 'payments', 'settlements'],
  ],
  ['settlements', `update settlement set total_paisa = total_paisa + 100`, ['settlements']],
  ['settlements', `update settlement set customer_id = 999 where customer_id > 0`, ['settlements']],
  ['money', `update payment set mode = 'ONLINE' where mode = 'CASH'`, ['money']],
  ['money', `update payment set paid_on = paid_on - 1 where vendor_id > 0`, ['money']],
  [
    'money',
    `update journal_line set account_code = 'CHEQUES_IN_HAND' where account_code = 'CASH'`,
    ['cheques', 'money'],
  ],
  [
    'money',
    `update journal_line set account_code = 'CASH' where account_code = 'CHEQUES_IN_HAND' and credit_paisa > 0`,
    ['cheques', 'money'],
  ],
  [
    'posted',
    `update document set state = 'CANCELLED', cancelled_at = now() where kind = 'INCOME'`,
    ['dues', 'posted', 'categories of income'],
  ],
  [
    'posted',
    `update document set entry_id = (select entry_id from document where kind = 'EXPENSE') where kind = 'INCOME'`,
    ['posted', 'entries'],
  ],
  [
    'posted',
    `update document set entry_id = (select entry_id from document where kind = 'INCOME') where kind = 'EXPENSE'`,
    ['posted', 'entries'],
  ],
  [
    'categories of income',
    `update journal_line set category_id = (select category_id from expense) where account_code = 'OTHER_INCOME'`,
    ['categories of income'],
  ],
  [
    'input tax',
    `update document set vat_paisa = vat_paisa + 1 where kind = 'EXPENSE'`,
    ['categories of expense', 'input tax', 'entries'],
  ],
  ['gaps', `update number_series set last_number = last_number + 1 where kind = 'RECEIPT'`, ['gaps']],
  [
    'advances',
    `update journal_line set account_code = 'CUSTOMER_ADVANCES' where account_code = 'RECEIVABLE' and credit_paisa = 10000
       and entry_id in (select entry_id from payment)`,
    ['dues', 'advances'],
  ],
  [
    'tax',
    `update invoice set taxable_paisa = taxable_paisa - 1 where id in (select id from document where vat_paisa > 0);
     update document set vat_paisa = vat_paisa + 1 where kind = 'INVOICE' and vat_paisa > 0`,
    ['tax', 'entries', 'totals of invoice'],
  ],
  [
    'entries',
    `update document set dated_on = dated_on - 40 where kind = 'INVOICE' and state = 'FINAL'`,
    ['entries', 'days of numbers'],
  ],
  [
    'entries',
    `update journal_entry set posting_date = posting_date + 3 where source_kind = 'EXPENSE';
     update journal_line set posting_date = posting_date + 3 where entry_id in (select id from journal_entry where source_kind = 'EXPENSE')`,
    ['entries'],
  ],
  [
    'entries',
    `update journal_line set customer_id = 999 where customer_id > 0 and account_code = 'RECEIVABLE'
       and entry_id in (select entry_id from document where kind = 'INCOME')`,
    ['entries', 'dues'],
  ],
  [
    'totals of invoice',
    `update invoice set exempt_paisa = exempt_paisa + taxable_paisa, taxable_paisa = 0`,
    ['totals of invoice'],
  ],
  [
    'totals of invoice',
    `update invoice_line set quantity = quantity / 2, stock_quantity = stock_quantity / 2, rate_paisa = rate_paisa * 2 where quantity = 2`,
    ['totals of invoice', 'goods of invoice'],
  ],
  [
    'totals of invoice',
    `update invoice_line set tax_code = 'EXEMPT' where tax_code = 'TAXABLE'`,
    ['totals of invoice'],
  ],
  [
    'goods of invoice',
    `update stock_move set quantity = quantity - 1 where kind = 'SALE';
     update stock_balance set quantity = (select sum(quantity) from stock_move move
       where move.item_variant_id = stock_balance.item_variant_id and move.outlet_id = stock_balance.outlet_id)`,
    ['goods of invoice', 'cost'],
  ],
  ['cost', costing(`kind = 'SALE' and id = (select max(id) from stock_move where kind = 'SALE')`), ['cost']],
  ['goods of invoice', costing(`kind = 'CANCELLATION'`), ['goods of invoice']],
  [
    'stock value',
    `update stock_move set value_paisa = value_paisa + 100 where kind = 'SALE' and id = (select min(id) from stock_move where kind = 'SALE');
     update stock_move set value_paisa = value_paisa - 100 where kind = 'SALE' and id = (select max(id) from stock_move where kind = 'SALE')`,
    ['stock', 'stock value', 'cost'],
  ],
  ['variants', `update item_variant set combination = '7' where id = (select min(id) from item_variant)`, ['variants']],
  [
    'a price list for groups that names none',
    `insert into price_list (business_id, name, audience) select business_id, 'Nobody', 'GROUPS' from customer limit 1`,
    ['price lists'],
  ],
  [
    'a price list for everybody that names a customer',
    `insert into price_list (business_id, name, audience) select business_id, 'All', 'EVERYBODY' from customer limit 1;
     insert into price_list_customer (business_id, price_list_id, customer_id)
       select customer.business_id, price_list.id, customer.id from customer
       join price_list on price_list.business_id = customer.business_id limit 1`,
    ['price lists'],
  ],
  ['variants', `update item set has_variants = true`, ['variants']],
  [
    'entries',
    `update journal_line set account_code = 'STOCK_ADJUSTMENT' where account_code = 'COST_OF_GOODS_SOLD' and debit_paisa > 0`,
    ['entries'],
  ],
  [
    'tax',
    `update journal_entry set posting_date = posting_date + 30, posting_date_bs = '2083-09-04'
     where kind = 'SALES_INVOICE_CANCELLATION';
     update journal_line set posting_date = posting_date + 30
     where entry_id in (select id from journal_entry where kind = 'SALES_INVOICE_CANCELLATION')`,
    ['tax'],
  ],
  [
    'tax',
    `update document set dated_on_bs = '2083-07-04' where vat_paisa > 0 and kind = 'INVOICE' and state = 'FINAL'`,
    ['tax'],
  ],
  ['numbers', `update settlement set number = replace(number, 'RCT', 'INV')`, ['numbers']],
  ['numbers', `update settlement set number = regexp_replace(number, '-.+-2', '-PKR-2')`, ['numbers']],
  [
    'numbers',
    `update document set number = 'x' || number where number is not null;
     update document set number = 'INV-KTM-2083/84-00001' where sequence = 2;
     update document set number = 'INV-KTM-2083/84-00002' where sequence = 1`,
    ['numbers'],
  ],
  ['numbers', `update document set fiscal_year = '2082/83' where sequence = 3`, ['numbers', 'gaps']],
  ['locks', `update period_lock set sequence = 2`, ['locks']],
  ['locked days', `update period_lock set through_day = '2026-11-15'`, ['locked days']],
  [
    'days of numbers',
    `update document set dated_on = dated_on - 1 where kind = 'INVOICE' and state = 'CANCELLED'`,
    ['days of numbers'],
  ],
  ['bills of expense', `update expense set bill_number = 'NEA-2'`, ['bills of expense']],
  ['accounts', `update account set kind = 'expense' where code = 'SALES'`, ['accounts', 'account tree']],
  ['accounts', `update account set group_code = 'OTHER_INCOME' where code = 'SALES'`, ['accounts']],
  ['account tree', `update account_group set kind = 'expense' where code = 'OTHER_INCOME'`, ['account tree']],
  ['named accounts', `update payment set account_code = 'BANK' where mode = 'CASH'`, ['named accounts', 'money']],
  ['files', `update stored_file_content set content = '%PDF-1.6'`, ['files']],
  ['files', `delete from stored_file_content`, ['files']],
  ['comments on records', `update record_comment set record_id = record_id + 1000`, ['comments on records']],
  ['comments on records', `update record_comment set kind = 'WRITE_OFF'`, ['comments on records']],
  ['comments on records', `delete from record_comment`, ['comments on records']],
  ['prints', `update invoice set print_count = print_count + 1`, ['prints']],
  ['rounding', `update journal_line set account_code = 'SALES' where account_code = 'ROUNDING'`, ['rounding']],
  [
    'rounding',
    `update invoice set rounding_paisa = 0, exempt_paisa = exempt_paisa + rounding_paisa where rounding_paisa <> 0`,
    ['rounding', 'totals of invoice'],
  ],
  ['bills', `update invoice set exempt_paisa = exempt_paisa + 1`, ['bills', 'totals of invoice']],
  ['bills', `update invoice_line set net_paisa = net_paisa + 1`, ['bills', 'totals of invoice']],
])('%s: a fault that is planted is found: %s', async (check, statement, expected) => {
  // The chain is made of what was written, which these faults pass by.
  expect((await faultyChecks(statement, check !== 'chain')).toSorted()).toEqual(expected.toSorted());
});
