import type { purchaseForm } from '@bahi/contract/purchase/purchase/purchase-form';
import { categoryTypeOfSettled } from '@bahi/contract/money/category/category.contract';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { documentKinds } from '@bahi/domain/document-kinds';
import { inOwnUnit } from '@bahi/domain/goods/unit-conversion';
import type { PurchaseLine } from '@bahi/domain/posting/purchase-invoice';
import { type Quantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import type { TextKey } from '../../../platform/core/texts.ts';
import { namedBatch, type NamedBatch } from '../../books/ledger/batches/batch-wish.ts';
import { type DocumentOutlet, readOutlet } from '../../books/ledger/document-outlet.ts';
import { readSeller, type Seller } from '../../platform/business/seller.ts';
import { addressColumns } from '../../platform/geography/address-text.ts';
import { readCountry } from '../../stock/goods-lines/goods-lines.customs.ts';
import { readSellables, type Sellable } from '../../stock/goods-lines/goods-lines.sellables.ts';
import type { SoldUnit } from '../../stock/goods-lines/goods-lines.sold.ts';
import { readUnits } from '../../stock/goods-lines/goods-lines.units.ts';

export type PurchaseForm = z.output<typeof purchaseForm>;
type FormLine = PurchaseForm['lines'][number];

/** The vendor as the bill keeps them. */
export type BillVendor = {
  id: number;
  name: string;
  name_np: string | null;
  vat_pan_no: string | null;
  address: string;
  address_np: string;
  is_vat_registered: boolean;
  is_active: boolean;
};

export type SpendingCategory = { id: number; name: string; name_np: string | null; kind: string; is_active: boolean };

/** What is bought on a line, in its unit, and where it goes. */
export type Bought = Sellable & {
  chosenUnit: SoldUnit | null;
  ownUnit: SoldUnit | null;
  stockQuantity: Quantity;
  /** Whether it is taxed at home, whoever sells it. */
  isTaxable: boolean;
  into: PurchaseLine;
  /** Of what goes onto a shelf that keeps batches; a draft may wait for it. */
  batch: NamedBatch | null;
};

export type PurchaseSources = {
  buyer: Seller;
  outlet: DocumentOutlet;
  vendor: BillVendor;
  bought: Bought[];
  categories: ReadonlyMap<number, SpendingCategory>;
  /** Whether the bill bears VAT, and whether that is set off. */
  isTaxInvoice: boolean;
  isVatSetOff: boolean;
};

type Reader = Pick<Context, 'db' | 'businessId' | 'outletId'>;

/** What a copy may still name: it is refused when the copy is saved or entered. */
export const retired: readonly TextKey[] = [
  'common.inactiveRecord',
  'goodsLines.itemInactive',
  'goodsLines.serviceInactive',
];

/** What a copy may still have of its model: what is `forgiven` is not told, and a unit that is gone counts as it did there. */
export type OfModel = { forgiven?: readonly TextKey[]; keptUnits?: readonly (SoldUnit | null)[] };

/**
 * Reads everything a bill refers to, all at once. What is unknown, of another business or inactive is refused at its
 * field; all fields at once, so that the form shows every mark. A vendor who is not registered for VAT charges none, and
 * on what is imported it is paid to the customs. What a copy may still have of its model is not told.
 */
export async function readSources(
  context: Reader,
  form: PurchaseForm,
  day: CalendarDay,
  { forgiven = [], keptUnits = [] }: OfModel = {},
): Promise<PurchaseSources> {
  const variantIds = [...new Set(form.lines.flatMap((line) => line.itemLedgerDetailId ?? []))];
  const [buyer, outlet, vendor, { sellables, refused: refusedLines }, units, categories, { refused: refusedCountry }] =
    await Promise.all([
      readSeller(context, context.outletId ?? form.outletId),
      readOutlet(context, form.outletId),
      readVendor(context, form.vendorId),
      readSellables(context, form.lines, day),
      readUnits(context, variantIds),
      readCategories(context, form.lines),
      readCountry(context, form.countryId),
    ]);
  const refused: RefusedField[] = [];
  if (vendor === null) refused.push({ field: 'vendorId', key: 'common.unknownRecord' });
  else if (!vendor.is_active) refused.push({ field: 'vendorId', key: 'common.inactiveRecord' });
  refused.push(...refusedCountry, ...refusedLines, ...refuseCategories(form.lines, categories));
  // Where a line names nothing the others stand at other places: nothing is made of them.
  const isWhole = sellables.length === form.lines.length;
  const bought = form.lines.flatMap((line, position) => {
    const sellable = sellables[position];
    if (sellable === undefined || !isWhole) return [];
    const kept = keptUnits[position];
    const known = units.get(sellable.variantId ?? 0) ?? [];
    const made = boughtOn(line, sellable, kept === null || kept === undefined ? known : [...known, kept]);
    if ('key' in made) refused.push({ field: `lines.${position}.${made.field}`, key: made.key });
    return 'key' in made ? [] : [{ ...made, vatIncluded: form.ratesIncludeVat }];
  });
  const told = refused.filter(({ key }) => !forgiven.includes(key));
  if (told.length > 0 || vendor === null) return fail('common.invalid', { fields: told });
  const isTaxInvoice = vendor.is_vat_registered && form.origin === 'LOCAL';
  return {
    buyer,
    outlet,
    vendor,
    bought,
    categories,
    isTaxInvoice,
    isVatSetOff: isTaxInvoice && buyer.rules.vatRegistered,
  };
}

/** What is bought on a line; or its field that is wrong, and why. */
function boughtOn(line: FormLine, sellable: Sellable, units: readonly SoldUnit[]): Bought | RefusedField {
  const [ownUnit = null] = units;
  const chosenUnit = line.unitId === null ? ownUnit : (units.find(({ id }) => id === line.unitId) ?? null);
  if (chosenUnit === null && (sellable.variantId !== null || line.unitId !== null))
    return { field: 'unitId', key: 'goodsLines.unitUnknown' };
  const typed = quantityFromNumber(line.quantity) ?? zeroQuantity;
  const stockQuantity = chosenUnit === null ? typed : inOwnUnit(typed, chosenUnit.conversion);
  if (stockQuantity === null) return { field: 'quantity', key: 'goodsLines.quantityUncounted' };
  const { variantId } = sellable;
  const isTaxed = line.taxable && sellable.taxCode !== 'EXEMPT';
  const into: PurchaseLine | null = line.isCapital
    ? { into: 'CAPITAL' }
    : line.categoryId !== null
      ? { into: 'SPENDING', categoryId: line.categoryId }
      : variantId === null
        ? null
        : { into: 'STOCK', itemVariantId: variantId, quantity: stockQuantity };
  if (into === null) return { field: 'categoryId', key: 'common.isRequired' };
  const batch = namedBatch(line);
  const isKept = sellable.keepsBatches && into.into === 'STOCK';
  if (batch !== null && !isKept) return { field: 'batchNumber', key: 'batch.none' };
  return {
    ...sellable,
    ...(chosenUnit === null ? {} : { unit: chosenUnit.code, unitNp: chosenUnit.nameNp ?? chosenUnit.code }),
    ...(isTaxed ? {} : { taxCode: 'EXEMPT', taxRateHundredths: 0 }),
    chosenUnit,
    ownUnit,
    stockQuantity,
    isTaxable: isTaxed,
    into,
    batch,
  };
}

async function readVendor({ db, businessId }: Reader, vendorId: number): Promise<BillVendor | null> {
  const rows = await db.query<BillVendor>(
    `select vendor.id, vendor.name, vendor.name_np, vat_pan_no, is_vat_registered, vendor.is_active,
       ${addressColumns('vendor_address', 'street')}
     from vendor
     join vendor_address on vendor_address.business_id = vendor.business_id and vendor_address.vendor_id = vendor.id and is_main
     join local_body on local_body.id = vendor_address.local_body_id
     join district on district.id = vendor_address.district_id
     where vendor.business_id = $1 and vendor.id = $2`,
    [businessId, vendorId],
  );
  return rows[0] ?? null;
}

async function readCategories(
  { db, businessId }: Reader,
  lines: readonly FormLine[],
): Promise<Map<number, SpendingCategory>> {
  const ids = [...new Set(lines.flatMap((line) => line.categoryId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db.query<SpendingCategory>(
    'select id, name, name_np, kind, is_active from category where business_id = $1 and id = any($2) order by id for key share',
    [businessId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function refuseCategories(
  lines: readonly FormLine[],
  categories: ReadonlyMap<number, SpendingCategory>,
): RefusedField[] {
  const spending = categoryTypeOfSettled[documentKinds.PURCHASE.settledBy];
  return lines.flatMap(({ categoryId, isCapital }, position): RefusedField[] => {
    if (categoryId === null || isCapital) return [];
    const [category, field] = [categories.get(categoryId), `lines.${position}.categoryId`];
    if (category === undefined) return [{ field, key: 'common.unknownRecord' }];
    if (category.kind !== spending) return [{ field, key: 'purchase.categoryOfSpending' }];
    return category.is_active ? [] : [{ field, key: 'common.inactiveRecord' }];
  });
}
