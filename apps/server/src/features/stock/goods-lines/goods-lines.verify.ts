import type { DocumentKind } from '@bahi/domain/document-kinds';
import { computeInvoiceTotal, type InvoiceLineTotal } from '@bahi/domain/invoice-total';
import { asPaisa } from '@bahi/domain/numbers/money';
import { quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Tx } from '../../../platform/database/database.ts';
import { streamRows } from '../../../platform/database/row-stream.ts';
import { type Check, type Fault, type Found, mostFaults } from '../../../platform/verify/check.ts';
import { goodsValuesOf } from './goods-lines.write.ts';
import type { GoodsRecord, LineRecord } from './goods-lines.rows.ts';

/** Where the documents of a kind keep what is their own and their lines: literals of the product. */
type GoodsTables = { table: string; lineTable: string; key: string };
/**
 * The same with which VAT is on the paper, whether that says what it was rounded by, where total and VAT stand if not
 * in the head of all documents, and whether its goods are sold: counted in the items' own units, some of them free.
 */
type TotalTables = GoodsTables & { vat?: string; isRoundingStated?: boolean; headTable?: string; isSold?: boolean };
/** What is worked out of a line, and what it is worked out of. */
const lineColumns = [
  'line_number',
  'quantity',
  'rate_paisa',
  'vat_included',
  'tax_code',
  'tax_rate_hundredths',
  'discount_type',
  'discount_value',
  'discount_paisa',
  'net_paisa',
  'document_discount_paisa',
  'vat_paisa',
] as const satisfies readonly (keyof LineRecord)[];
/** The same of the document itself. */
const ownColumns = [
  'discount_type',
  'discount_value',
  'quantity',
  'sub_total_paisa',
  'line_discount_paisa',
  'discount_paisa',
  'shipping_paisa',
  'taxable_paisa',
  'exempt_paisa',
  'zero_rated_paisa',
  'rounding_paisa',
] as const satisfies readonly (keyof GoodsRecord)[];
type StoredLine = Omit<Pick<LineRecord, (typeof lineColumns)[number]>, 'quantity'> & {
  quantity: number;
  stock_quantity?: number;
};
type StoredDocument = Pick<GoodsRecord, (typeof ownColumns)[number] | 'total_paisa' | 'vat_paisa'>;
type Stored = { id: number; document: StoredDocument; lines: StoredLine[] };

const documentsAtOnce = 200;

/** What holds of every document with lines, whatever its kind. */
export function totalsCheck(tables: TotalTables): Check {
  return {
    name: `totals of ${tables.table}`,
    holds: `every ${tables.table} comes to what its lines, its discount and its shipping make of it`,
    look: (tx, businessId) => recompute(tx, businessId, tables),
  };
}

/** Works out every document anew, by the algorithm that wrote it. */
async function recompute(tx: Tx, businessId: number, tables: TotalTables): Promise<Found> {
  const {
    table,
    lineTable,
    key,
    vat = 'document.vat_paisa',
    isRoundingStated = false,
    headTable = 'document',
    isSold = false,
  } = tables;
  let count = 0;
  const faults: Fault[] = [];
  const text = `
    select own.id, json_build_object('total_paisa', document.total_paisa, 'vat_paisa', ${vat}, ${pairsOf('own', ownColumns)}) as document,
      coalesce((select json_agg(json_build_object(${pairsOf(lineTable, isSold ? [...lineColumns, 'stock_quantity'] : lineColumns)}) order by line_number)
        from ${lineTable} where business_id = $1 and ${key} = own.id), '[]') as lines
    from ${table} own join ${headTable} document on document.business_id = $1 and document.id = own.id
    where own.business_id = $1`;
  for await (const rows of streamRows<Stored>(tx, { text, values: [businessId], atOnce: documentsAtOnce })) {
    count += rows.length;
    for (const row of rows) if (faults.length < mostFaults) faults.push(...differencesOf(row, isRoundingStated));
  }
  return { count, faults: faults.slice(0, mostFaults) };
}

function pairsOf(table: string, columns: readonly string[]): string {
  return columns.map((column) => `'${column}', ${table}.${column}`).join(', ');
}

