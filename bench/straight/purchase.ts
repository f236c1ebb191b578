import { randomUUID } from 'node:crypto';
import type { Database, Tx } from '@bahi/server/platform/database/database';
import type { NewRow } from '@bahi/server/platform/database/table-types';
import { insertRow, insertRows } from '@bahi/server/platform/database/write-rows';
import type { BenchBusiness } from '../businesses.ts';
import { day, dayBs, entryOf } from './entry.ts';

const ratePaisa = 10_000;

/**
 * The rows of one final bill of a vendor without VAT, written straight through pg: the same tables, columns, triggers and
 * last step as the product writes, idempotency and audit included, with nothing read, checked or computed and no HTTP.
 */
export function straightPurchase(vendorId: number): (database: Database, business: BenchBusiness) => Promise<void> {
  return (database, business) => {
    const { businessId, outletId, userId, variantIds } = business;
    return database.transaction('write', { businessId, outletId: null, userId }, async (tx) => {
      const key = randomUUID();
      void tx.query(
        `insert into idempotency (business_id, user_id, key, call, request_hash) values ($1, $2, $3, 'bench', $4)`,
        [businessId, userId, key, Buffer.alloc(32)],
      );
      const id = await insertHead(tx, business, vendorId);
      void insertOwn(tx, business, id);
      void tx.query(
        `select item_variant_id from stock_balance
         where business_id = $1 and item_variant_id = any($2) and outlet_id = $3 order by item_variant_id for update`,
        [businessId, variantIds, outletId],
      );
      const [lineIds, entryId] = await Promise.all([
        insertRows(
          tx,
          'purchase_line',
          variantIds.map((variantId, position) => lineOf(businessId, id, variantId, position)),
        ),
        insertRow(tx, 'journal_entry', { ...entryOf(business, id), kind: 'PURCHASE', source_kind: 'PURCHASE' }),
      ]);
      void insertRows(tx, 'journal_line', journalOf(business, entryId, vendorId));
      void insertRows(
        tx,
        'stock_move',
        variantIds.map((variantId, position) => ({
          business_id: businessId,
          item_variant_id: variantId,
          outlet_id: outletId,
          quantity: 1,
          value_paisa: ratePaisa,
          kind: 'RECEIPT' as const,
          source_kind: 'PURCHASE',
          source_id: id,
          source_line_id: lineIds[position] ?? null,
          source_line: position,
          returns_id: null,
          entry_id: entryId,
          moved_on: day,
        })),
      );
      void tx.query(
        `update stock_balance set quantity = quantity + 1, value_paisa = value_paisa + ${ratePaisa}
         where business_id = $1 and item_variant_id = any($2) and outlet_id = $3`,
        [businessId, variantIds, outletId],
      );
      void tx.query('select issue_document($1, $2, $3, $4, $5, $6, $7, null) as number', [
        businessId,
        id,
        entryId,
        outletId,
        'PURCHASE',
        '2083/84',
        'PUR',
      ]);
      void tx.query('update idempotency set answer = $4 where business_id = $1 and user_id = $2 and key = $3', [
        businessId,
        userId,
        key,
        answer,
      ]);
    });
  };
}

/** As long as the answer that the product keeps. */
const answer = JSON.stringify({ data: 'x'.repeat(22_000), message: null });

function insertHead(tx: Tx, { businessId, outletId, userId, variantIds }: BenchBusiness, vendorId: number) {
  return insertRow(tx, 'document', {
    business_id: businessId,
    kind: 'PURCHASE',
    party_kind: 'vendor',
    outlet_id: outletId,
    customer_id: null,
    heading: null,
    dated_on: day,
    dated_on_bs: dayBs,
    due_on: day,
    due_on_bs: dayBs,
    total_paisa: variantIds.length * ratePaisa,
    vat_paisa: 0,
    state: 'DRAFT',
    created_by: userId,
    created_by_name: 'Bench',
    vendor_id: vendorId,
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

function insertOwn(tx: Tx, { businessId, variantIds }: BenchBusiness, id: number) {
  const total = variantIds.length * ratePaisa;
  return insertRow(tx, 'purchase', {
    business_id: businessId,
    id,
    bill_number: null,
    is_tax_invoice: false,
    is_vat_set_off: false,
    origin: 'LOCAL',
    declaration_number: null,
    declared_on: null,
    declared_on_bs: null,
    country_id: null,
    vendor_name: 'Bench vendor',
    vendor_name_np: 'बेन्च',
    vendor_pan: '301234568',
    vendor_address: 'Butwal',
    vendor_address_np: 'बुटवल',
    rates_include_vat: false,
    discount_type: '1',
    discount_value: 0,
    quantity: variantIds.length,
    sub_total_paisa: total,
    line_discount_paisa: 0,
    discount_paisa: 0,
    shipping_paisa: 0,
    taxable_paisa: 0,
    exempt_paisa: total,
    zero_rated_paisa: 0,
    bill_vat_paisa: 0,
    rounding_paisa: 0,
    remarks: null,
  });
}

function lineOf(businessId: number, id: number, variantId: number, position: number): NewRow<'purchase_line'> {
  return {
    business_id: businessId,
    document_id: id,
    line_number: position + 1,
    item_variant_id: variantId,
    service_id: null,
    code: `I-${position + 1}`,
    particulars: `I-${position + 1}`,
    particulars_np: null,
    brand: null,
    brand_np: null,
    hs_code: null,
    unit_business_id: 0,
    unit_id: 1,
    unit: 'pcs',
    unit_np: 'थान',
    quantity: 1,
    stock_quantity: 1,
    stock_unit: 'pcs',
    stock_unit_np: 'थान',
    rate_paisa: ratePaisa,
    vat_included: false,
    tax_code: 'EXEMPT',
    tax_rate_hundredths: 0,
    discount_type: '1',
    discount_value: 0,
    discount_paisa: 0,
    net_paisa: ratePaisa,
    document_discount_paisa: 0,
    vat_paisa: 0,
    is_taxable: true,
    is_capital: false,
    category_id: null,
    cost_paisa: ratePaisa,
    batch_number: null,
    batch_expires_on: null,
    remarks: null,
  };
}

function journalOf(
  { businessId, outletId, variantIds }: BenchBusiness,
  entryId: number,
  vendorId: number,
): NewRow<'journal_line'>[] {
  const base = {
    business_id: businessId,
    entry_id: entryId,
    posting_date: day,
    customer_id: null,
    vendor_id: null,
    category_id: null,
    item_variant_id: null,
    outlet_id: outletId,
    tax_code: null,
    tax_rate_hundredths: null,
  };
  const goods = variantIds.map((item_variant_id, position) => ({
    ...base,
    line_number: position + 1,
    account_code: 'INVENTORY' as const,
    item_variant_id,
    debit_paisa: ratePaisa,
    credit_paisa: 0,
  }));
  const owed = variantIds.length * ratePaisa;
  return [
    ...goods,
    {
      ...base,
      line_number: goods.length + 1,
      account_code: 'PAYABLE',
      vendor_id: vendorId,
      debit_paisa: 0,
      credit_paisa: owed,
    },
  ];
}
