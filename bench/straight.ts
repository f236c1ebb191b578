import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '@bahi/server/platform/database/database';
import { insertRows } from '@bahi/server/platform/database/insert-rows';
import { insertDeclared } from '@bahi/server/platform/database/write-record';
import type { BenchBusiness } from './businesses.ts';

const day = '2026-11-20';
const dayBs = '2083-08-04';

/**
 * The rows of one final bill of five lines, written straight through pg: the same tables, columns, triggers and last
 * step as the product writes, idempotency and audit included, with nothing read, checked or computed and no HTTP.
 * Statements that do not need each other's answers travel together, as in the product.
 */
export function postStraight(database: Database, business: BenchBusiness): Promise<void> {
  const { businessId, outletId, userId, variantIds } = business;
  return database.transaction('write', { businessId, outletId: null, userId }, async (tx) => {
    const key = randomUUID();
    void tx.query(
      `insert into idempotency (business_id, user_id, key, call, request_hash) values ($1, $2, $3, 'bench', $4)`,
      [businessId, userId, key, Buffer.alloc(32)],
    );
    const invoiceId = await insertHead(tx, business);
    void insertOwn(tx, business, invoiceId);
    const [lineIds, [entryId = 0]] = await Promise.all([
      insertRows(
        tx,
        'invoice_line',
        lineColumns,
        variantIds.map((variantId, position) => lineValues(businessId, invoiceId, variantId, position)),
      ),
      insertRows(tx, 'journal_entry', entryColumns, [
        [businessId, outletId, '2083/84', 'SALES_INVOICE', 'INVOICE', invoiceId, day, dayBs, null, userId],
      ]),
    ]);
    void insertRows(tx, 'journal_line', journalColumns, journalRows(business, entryId));
    void insertRows(
      tx,
      'stock_move',
      moveColumns,
      variantIds.map((variantId, position) => [
        businessId,
        entryId,
        variantId,
        outletId,
        -1,
        -800,
        'SALE',
        'INVOICE',
        invoiceId,
        lineIds[position],
        day,
      ]),
    );
    void tx.query(
      `select item_variant_id from stock_balance
       where business_id = $1 and item_variant_id = any($2) and outlet_id = $3 order by item_variant_id for update`,
      [businessId, variantIds, outletId],
    );
    void tx.query(
      `update stock_balance set quantity = quantity - 1, value_paisa = value_paisa - 800
       where business_id = $1 and item_variant_id = any($2) and outlet_id = $3`,
      [businessId, variantIds, outletId],
    );
    void tx.query('select issue_document($1, $2, $3, $4, $5, $6, $7) as number', [
      businessId,
      invoiceId,
      entryId,
      outletId,
      'INVOICE',
      '2083/84',
      'INV-2083/84-',
    ]);
    void tx.query('update idempotency set answer = $4 where business_id = $1 and user_id = $2 and key = $3', [
      businessId,
      userId,
      key,
      answer,
    ]);
  });
}

/** As long as the answer that the product keeps. */
const answer = JSON.stringify({ data: 'x'.repeat(2800), message: null });

function insertHead(tx: Tx, { businessId, outletId, customerId, userId }: BenchBusiness): Promise<number> {
  return insertDeclared({ db: tx, businessId }, 'document', {
    kind: 'INVOICE',
    party_kind: 'customer',
    outlet_id: outletId,
    customer_id: customerId,
    heading: null,
    dated_on: day,
    dated_on_bs: dayBs,
    due_on: day,
    due_on_bs: dayBs,
    total_paisa: 56500,
    vat_paisa: 6500,
    state: 'DRAFT',
    created_by: userId,
    created_by_name: 'Bench',
  });
}

const seller = JSON.stringify({
  name: 'Bench',
  nameNp: null,
  address: 'Butwal',
  addressNp: 'बुटवल',
  pan: '301234567',
  phone: null,
  registerType: 'VAT',
});

function insertOwn(tx: Tx, { businessId }: BenchBusiness, id: number): Promise<number> {
  return insertDeclared({ db: tx, businessId }, 'invoice', {
    id,
    is_tax_invoice: true,
    seller,
    customer_name: 'Bench customer',
    customer_name_np: null,
    customer_pan: null,
    customer_phone: '9800000000',
    customer_address: 'Butwal',
    customer_address_np: 'बुटवल',
    payment_mode: 'CREDIT',
    discount_type: '1',
    discount_value: 0,
    quantity: 5,
    sub_total_paisa: 50000,
    line_discount_paisa: 0,
    discount_paisa: 0,
    shipping_paisa: 0,
    taxable_paisa: 50000,
    exempt_paisa: 0,
    zero_rated_paisa: 0,
    remarks: null,
    terms: '[]',
  });
}

const lineColumns =
  'business_id invoice_id line_number item_variant_id service_id code particulars particulars_np hs_code unit unit_np quantity rate_paisa vat_included tax_code tax_rate_hundredths discount_type discount_value discount_paisa net_paisa document_discount_paisa vat_paisa remarks'.split(
    ' ',
  );
const entryColumns =
  'business_id outlet_id fiscal_year kind source_kind source_id posting_date posting_date_bs reverses_id created_by'.split(
    ' ',
  );
const journalColumns =
  'business_id entry_id line_number account_code customer_id item_variant_id outlet_id tax_code debit_paisa credit_paisa'.split(
    ' ',
  );
const moveColumns =
  'business_id entry_id item_variant_id outlet_id quantity value_paisa kind source_kind source_id source_line_id moved_on'.split(
    ' ',
  );

function lineValues(businessId: number, invoiceId: number, variantId: number, position: number): unknown[] {
  return [
    businessId,
    invoiceId,
    position + 1,
    variantId,
    null,
    `I-${position + 1}`,
    `I-${position + 1}`,
    null,
    null,
    'pcs',
    'थान',
    1,
    10000,
    false,
    'TAXABLE',
    1300,
    '1',
    0,
    0,
    10000,
    0,
    1300,
    null,
  ];
}

function journalRows({ businessId, outletId, customerId, variantIds }: BenchBusiness, entryId: number): unknown[][] {
  const row = (
    account: string,
    debit: number,
    credit: number,
    of: { customer?: number; variant?: number; tax?: string },
  ) => [account, of.customer ?? null, of.variant ?? null, outletId, of.tax ?? null, debit, credit];
  const rows = [
    row('RECEIVABLE', 56500, 0, { customer: customerId }),
    ...variantIds.map((variant) => row('SALES', 0, 10000, { variant, tax: 'TAXABLE' })),
    row('OUTPUT_VAT', 0, 6500, { tax: 'TAXABLE' }),
    ...variantIds.flatMap((variant) => [
      row('COST_OF_GOODS_SOLD', 800, 0, { variant }),
      row('INVENTORY', 0, 800, { variant }),
    ]),
  ];
  return rows.map((values, position) => [businessId, entryId, position + 1, ...values]);
}
