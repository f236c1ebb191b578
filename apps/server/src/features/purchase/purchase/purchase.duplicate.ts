import type { Answer, Input } from '@bahi/contract/endpoint';
import type { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { addDays, daysBetween, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readKeptUnits } from '../../stock/goods-lines/goods-lines.kept-units.ts';
import { preparePurchase } from './purchase.prepare.ts';
import { getPurchase } from './purchase.queries.ts';
import { type PurchaseForm, retired } from './purchase.sources.ts';
import { insertHead, writeRows } from './purchase.write.ts';

type Contract = typeof purchaseContract;
type Purchase = Answer<Contract['get']>;

/**
 * A new draft of today with the vendor, the lines and the rates of another bill, to be paid within as many days. What only
 * the other bill has is left out: its number, the customs' declaration, its photos, and the batches that came with it. What
 * is retired meanwhile, a unit too, stands on it, so that nothing is left out unseen: it is refused when the draft is saved or entered.
 */
export async function duplicatePurchase(
  context: Context,
  { params }: Input<Contract['duplicate']>,
): Promise<Answer<Contract['duplicate']>> {
  const bill = await getPurchase(context, { params });
  // What the other bill cost stands on the copy: who only types bills in is not told by copying them.
  if (!context.can('purchase.read')) fail('common.forbidden', { status: 403 });
  const keptUnits = await readKeptUnits(context, bill.lines.map(storedCountOf));
  const prepared = await preparePurchase(context, formOfToday(context, bill), { forgiven: retired, keptUnits });
  const id = await insertHead(context, prepared);
  await writeRows(context, prepared, { id, isDraftAnew: false });
  context.say('purchase.copied');
  return getPurchase(context, { params: { id } });
}

/** How many of the item's own unit a line came to: what its unit counted then. */
function storedCountOf(line: Purchase['lines'][number]) {
  const { unitId: id, unit: code, unitNp: nameNp, quantity: per, stockQuantity: own } = line;
  return { writtenIn: id === null ? null : { id, code, name: code, nameNp, own, per } };
}

function formOfToday({ today }: Context, bill: Purchase): PurchaseForm {
  const within = daysBetween(storedDay(bill.issuedDateAD), storedDay(bill.dueDateAD));
  return {
    version: undefined,
    outletId: bill.outletId,
    vendorId: bill.vendorId,
    billNumber: null,
    issuedDateAD: formatAdDate(today),
    issuedDateBS: null,
    dueDateAD: formatAdDate(addDays(today, within)),
    dueDateBS: null,
    origin: bill.origin,
    declarationNumber: null,
    declarationDateAD: null,
    declarationDateBS: null,
    countryId: bill.countryId,
    ratesIncludeVat: bill.ratesIncludeVat,
    roundingAmount: bill.rounding === 0 ? null : bill.rounding,
    discountType: bill.discountType,
    discount: bill.discount,
    shippingCharge: bill.shippingCharge,
    remarks: bill.remarks,
    expectedTotal: null,
    lines: bill.lines.map((line) => ({
      inventoryType: line.inventoryType,
      itemLedgerDetailId: line.itemLedgerDetailId,
      serviceId: line.serviceId,
      quantity: line.quantity,
      rate: line.rate,
      discountType: line.discountType,
      discount: line.discount,
      unitId: line.unitId,
      taxable: line.isTaxable,
      isCapital: line.isCapital,
      categoryId: line.categoryId,
      batchNumber: null,
      batchExpiryAD: null,
      remarks: line.remarks,
    })),
  };
}
