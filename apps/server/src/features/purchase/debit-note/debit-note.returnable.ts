import type { OpenBill, OpenLine } from '@bahi/domain/goods/note-total';
import type { BorneCost } from '@bahi/domain/landed-cost';
import { asPaisa, type Paisa, subtractPaisa, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { type Quantity, subtractQuantity } from '@bahi/domain/numbers/quantity';
import type { PurchaseLine } from '@bahi/domain/posting/purchase-invoice';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readQuantity } from '../../books/ledger/balances.ts';
import type { DocumentRow } from '../../books/ledger/document-head.ts';
import { readBorneCosts } from './debit-note.landed.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

type PurchaseRow = DocumentRow &
  Row<'purchase'> & { outlet_code: string; outlet_name: string; outlet_name_np: string | null };

/** A line as it was bought, and what is left of it. */
export type BoughtLine = {
  row: Row<'purchase_line'> & { category_name: string | null; category_name_np: string | null };
  left: OpenLine;
  /** Of the item's own unit. */
  stockLeft: Quantity;
  /** What it bears of bringing its goods home. */
  landed: readonly BorneCost[];
};

/** A final purchase bill, and what is left of it after all final debit notes. */
export type ReturnedPurchase = {
  purchase: PurchaseRow & { vendor_id: number };
  lines: readonly BoughtLine[];
  bill: OpenBill;
};

/**
 * What of a purchase bill can still go back. Fails for one that the caller does not see, and for one that is a draft or
 * was cancelled. Whoever is about to write a note holds its row (`lockNote`), so that two notes never take the same piece.
 */
export async function readReturnedPurchase(
  reader: Reader,
  purchaseId: number,
  field: string,
): Promise<ReturnedPurchase> {
  const { db, businessId } = reader;
  const [[purchase], lines, [used], borne] = await Promise.all([
    db.query<PurchaseRow>(purchaseText, [businessId, purchaseId]),
    db.query<LineRow>(linesText, [businessId, purchaseId]),
    db.query<UsedRow>(usedText, [businessId, purchaseId]),
    readBorneCosts(reader, purchaseId),
  ]);
  const vendorId = purchase?.vendor_id ?? null;
  if (purchase === undefined || vendorId === null) return fail('debitNote.purchaseUnknown', { field });
  if (purchase.state !== 'FINAL') return fail('debitNote.purchaseNotFinal', { field });
  const bought = lines.map((row): BoughtLine => ({
    row,
    left: leftOf(row),
    stockLeft: lessQuantity(row.stock_quantity, row.used_stock_quantity),
    landed: borne.get(row.id) ?? [],
  }));
  const shippingVat = subtractPaisa(
    asPaisa(purchase.bill_vat_paisa),
    sumPaisa(lines.map((row) => asPaisa(row.vat_paisa))),
  );
  const bill: OpenBill = {
    lines: bought.map(({ left }) => left),
    shipping: {
      net: less(purchase.shipping_paisa, used?.shipping_paisa),
      vat: less(shippingVat, used?.shipping_vat_paisa),
      ...taxOfShipping(lines, shippingVat),
    },
    rounding: less(purchase.rounding_paisa, used?.rounding_paisa),
  };
  return { purchase: { ...purchase, vendor_id: vendorId }, lines: bought, bill };
}

/** Whether a line's goods are counted in another unit than the bill: else there is one count of them. */
export function hasOwnUnit({ unit, stock_unit }: Pick<BoughtLine['row'], 'unit' | 'stock_unit'>): boolean {
  return stock_unit !== null && stock_unit !== unit;
}

/** What is left of lines as a note counts them: each in the item's own unit where that was asked for. */
export function countedAs({ bill, lines }: ReturnedPurchase, inStockUnit: (line: BoughtLine) => boolean): OpenBill {
  const counted = lines.map((line) => (inStockUnit(line) ? { ...line.left, quantity: line.stockLeft } : line.left));
  return { ...bill, lines: counted };
}