function differencesOf({ id, document, lines }: Stored, isRoundingStated: boolean): Fault[] {
  const result = computeInvoiceTotal({
    // What held when it was written shows in its lines: without VAT they are exempt, free ones were
    // allowed, and a total that is not rounded has no rounding.
    rules: { vatRegistered: true, allowsFreeLines: true, roundsToRupee: document.rounding_paisa !== 0 },
    lines: lines.map((line) => ({
      quantity: quantityFromNumber(line.quantity) ?? zeroQuantity,
      stockQuantity: quantityFromNumber(line.stock_quantity ?? line.quantity) ?? zeroQuantity,
      rate: asPaisa(line.rate_paisa),
      discountType: line.discount_type,
      discountValue: line.discount_value,
      taxCode: line.tax_code,
      taxRateHundredths: line.tax_rate_hundredths,
      vatIncluded: line.vat_included,
    })),
    discountType: document.discount_type,
    discountValue: document.discount_value,
    shipping: asPaisa(document.shipping_paisa),
    ...(isRoundingStated ? { statedRounding: asPaisa(document.rounding_paisa) } : {}),
  });
  if (!result.ok) return [{ id, ...result.errors[0] }];
  const { total } = result;
  const form = {
    discountType: document.discount_type,
    discount: document.discount_value / 100,
    remarks: null,
  };
  const {
    is_tax_invoice: _isTaxInvoice,
    remarks: _remarks,
    discount_type: _type,
    ...own
  } = goodsValuesOf(form, total, true);
  const wanted = { ...own, quantity: Number(own.quantity), total_paisa: total.grandTotal, vat_paisa: total.vat };
  return [
    ...unlike({ id }, wanted, { ...document, quantity: Number(document.quantity) }),
    ...lines.flatMap((line, position) =>
      unlike({ id, line: line.line_number }, computedOf(total.lines[position]), line),
    ),
  ];
}

function computedOf(line: InvoiceLineTotal | undefined) {
  return {
    tax_rate_hundredths: line?.taxRateHundredths,
    discount_paisa: line?.lineDiscount,
    net_paisa: line?.netBeforeDocumentDiscount,
    document_discount_paisa: line?.documentDiscountShare,
    vat_paisa: line?.vat,
  };
}

function unlike(about: Fault, wanted: Fault, stored: Fault): Fault[] {
  return Object.keys(wanted)
    .filter((column) => wanted[column] !== stored[column])
    .map((column) => ({ ...about, column, stored: stored[column], computed: wanted[column] }));
}

/** In SQL, so many of a line's unit in the item's own, as it counted when the line was written. */
const inOwn = (column: string): string =>
  `round(line.${column} * coalesce(line.unit_own, 1) / coalesce(line.unit_per, 1), 4)`;

/** What of a line was paid for, and what went along for nothing, in the item's own unit. */
export const ownCounts = { paid: inOwn('quantity'), free: inOwn('free_quantity') };

/** What a line is written in comes to what it says of the item's own unit, paid for and free. */
export function countedCheck({ table, lineTable, key }: GoodsTables): Check {
  return {
    name: `units of ${table}`,
    holds: `every line of each ${table} comes to as many of the item's own unit as its unit makes of what is paid for and what is free`,
    counts: `select count(*) as n from ${lineTable} where business_id = $1`,
    faults: `
      select line.${key} as document_id, line.line_number, line.quantity, line.free_quantity, line.unit_own, line.unit_per,
        line.stock_quantity
      from ${lineTable} line
      where line.business_id = $1 and line.stock_quantity <> ${ownCounts.paid} + ${ownCounts.free}`,
  };
}

/** What a document in force sells of goods is what left the shelf by it; of one that was cancelled all came back. */
export function soldCheck(kind: DocumentKind, { table, lineTable, key }: GoodsTables): Check {
  return {
    name: `goods of ${table}`,
    holds: `what each ${table} sells is what left the shelves of its own outlet by it, and of a cancelled one all came back at what it had cost`,
    counts: `select count(*) as n from ${lineTable} where business_id = $1 and item_variant_id is not null`,
    faults: `
      select coalesce(sold.id, moved.source_id) as document_id, coalesce(sold.item_variant_id, moved.item_variant_id) as item_variant_id,
        sold.quantity, moved.quantity as moved_quantity, moved.value_paisa as moved_value_paisa
      from (select document.id, line.item_variant_id, document.outlet_id,
          sum(case document.state when 'FINAL' then line.stock_quantity else 0 end) as quantity
        from document join ${lineTable} line on line.business_id = $1 and line.${key} = document.id
        where document.business_id = $1 and document.kind = '${kind}' and line.item_variant_id is not null
        group by document.id, line.item_variant_id, document.outlet_id) sold
      full join (select source_id, item_variant_id, outlet_id, -sum(quantity) as quantity,
          (sum(value_paisa) filter (where kind not in ('COST_ADJUSTMENT', 'REVALUATION')))::bigint as value_paisa from stock_move
        where business_id = $1 and source_kind = '${kind}' group by source_id, item_variant_id, outlet_id) moved
        on moved.source_id = sold.id and moved.item_variant_id = sold.item_variant_id and moved.outlet_id = sold.outlet_id
      where coalesce(sold.quantity, 0) <> coalesce(moved.quantity, 0) or (moved.quantity = 0 and moved.value_paisa <> 0)`,
  };
}
