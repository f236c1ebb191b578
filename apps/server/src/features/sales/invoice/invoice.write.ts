import { paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { addQuantity, numberFromQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { insertDeclared } from '../../../platform/database/write-record.ts';
import { type DocumentHead, insertDocument, updateDocument, updateOwn } from '../../books/ledger/document-head.ts';
import { discountValueOf } from './invoice.compute.ts';
import type { PreparedInvoice } from './invoice.sources.ts';

/** Writes the head of a new bill as a draft and answers its id. */
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
 * Writes what follows the head: what is the bill's own, anew for a draft that had it, and its lines with what is true
 * of each thing sold today. Answers the ids of the lines in their order. All of it is sent at once.
 */
export async function writeRows(
  context: Context,
  prepared: PreparedInvoice,
  invoiceId: number,
  isDraftAnew: boolean,
): Promise<number[]> {
  const own = ownValues(prepared);
  const written = isDraftAnew
    ? [updateOwn(context, 'INVOICE', invoiceId, own), deleteLines(context, invoiceId)]
    : [insertDeclared(context, 'invoice', { id: invoiceId, ...own })];
  const [lineIds] = await Promise.all([insertLines(context, prepared, invoiceId), ...written]);
  return lineIds;
}

function deleteLines({ db, businessId }: Context, invoiceId: number): Promise<unknown> {
  return db.query('delete from invoice_line where business_id = $1 and invoice_id = $2', [businessId, invoiceId]);
}

function ownValues({ form, sources, total }: PreparedInvoice): Record<string, unknown> {
  const { buyer, seller, terms } = sources;
  const quantity = total.lines.reduce((sum, line) => addQuantity(sum, line.quantity), zeroQuantity);
  return {
    is_tax_invoice: seller.isVatRegistered,
    seller: JSON.stringify(seller.printed),
    customer_name: buyer.name,
    customer_name_np: buyer.name_np,
    customer_pan: buyer.vat_pan_no,
    customer_phone: buyer.phone_number,
    customer_address: buyer.address,
    customer_address_np: buyer.address_np,
    payment_mode: form.paymentMode,
    discount_type: form.discountType,
    discount_value: discountValueOf(form.discount),
    quantity: numberFromQuantity(quantity),
    sub_total_paisa: total.subTotal,
    line_discount_paisa: total.lineDiscountTotal,
    discount_paisa: total.documentDiscount,
    shipping_paisa: total.shipping,
    taxable_paisa: total.taxableAmount,
    exempt_paisa: total.exemptAmount,
    zero_rated_paisa: total.zeroRatedAmount,
    remarks: form.remarks,
    terms: JSON.stringify(terms),
  };
}

const lineColumns = [
  'business_id',
  'invoice_id',
  'line_number',
  'item_variant_id',
  'service_id',
  'code',
  'particulars',
  'particulars_np',
  'hs_code',
  'unit',
  'unit_np',
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
  'remarks',
];

function insertLines(context: Context, prepared: PreparedInvoice, invoiceId: number): Promise<number[]> {
  const { form, sources, total } = prepared;
  const rows = form.lines.map((line, position) => {
    const sellable = sources.sellables[position];
    const computed = total.lines[position];
    if (sellable === undefined || computed === undefined) throw new RangeError('lines, goods and total do not match');
    return [
      context.businessId,
      invoiceId,
      position + 1,
      sellable.variantId,
      sellable.serviceId,
      sellable.code,
      sellable.name,
      sellable.nameNp,
      sellable.hsCode,
      sellable.unit,
      sellable.unitNp,
      line.quantity,
      paisaFromRupees(line.rate) ?? zeroPaisa,
      sellable.vatIncluded,
      computed.taxCode,
      computed.taxRateHundredths,
      line.discountType,
      discountValueOf(line.discount),
      computed.lineDiscount,
      computed.netBeforeDocumentDiscount,
      computed.documentDiscountShare,
      computed.vat,
      line.remarks,
    ];
  });
  return insertRows(context.db, 'invoice_line', lineColumns, rows);
}