/** Where a line of the bill went, with so many of it. */
export function placeOf({ row }: BoughtLine, quantity: Quantity): PurchaseLine {
  if (row.is_capital) return { into: 'CAPITAL' };
  if (row.category_id !== null) return { into: 'SPENDING', categoryId: row.category_id };
  return { into: 'STOCK', itemVariantId: row.item_variant_id ?? Number.NaN, quantity };
}

const purchaseText = `select purchase.*, document.*, outlet.code as outlet_code, outlet.name as outlet_name,
    outlet.name_np as outlet_name_np
  from document
  join purchase on purchase.business_id = document.business_id and purchase.id = document.id
  join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
  where document.business_id = $1 and document.id = $2`;

/** The final notes of a purchase bill. */
const notes = `debit_note note
  join document on document.business_id = $1 and document.id = note.id and document.state = 'FINAL'`;

const linesText = `select line.*, category.name as category_name, category.name_np as category_name_np,
    used.quantity as used_quantity, used.stock_quantity as used_stock_quantity, used.net_paisa as used_net_paisa,
    used.vat_paisa as used_vat_paisa, used.cost_paisa as used_cost_paisa
  from purchase_line line
  left join category on category.business_id = line.business_id and category.id = line.category_id
  left join (select debited.purchase_line_id, sum(quantity) as quantity, sum(stock_quantity) as stock_quantity,
      sum(net_paisa)::bigint as net_paisa, sum(debited.vat_paisa)::bigint as vat_paisa, sum(cost_paisa)::bigint as cost_paisa
    from ${notes} join debit_note_line debited on debited.business_id = $1 and debited.document_id = note.id
    where note.business_id = $1 and note.purchase_id = $2
    group by debited.purchase_line_id) used on used.purchase_line_id = line.id
  where line.business_id = $1 and line.document_id = $2 order by line.line_number`;

const usedText = `select coalesce(sum(note.shipping_paisa), 0)::bigint as shipping_paisa,
    coalesce(sum(note.shipping_vat_paisa), 0)::bigint as shipping_vat_paisa,
    coalesce(sum(note.rounding_paisa), 0)::bigint as rounding_paisa
  from ${notes} where note.business_id = $1 and note.purchase_id = $2`;

type LineRow = BoughtLine['row'] & {
  used_quantity: string | null;
  used_stock_quantity: string | null;
  used_net_paisa: number | null;
  used_vat_paisa: number | null;
  used_cost_paisa: number | null;
};
type UsedRow = { shipping_paisa: number; shipping_vat_paisa: number; rounding_paisa: number };

function leftOf(row: LineRow): OpenLine {
  return {
    quantity: lessQuantity(row.quantity, row.used_quantity),
    net: less(row.net_paisa - row.document_discount_paisa, row.used_net_paisa),
    vat: less(row.vat_paisa, row.used_vat_paisa),
    cost: less(row.cost_paisa, row.used_cost_paisa),
    taxCode: row.tax_code,
    taxRateHundredths: row.tax_rate_hundredths,
  };
}

/** The freight of a bill is taxed as the highest rate of its lines is, where any of them is taxed. */
function taxOfShipping(
  lines: readonly LineRow[],
  shippingVat: Paisa,
): Pick<OpenBill['shipping'], 'taxCode' | 'taxRateHundredths'> {
  const taxed = lines.filter((line) => line.tax_code === 'TAXABLE');
  if (shippingVat === 0 || taxed.length === 0) return { taxCode: 'EXEMPT', taxRateHundredths: 0 };
  return { taxCode: 'TAXABLE', taxRateHundredths: Math.max(...taxed.map((line) => line.tax_rate_hundredths)) };
}

function less(whole: number, used: number | null | undefined): Paisa {
  return subtractPaisa(asPaisa(whole), used === null || used === undefined ? zeroPaisa : asPaisa(used));
}

function lessQuantity(whole: string, used: string | null): Quantity {
  return used === null ? readQuantity(whole) : subtractQuantity(readQuantity(whole), readQuantity(used));
}
