import { asPaisa, paisaFromRupees } from '@bahi/domain/numbers/money';
import { addQuantity, numberFromQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { discountValueOf } from './invoice.compute.ts';
import type { PreparedInvoice } from './invoice.sources.ts';

const documentColumns = [
  'outlet_id',
  'is_tax_invoice',
  'seller',
  'customer_id',
  'customer_name',
  'customer_name_np',
  'customer_pan',
  'customer_phone',
  'customer_address',
  'customer_address_np',
  'issued_on',
  'issued_on_bs',
  'due_on',
  'due_on_bs',
  'payment_mode',
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
  'vat_paisa',
  'total_paisa',
  'remarks',
  'terms',
  'entered_by',
  'entered_by_name',
] as const;

function documentValues({ calendar, session }: Context, prepared: PreparedInvoice): unknown[] {
  const { form, sources, total } = prepared;
  const { buyer } = sources;
  const issued = bothDates(prepared.issuedOn, calendar);
  const due = bothDates(prepared.dueOn, calendar);
  const quantity = total.lines.reduce((sum, line) => addQuantity(sum, line.quantity), zeroQuantity);
  return [
    sources.outlet.id,
    sources.seller.isVatRegistered,
    JSON.stringify(sources.seller.printed),
    buyer.id,
    buyer.name,
    buyer.name_np,
    buyer.vat_pan_no,
    buyer.phone_number,
    buyer.address,
    buyer.address_np,
    issued.ad,
    issued.bs,
    due.ad,
    due.bs,
    form.paymentMode,
    form.discountType,
    discountValueOf(form.discount),
    numberFromQuantity(quantity),
    total.subTotal,
    total.lineDiscountTotal,
    total.documentDiscount,
    total.shipping,
    total.taxableAmount,
    total.exemptAmount,
    total.zeroRatedAmount,
    total.vat,
    total.grandTotal,
    form.remarks,
    JSON.stringify(sources.terms),
    session.userId,
    session.fullName,
  ];
}

/** Writes the head of a new bill as a draft and answers its id. */
export async function insertInvoice(context: Context, prepared: PreparedInvoice): Promise<number> {
  const columns = ['business_id', ...documentColumns];
  const [id] = await insertRows(context.db, 'invoice', columns, [
    [context.businessId, ...documentValues(context, prepared)],
  ]);
  return id ?? Number.NaN;
}

const replaceStatement = `update invoice set version = version + 1, ${documentColumns
  .map((column, position) => `${column} = $${position + 3}`)
  .join(', ')} where business_id = $1 and id = $2 and state = 'DRAFT'`;

/** Writes the head of a draft anew and removes its lines; new ones follow. Answers its id. */
export async function replaceDraft(context: Context, prepared: PreparedInvoice, invoiceId: number): Promise<number> {
  const { db, businessId } = context;
  await Promise.all([
    db.query('delete from invoice_line where business_id = $1 and invoice_id = $2', [businessId, invoiceId]),
    db.query(replaceStatement, [businessId, invoiceId, ...documentValues(context, prepared)]),
  ]);
  return invoiceId;
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

/** Writes the lines of a draft with what is true of each thing sold today. Answers their ids in order. */
export function insertLines(context: Context, prepared: PreparedInvoice, invoiceId: number): Promise<number[]> {
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
      paisaFromRupees(line.rate) ?? asPaisa(0),
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
