import type { Answer, Input } from '@bahi/contract/endpoint';
import type { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { asPaisa, type Paisa, roundHalfUpDivide, wholeRateHundredths } from '@bahi/domain/numbers/money';
import { numberFromQuantity, oneUnitTenThousandths } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../../platform/core/context.ts';
import { readQuantity } from '../../../books/ledger/balances.ts';
import { rupeesOf } from '../../../../platform/core/rupees.ts';
import { sellableDetailOf } from '../../../stock/goods-lines/goods-lines.queries.ts';
import { keptConversion, type SoldColumns } from '../../../stock/goods-lines/goods-lines.sold.ts';
import { type GoodsUnit, readUnits } from '../../../stock/goods-lines/goods-lines.units.ts';

type Contract = typeof invoiceContract;
type Detail = Answer<Contract['itemServiceDetail']>;
type LastRow = Pick<SoldColumns, 'unit_own' | 'unit_per'> & {
  invoice_id: number;
  number: string;
  dated_on: string;
  dated_on_bs: string;
  rate_paisa: number;
  quantity: string;
  discount_type: '1' | '2';
  /** Hundredths of a per cent or paisa, by the type. */
  discount_value: number;
  vat_included: boolean;
  unit: string;
  unit_np: string | null;
};

/**
 * What a line needs of an item or service that is sold: price, tax and stock of the day, the units that it may be counted
 * in, and what the customer who is asked about last paid for it.
 */
export async function soldDetailOf(context: Context, { query }: Input<Contract['itemServiceDetail']>): Promise<Detail> {
  const isItem = query.inventoryType === 'ITEM';
  const [sold, units, lastSold] = await Promise.all([
    sellableDetailOf(context, { query }),
    readUnits(context, isItem ? [query.id] : []),
    isItem && query.customerId !== undefined ? lastSoldTo(context, query.customerId, query.id) : null,
  ]);
  return { ...sold, units: (units.get(query.id) ?? []).map(unitAnswer), lastSold };
}

function unitAnswer({ id, code, name, nameNp, conversion: { own, per }, isSalesUnit }: GoodsUnit) {
  return { id, code, name, nameNp, own: numberFromQuantity(own), per: numberFromQuantity(per), isSalesUnit };
}

/**
 * What the customer last paid for it: the line that was written last, of an invoice in force that the caller sees, less
 * its own discount. What was given away, or credited whole, was not paid; a line of when the item was counted in another
 * unit of its own says nothing of this one. The last fifty lines of all are looked at, by their index, so that a long
 * history costs nothing: behind fifty drafts, cancelled bills and bills of other outlets nothing is found.
 */
async function lastSoldTo(
  { db, businessId }: Context,
  customerId: number,
  variantId: number,
): Promise<Detail['lastSold']> {
  const [last] = await db.query<LastRow>(
    `select document.id as invoice_id, coalesce(document.number, '') as number, document.dated_on, document.dated_on_bs, line.rate_paisa, line.vat_included,
       line.quantity, line.discount_type, line.discount_value, line.unit, line.unit_np, line.unit_own, line.unit_per
     from (select * from invoice_line where business_id = $1 and customer_id = $2 and item_variant_id = $3
       order by id desc limit 50) line
     join document on document.business_id = $1 and document.id = line.invoice_id
     join item_variant variant on variant.business_id = $1 and variant.id = $3
     join item on item.business_id = $1 and item.id = variant.item_id
     join unit own on own.business_id = item.unit_business_id and own.id = item.unit_id
     where document.state = 'FINAL' and line.net_paisa > 0 and coalesce(line.stock_unit, line.unit) = own.short_code
       and line.net_paisa - line.document_discount_paisa > (select coalesce(sum(given.net_paisa), 0)
         from credit_note_line given join document note on note.business_id = $1 and note.id = given.document_id
         where given.business_id = $1 and given.invoice_line_id = line.id and note.state = 'FINAL')
     order by line.id desc limit 1`,
    [businessId, customerId, variantId],
  );
  if (last === undefined) return null;
  const { own, per } = keptConversion(last);
  return {
    invoiceId: last.invoice_id,
    code: last.number,
    dateAD: last.dated_on,
    dateBS: last.dated_on_bs,
    rate: rupeesOf(paidRate(last)),
    vatIncluded: last.vat_included,
    own: numberFromQuantity(own),
    per: numberFromQuantity(per),
    unit: last.unit,
    unitNp: last.unit_np,
  };
}

/** What one was sold for: the rate less its part of the line's own discount, rounded half up to the paisa once. */
function paidRate({ rate_paisa: rate, quantity, discount_type: type, discount_value: value }: LastRow): Paisa {
  const all = BigInt(readQuantity(quantity));
  const paid =
    type === '1'
      ? roundHalfUpDivide(BigInt(rate) * BigInt(wholeRateHundredths - value), BigInt(wholeRateHundredths))
      : roundHalfUpDivide(BigInt(rate) * all - BigInt(value) * BigInt(oneUnitTenThousandths), all);
  return asPaisa(Number(paid));
}
