import { zeroPaisa } from '@bahi/domain/numbers/money';
import { numberFromQuantity } from '@bahi/domain/numbers/quantity';
import { purchaseCosts } from '@bahi/domain/posting/purchase-invoice';
import type { Context } from '../../../platform/core/context.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import {
  type DocumentHead,
  insertDocument,
  insertOwn,
  type OwnValues,
  updateDocument,
  updateOwn,
} from '../../books/ledger/document-head.ts';
import { declarationColumns } from '../../stock/goods-lines/goods-lines.customs.ts';
import { goodsValuesOf, newLinesOf } from '../../stock/goods-lines/goods-lines.write.ts';
import type { PreparedPurchase } from './purchase.prepare.ts';

/** Writes the head of a new bill as a draft and answers its id. */
export function insertHead(context: Context, prepared: PreparedPurchase): Promise<number> {
  return insertDocument(context, 'PURCHASE', { ...headOf(prepared), state: 'DRAFT' });
}

/** Writes the head of a draft anew. Answers its id. */
export async function replaceHead(context: Context, prepared: PreparedPurchase, id: number): Promise<number> {
  await updateDocument(context, 'PURCHASE', { id }, headOf(prepared));
  return id;
}

function headOf({ form, sources, total, billedOn, dueOn, vendorBill }: PreparedPurchase): DocumentHead {
  return {
    outletId: sources.outlet.id,
    partyId: form.vendorId,
    heading: null,
    datedOn: billedOn,
    dueOn,
    total: total.grandTotal,
    vat: sources.isVatSetOff ? total.vat : zeroPaisa,
    vendorBill,
  };
}

/** Writes what follows the head: what is the bill's own, and its lines. Answers the ids of the lines in their order. */
export async function writeRows(
  context: Context,
  prepared: PreparedPurchase,
  { id, isDraftAnew }: { id: number; isDraftAnew: boolean },
): Promise<number[]> {
  const { db, businessId } = context;
  const own = ownValues(context, prepared);
  if (isDraftAnew) {
    await updateOwn(context, 'PURCHASE', id, own);
    await db.query('delete from purchase_line where business_id = $1 and document_id = $2', [businessId, id]);
  } else await insertOwn(context, 'PURCHASE', id, own);
  const rows = rowsOf(prepared).map((row) => ({ business_id: businessId, document_id: id, ...row }));
  return insertRows(db, 'purchase_line', rows);
}

function ownValues(context: Context, prepared: PreparedPurchase): OwnValues<'PURCHASE'> {
  const { form, sources, total, declaredOn } = prepared;
  const { vendor, isTaxInvoice, isVatSetOff } = sources;
  const isImport = form.origin === 'IMPORT';
  return {
    ...goodsValuesOf(form, total, isTaxInvoice),
    bill_number: form.billNumber,
    is_vat_set_off: isVatSetOff,
    bill_vat_paisa: total.vat,
    origin: form.origin,
    ...declarationColumns(context, isImport ? form.declarationNumber : null, declaredOn),
    country_id: isImport ? form.countryId : null,
    vendor_name: vendor.name,
    vendor_name_np: vendor.name_np,
    vendor_pan: vendor.vat_pan_no,
    vendor_address: vendor.address,
    vendor_address_np: vendor.address_np,
    rates_include_vat: form.ratesIncludeVat,
  };
}

/** The lines of a bill with what is true today of what is bought on each, and what it costs the business. */
export function rowsOf({ form, sources, total }: PreparedPurchase) {
  const { bought, isVatSetOff } = sources;
  const costs = purchaseCosts({ total, isVatSetOff });
  return newLinesOf(form.lines, bought, total).map((line, position) => {
    const [thing, cost] = [bought[position], costs[position]];
    if (thing === undefined || cost === undefined) throw new RangeError('lines, goods and total do not match');
    const { chosenUnit, ownUnit, stockQuantity, isTaxable, into, batch } = thing;
    return {
      ...line,
      unit_business_id: chosenUnit?.businessId ?? null,
      unit_id: chosenUnit?.id ?? null,
      stock_quantity: numberFromQuantity(stockQuantity),
      stock_unit: ownUnit?.code ?? null,
      stock_unit_np: ownUnit === null ? null : (ownUnit.nameNp ?? ownUnit.code),
      is_taxable: isTaxable,
      is_capital: into.into === 'CAPITAL',
      category_id: into.into === 'SPENDING' ? into.categoryId : null,
      cost_paisa: cost,
      batch_number: batch?.number ?? null,
      batch_expires_on: batch?.expiresOn ?? null,
    };
  });
}
