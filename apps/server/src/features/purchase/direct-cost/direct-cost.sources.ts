import { largestAmountRupees } from '@bahi/contract/fields';
import type { directCostForm } from '@bahi/contract/purchase/direct-cost/direct-cost.contract';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isDueInTime, isInFuture } from '@bahi/domain/calendar/document-days';
import { costOfUnits, spreadLandedCost } from '@bahi/domain/landed-cost';
import { asPaisa, type Paisa, paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import type { PurchaseLine } from '@bahi/domain/posting/purchase-invoice';
import { numberFromQuantity, type Quantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { readDay, storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { readQuantity } from '../../books/ledger/balances.ts';
import { refuseLocked } from '../../books/ledger/open-days.ts';
import type { BilledVendor } from '../../books/ledger/vendor-bill/billed-vendor.ts';
import { refuseKnownBill, vendorBillOf } from '../../books/ledger/vendor-bill/vendor-bill.ts';
import { readCostVat } from './direct-cost.vat.ts';

export type DirectCostForm = z.output<typeof directCostForm>;

/** A line of goods of a purchase: what bears a part of the costs. */
export type GoodsLine = { id: number; sourceLine: number; quantity: Quantity; cost: Paisa; line: PurchaseLine };

/** The purchase whose goods are brought home, held until the transaction ends. */
export type CarriedPurchase = {
  id: number;
  outlet: { id: number; code: string };
  number: string;
  day: CalendarDay;
  isImport: boolean;
  isVatSetOff: boolean;
  goods: GoodsLine[];
};

/** A cost as it is about to be written. */
export type PreparedCost = {
  form: DirectCostForm;
  landingCost: { business_id: number; id: number; name: string; name_np: string | null };
  /** Who charges it, as they are now. */
  vendor: BilledVendor;
  net: Paisa;
  vat: Paisa;
  billedOn: CalendarDay;
  dueOn: CalendarDay;
  vendorBill: string | null;
  shares: Paisa[];
};

type PurchaseRow = {
  id: number;
  state: string;
  number: string | null;
  outlet_id: number;
  outlet_code: string;
  dated_on: string;
  origin: string;
  has_vat: boolean;
};
type LineRow = {
  id: number;
  line_number: number;
  item_variant_id: number | null;
  stock_quantity: string;
  cost_paisa: number;
  is_capital: boolean;
  category_id: number | null;
};

/** Locks the purchase. Fails with 404 for one of another business or outlet, and for one that is a draft or cancelled. */
export async function lockCarried({ db, businessId }: Context, purchaseId: number): Promise<CarriedPurchase> {
  const [row] = await db.query<PurchaseRow>(
    `select document.id, document.state, document.number, document.outlet_id, outlet.code as outlet_code, document.dated_on,
       purchase.origin, business.register_type = 'VAT' as has_vat
     from document
     join purchase on purchase.business_id = document.business_id and purchase.id = document.id
     join outlet on outlet.business_id = document.business_id and outlet.id = document.outlet_id
     join business on business.id = document.business_id
     where document.business_id = $1 and document.id = $2 for update of document`,
    [businessId, purchaseId],
  );
  if (row === undefined) return failNotFound();
  if (row.state !== 'FINAL') return fail('directCost.ofFinalOnly', { field: 'purchaseInvoiceId' });
  return {
    id: row.id,
    outlet: { id: row.outlet_id, code: row.outlet_code },
    number: row.number ?? '',
    day: storedDay(row.dated_on),
    isImport: row.origin === 'IMPORT',
    isVatSetOff: row.has_vat,
    goods: await readGoods({ db, businessId }, purchaseId),
  };
}

/** The lines of a purchase that are goods, in their order. */
export async function readGoods(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  purchaseId: number,
): Promise<GoodsLine[]> {
  const rows = await db.query<LineRow>(
    `select id, line_number, item_variant_id, stock_quantity, cost_paisa, is_capital, category_id from purchase_line
     where business_id = $1 and document_id = $2 and item_variant_id is not null order by line_number`,
    [businessId, purchaseId],
  );
  return rows.map((row) => {
    const quantity = readQuantity(row.stock_quantity);
    const line: PurchaseLine = row.is_capital
      ? { into: 'CAPITAL' }
      : row.category_id === null
        ? { into: 'STOCK', itemVariantId: row.item_variant_id ?? Number.NaN, quantity }
        : { into: 'SPENDING', categoryId: row.category_id };
    return { id: row.id, sourceLine: row.line_number - 1, quantity, cost: asPaisa(row.cost_paisa), line };
  });
}

/** Judges a cost and works out what each line bears of it. `place` leads to its fields. */
export async function prepareCost(
  context: Context,
  purchase: CarriedPurchase,
  form: DirectCostForm,
  place: string,
): Promise<PreparedCost> {
  if (form.paymentMode !== 'CREDIT' && !context.can('payment.create'))
    fail('directCost.paymentForbidden', { field: `${place}.paymentMode` });
  const landingCost = await readLandingCost(context, form.landingCostId, place);
  const { billedOn, dueOn } = readDays(context, purchase, form, place);
  const net = readNet(purchase, form, place);
  const vendorBill = vendorBillOf(context, form.billNumber, billedOn);
  const { vat, vendor } = await readCostVat(context, purchase, form, { net, billedOn, place });
  if (vat > 0 && vendorBill === null) fail('directCost.billForVat', { field: `${place}.billNumber` });
  await refuseLocked(context, { day: billedOn, field: `${place}.billDateBS`, hasVat: vat > 0 });
  await refuseKnownBill(context, { vendorId: form.vendorId, vendorBill }, undefined, `${place}.billNumber`);
  const shares = spreadLandedCost(net, form.allocationMethod, purchase.goods);
  return { form, landingCost, vendor, net, vat, billedOn, dueOn, vendorBill, shares };
}

/**
 * What a cost comes to without VAT, given as a whole or for each unit: of many units as much as an amount may be. Where
 * the customs took VAT alone it comes to nothing.
 */
function readNet({ goods }: CarriedPurchase, form: DirectCostForm, place: string): Paisa {
  if (form.perUnitCost === null) {
    const total = paisaFromRupees(form.totalCost ?? 0) ?? zeroPaisa;
    if (total === 0 && !form.vatAmount) fail('common.aboveZero', { field: `${place}.totalCost` });
    return total;
  }
  const field = `${place}.perUnitCost`;
  const units = goods.reduce((sum, { quantity }) => sum + numberFromQuantity(quantity), 0);
  if (form.perUnitCost * units > largestAmountRupees) return fail('common.tenDigits', { field });
  const net = costOfUnits(paisaFromRupees(form.perUnitCost) ?? zeroPaisa, goods);
  return net > 0 ? net : fail('common.aboveZero', { field });
}

async function readLandingCost(
  { db, businessId }: Context,
  landingCostId: number,
  place: string,
): Promise<PreparedCost['landingCost']> {
  const [row] = await db.query<PreparedCost['landingCost'] & { is_active: boolean }>(
    'select business_id, id, name, name_np, is_active from landing_cost where business_id in (0, $1) and id = $2',
    [businessId, landingCostId],
  );
  const field = `${place}.landingCostId`;
  if (row === undefined) return fail('common.unknownRecord', { field });
  return row.is_active ? row : fail('common.inactiveRecord', { field });
}

function readDays(
  { calendar, today }: Context,
  purchase: CarriedPurchase,
  form: DirectCostForm,
  place: string,
): { billedOn: CalendarDay; dueOn: CalendarDay } {
  const dayOf = (name: 'billDate' | 'dueDate'): CalendarDay => {
    const field = { ad: `${place}.${name}AD`, bs: `${place}.${name}BS` };
    return (
      readDay(calendar, { ad: form[`${name}AD`], bs: form[`${name}BS`] }, field) ??
      fail('common.isRequired', { field: field.bs })
    );
  };
  const [billedOn, dueOn] = [dayOf('billDate'), dayOf('dueDate')];
  if (isInFuture(billedOn, today)) fail('common.dateFuture', { field: `${place}.billDateBS` });
  if (billedOn < purchase.day) fail('directCost.beforePurchase', { field: `${place}.billDateBS` });
  if (!isDueInTime({ dated: billedOn, due: dueOn })) fail('common.dueBeforeDocument', { field: `${place}.dueDateBS` });
  return { billedOn, dueOn };
}
