import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { saveRecord } from '../../../platform/database/write-record.ts';
import { insertRow, insertRows } from '../../../platform/database/write-rows.ts';
import { conversionOf, newSoldLinesOf } from '../../stock/goods-lines/goods-lines.sold.ts';
import { goodsValuesOf } from '../../stock/goods-lines/goods-lines.write.ts';
import type { PreparedQuotation } from './quotation.prepare.ts';
import { usualPrice } from './quotation.prices.ts';

/** Writes a new quotation as a draft, with its lines. Answers its id. */
export async function insertQuotation(context: Context, prepared: PreparedQuotation): Promise<number> {
  const { businessId, session } = context;
  const id = await insertRow(context.db, 'quotation', {
    ...notYet,
    business_id: businessId,
    ...valuesOf(context, prepared),
    created_by: session.userId,
    created_by_name: session.fullName,
  });
  await insertLines(context, prepared, id);
  return id;
}

/** What comes when it is published and answered. */
const notYet = {
  number: null,
  fiscal_year: null,
  sequence: null,
  published_at: null,
  answered_at: null,
  answered_by: null,
  answered_by_name: null,
  answer_remarks: null,
  issue_key: null,
};

/** Writes a draft and its lines anew. Answers its id. */
export async function replaceQuotation(context: Context, prepared: PreparedQuotation, id: number): Promise<number> {
  const { db, businessId } = context;
  await saveRecord(context, 'quotation', { id }, valuesOf(context, prepared));
  await db.query('delete from quotation_line where business_id = $1 and quotation_id = $2', [businessId, id]);
  await insertLines(context, prepared, id);
  return id;
}

function valuesOf({ calendar }: Context, { form, sources, total, quotedOn, until, approval }: PreparedQuotation) {
  const { buyer, seller, terms, outlet } = sources;
  const [dated, due] = [bothDates(quotedOn, calendar), bothDates(until, calendar)];
  return {
    outlet_id: outlet.id,
    customer_id: form.customerId,
    dated_on: dated.ad,
    dated_on_bs: dated.bs,
    due_on: due.ad,
    due_on_bs: due.bs,
    total_paisa: total.grandTotal,
    vat_paisa: total.vat,
    ...goodsValuesOf(form, total, seller.rules.vatRegistered),
    seller: JSON.stringify(seller.printed),
    customer_name: buyer.name,
    customer_name_np: buyer.name_np,
    customer_pan: buyer.vat_pan_no,
    customer_phone: buyer.phone_number,
    customer_address: buyer.address,
    customer_address_np: buyer.address_np,
    terms: JSON.stringify(terms),
    ...approval,
  };
}

async function insertLines(
  { db, businessId }: Context,
  { form, sources, total, quotedOn }: PreparedQuotation,
  quotationId: number,
): Promise<void> {
  const { sellables, listPrices } = sources;
  const rows = newSoldLinesOf(form.lines, sellables, total).map((line, position) => {
    const sellable = sellables[position];
    if (sellable === undefined) throw new RangeError('lines and goods do not match');
    const asked = { day: quotedOn, quantity: sellable.counted.paid, conversion: conversionOf(sellable) };
    const price = usualPrice(sellable, listPrices, asked);
    return { business_id: businessId, quotation_id: quotationId, ...line, price_paisa: price };
  });
  await insertRows(db, 'quotation_line', rows);
}
