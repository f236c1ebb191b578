// Longer than 200 lines because all rows of a posted invoice stand in one place, as they are written.
import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '@bahi/server/platform/database/database';
import type { NewRow } from '@bahi/server/platform/database/table-types';
import { insertRow, insertRows } from '@bahi/server/platform/database/write-rows';
import type { BenchBusiness } from '../businesses.ts';
import { day, dayBs, entryOf, journalOf } from './entry.ts';

/**
 * The rows of one final invoice of five lines, written straight through pg: the same tables, columns, triggers and last
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
    void tx.query(
      `select item_variant_id from stock_balance
       where business_id = $1 and item_variant_id = any($2) and outlet_id = $3 order by item_variant_id for update`,
      [businessId, variantIds, outletId],
    );
    const [lineIds, entryId] = await Promise.all([
      insertRows(
        tx,
        'invoice_line',
        variantIds.map((variantId, position) => lineOf(business, invoiceId, variantId, position)),
      ),
      insertRow(tx, 'journal_entry', entryOf(business, invoiceId)),
    ]);
    void insertRows(tx, 'journal_line', journalOf(business, entryId));
    void insertRows(
      tx,
      'stock_move',
      variantIds.map((variantId, position) => ({
        business_id: businessId,
        item_variant_id: variantId,
        outlet_id: outletId,
        quantity: -1,
        value_paisa: -800,
        kind: 'SALE' as const,
        source_kind: 'INVOICE',
        source_id: invoiceId,
        source_line_id: lineIds[position] ?? null,
        source_line: position,
        returns_id: null,
        entry_id: entryId,
        moved_on: day,
      })),
    );
    void tx.query(
      `update stock_balance set quantity = quantity - 1, value_paisa = value_paisa - 800
       where business_id = $1 and item_variant_id = any($2) and outlet_id = $3`,
      [businessId, variantIds, outletId],
    );
    void tx.query('select issue_document($1, $2, $3, $4, $5, $6, $7, null) as number', [
      businessId,
      invoiceId,
      entryId,
      outletId,
      'INVOICE',
      '2083/84',
      'INV',
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
  return insertRow(tx, 'document', {
    business_id: businessId,
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
    vendor_id: null,
    number: null,
    fiscal_year: null,
    sequence: null,
    counter_id: null,
    foreign_total: null,
    issued_at: null,
    cancelled_at: null,
    cancelled_by: null,
    cancelled_by_name: null,
    cancel_reason: null,
    entry_id: null,
    vendor_bill: null,
    issue_key: null,
    booked_on: null,
    customer_bill: null,
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

/** What nobody else had to approve. */
const ownContent = {
  drafted_by: null,
  approval: null,
  approval_by: null,
  approval_by_name: null,
  approval_at: null,
  approval_remarks: null,
};

/** Sold to somebody whose credit is not limited. */
const unlimitedCredit = {
  credit_rule: null,
  credit_limit_paisa: null,
  credit_owed_paisa: null,
  credit_days: null,
  credit_late_days: null,
  credit_passed_by: null,
  credit_passed_by_name: null,
  credit_reason: null,
};

/** What stays in the country. */
const soldAtHome = {
  destination: 'LOCAL',
  declaration_number: null,
  declared_on: null,
  declared_on_bs: null,
  country_id: null,
  country_name: null,
  country_name_np: null,
} as const;

function insertOwn(tx: Tx, { businessId }: BenchBusiness, id: number): Promise<number> {
  return insertRow(tx, 'invoice', {
    business_id: businessId,
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
    tendered_paisa: null,
    receipt_id: null,
    ...soldAtHome,
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
    rounding_paisa: 0,
    ...ownContent,
    ...unlimitedCredit,
    remarks: null,
    terms: '[]',
    shared_at: null,
  });
}

function lineOf(
  { businessId, customerId }: Pick<BenchBusiness, 'businessId' | 'customerId'>,
  invoiceId: number,
  variantId: number,
  position: number,
): NewRow<'invoice_line'> {
  return {
    business_id: businessId,
    invoice_id: invoiceId,
    customer_id: customerId,
    line_number: position + 1,
    item_variant_id: variantId,
    service_id: null,
    code: `I-${position + 1}`,
    particulars: `I-${position + 1}`,
    particulars_np: null,
    brand: null,
    brand_np: null,
    hs_code: null,
    unit: 'pcs',
    unit_np: 'थान',
    quantity: 1,
    free_quantity: 0,
    stock_quantity: 1,
    stock_unit: null,
    stock_unit_np: null,
    unit_business_id: null,
    unit_id: null,
    unit_own: null,
    unit_per: null,
    rate_paisa: 10000,
    vat_included: false,
    tax_code: 'TAXABLE',
    tax_rate_hundredths: 1300,
    discount_type: '1',
    discount_value: 0,
    discount_paisa: 0,
    net_paisa: 10000,
    document_discount_paisa: 0,
    vat_paisa: 1300,
    price_list_id: null,
    price_list_name: null,
    price_list_name_np: null,
    price_list_from_quantity: null,
    batch_id: null,
    remarks: null,
  };
}
