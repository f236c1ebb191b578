import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { chooseListPrice } from '@bahi/domain/goods/list-price';
import { priceInUnit } from '@bahi/domain/goods/sold-quantity';
import { numberFromQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import type { NewRow } from '../../../platform/database/table-types.ts';
import { insertRows } from '../../../platform/database/write-rows.ts';
import {
  type DocumentHead,
  insertDocument,
  insertOwn,
  type OwnValues,
  updateDocument,
  updateOwn,
} from '../../books/ledger/document-head.ts';
import type { PriceOfList } from '../../catalogue/price-list/list-prices.ts';
import { declarationColumns } from '../../stock/goods-lines/goods-lines.customs.ts';
import { conversionOf, newSoldLinesOf, type Sold } from '../../stock/goods-lines/goods-lines.sold.ts';
import { goodsValuesOf } from '../../stock/goods-lines/goods-lines.write.ts';
import { chosenBatch, type PreparedInvoice } from './invoice.sources.ts';

/** Writes the head of a new invoice as a draft and answers its id. */
export function insertHead(context: Context, prepared: PreparedInvoice): Promise<number> {
  return insertDocument(context, 'INVOICE', { ...headOf(prepared), state: 'DRAFT' });
}

/** Writes the head of a draft anew. Answers its id. */
export async function replaceHead(context: Context, prepared: PreparedInvoice, id: number): Promise<number> {
  await updateDocument(context, 'INVOICE', { id }, headOf(prepared));
  return id;
}

function headOf({ form, sources, total, issuedOn, dueOn }: PreparedInvoice): DocumentHead {
  return {
    outletId: sources.outlet.id,
    partyId: form.customerId,
    heading: null,
    datedOn: issuedOn,
    dueOn,
    total: total.grandTotal,
    vat: total.vat,
  };
}

/**
 * Writes what follows the head: what is the invoice's own, anew for a draft that had it, and its lines with what is true
 * of each thing sold today. Answers the ids of the lines in their order. All of it is sent at once.
 */
export async function writeRows(
  context: Context,
  prepared: PreparedInvoice,
  { id: invoiceId, isDraftAnew, receiptId }: { id: number; isDraftAnew: boolean; receiptId: number | null },
): Promise<number[]> {
  const own = ownValues(context, prepared, receiptId);
  const written = isDraftAnew
    ? [updateOwn(context, 'INVOICE', invoiceId, own), deleteLines(context, invoiceId)]
    : [insertOwn(context, 'INVOICE', invoiceId, own)];
  const [lineIds] = await Promise.all([insertLines(context, prepared, invoiceId), ...written]);
  return lineIds;
}

function deleteLines({ db, businessId }: Context, invoiceId: number): Promise<unknown> {
  return db.query('delete from invoice_line where business_id = $1 and invoice_id = $2', [businessId, invoiceId]);
}

function ownValues(
  context: Context,
  { form, sources, total, paid, declaredOn, approval, credit }: PreparedInvoice,
  receiptId: number | null,
): OwnValues<'INVOICE'> {
  const { buyer, seller, country, terms } = sources;
  const isExport = form.destination === 'EXPORT';
  return {
    ...goodsValuesOf(form, total, seller.rules.vatRegistered),
    seller: JSON.stringify(seller.printed),
    customer_name: buyer.name,
    customer_name_np: buyer.name_np,
    customer_pan: buyer.vat_pan_no,
    customer_phone: buyer.phone_number,
    customer_address: buyer.address,
    customer_address_np: buyer.address_np,
    payment_mode: form.paymentMode,
    tendered_paisa: receiptId === null ? null : paid.tendered,
    receipt_id: receiptId,
    terms: JSON.stringify(terms),
    shared_at: null,
    destination: form.destination,
    ...declarationColumns(context, isExport ? form.declarationNumber : null, declaredOn),
    country_id: country?.id ?? null,
    country_name: country?.name ?? null,
    country_name_np: country?.name_np ?? null,
    ...approval,
    ...credit,
  };
}

function insertLines(
  { db, businessId }: Context,
  { form, sources, total, issuedOn }: PreparedInvoice,
  invoiceId: number,
): Promise<number[]> {
  const lines = newSoldLinesOf(form.lines, sources.sellables, total);
  return insertRows(
    db,
    'invoice_line',
    lines.map((line, position) => ({
      business_id: businessId,
      invoice_id: invoiceId,
      customer_id: form.customerId,
      ...line,
      batch_id: chosenBatch(form.lines[position], sources.sellables[position]),
      ...takenFrom(line.rate_paisa, sources.sellables[position], { prices: sources.listPrices, day: issuedOn }),
    })),
  );
}

type TakenFrom = Pick<
  NewRow<'invoice_line'>,
  'price_list_id' | 'price_list_name' | 'price_list_name_np' | 'price_list_from_quantity'
>;

/**
 * Which list's price the rate is, as the list is called now; nothing where it is another price than the list says. A list
 * counts and prices in the item's own unit: a carton of 24 reaches the price of twenty pieces, and costs 24 times it.
 */
function takenFrom(
  rate: number,
  sold: Sold | undefined,
  { prices, day }: { prices: readonly PriceOfList[]; day: CalendarDay },
): TakenFrom {
  const ofVariant = prices.filter(({ variantId }) => variantId === sold?.variantId);
  const chosen = sold === undefined ? null : chooseListPrice(ofVariant, { day, quantity: sold.counted.paid });
  const isTaken = chosen !== null && sold !== undefined && priceInUnit(chosen.price, conversionOf(sold)) === rate;
  const taken = isTaken ? chosen : null;
  return {
    price_list_id: taken?.priceListId ?? null,
    price_list_name: taken?.name ?? null,
    price_list_name_np: taken?.nameNp ?? null,
    price_list_from_quantity: taken === null ? null : numberFromQuantity(taken.fromQuantity),
  };
}
