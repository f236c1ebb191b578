import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import type { Sent } from '@bahi/contract/endpoint';
import { geographyContract } from '@bahi/contract/platform/geography/geography.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import type { RegisterType } from '@bahi/contract/enumeration';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { call } from './caller.ts';
import { addressIn, firstOutletId, openBusiness, type Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A shop that can sell: an owner, an outlet, a customer and some goods in stock. */
export type Shop = { owner: Person; outletId: number; customerId: number; rice: Stocked; tea: Stocked };
type Stocked = { itemId: number; variantId: number };

/** Before the days on which tests sell: 19 Chaitra 2081. */
const purchaseDateAD = '2025-04-01';

/** Rice without VAT (rate 100, 100 kg at cost 80), tea with VAT 13 % (rate 200, 50 packets at cost 150). */
export async function openShop(app: TestApp, registration: RegisterType = 'VAT'): Promise<Shop> {
  const owner = await openBusiness(app, { registration });
  const outletId = await firstOutletId(owner);
  const customerId = await addCustomer(owner, 'Ram Kirana');
  return {
    owner,
    outletId,
    customerId,
    rice: await addItem(owner, outletId, { name: 'Rice', taxable: false, sellingPrice: 100, quantity: 100, cost: 80 }),
    tea: await addItem(owner, outletId, { name: 'Tea', taxable: true, sellingPrice: 200, quantity: 50, cost: 150 }),
  };
}

/** Lets the shop date invoices so many days back, still in the order of their numbers. */
export async function allowDaysBack({ owner }: Pick<Shop, 'owner'>, issueDaysBack = 365): Promise<void> {
  await call(owner, businessContract.saveIssueDays, { body: { issueDaysBack } });
}

export type InvoiceRules = {
  allowsFreeLines: boolean;
  roundsToRupee: boolean;
  issuesAbbreviated: boolean;
  sellsAbroad: boolean;
};

/** Settles what holds for all invoices of the shop; what is not said does not. */
export function settleRules({ owner }: Pick<Shop, 'owner'>, rules: Partial<InvoiceRules>) {
  const none = { allowsFreeLines: false, roundsToRupee: false, issuesAbbreviated: false, sellsAbroad: false };
  const body = { ...none, ...rules };
  return call(owner, businessContract.saveInvoiceRules, { body });
}

/** A country that goods may go to. */
export async function countryAbroad(owner: Person): Promise<number> {
  const countries = await call(owner, geographyContract.countries, { params: { status: 'ACTIVE' } });
  return countries.find(({ name }) => name === 'India')?.id ?? 0;
}

export async function addCustomer(owner: Person, name: string): Promise<number> {
  const body = { name, phoneNumber: '9841000000', focalPerson: 'Ram', ...(await addressIn(owner)) };
  return (await call(owner, customerContract.save, { body })).id;
}

/** What all businesses share comes from one template, and has one number in all databases of a run. */
let clothing: Promise<number> | undefined;
let bottle: Promise<number> | undefined;

async function askClothing(owner: Person): Promise<number> {
  const { rows } = await call(owner, itemCategoryContract.list, {});
  return rows.find(({ code }) => code === 'CLOTHING')?.id ?? Number.NaN;
}

async function askBottle(owner: Person): Promise<number> {
  const { rows } = await call(owner, unitContract.list, {});
  return rows.find(({ shortCode }) => shortCode === 'btl')?.id ?? Number.NaN;
}

type Goods = {
  name: string;
  taxable: boolean;
  sellingPrice: number;
  quantity: number;
  cost: number;
  vatIncluded?: boolean;
  brandId?: number;
  barcode?: string;
  purchaseDateAD?: string;
};

export async function addItem(owner: Person, outletId: number, goods: Goods): Promise<Stocked> {
  const { quantity, cost, ...form } = goods;
  const body = {
    purchaseDateAD,
    ...form,
    categoryId: await (clothing ??= askClothing(owner)),
    unitId: await (bottle ??= askBottle(owner)),
    openingStock: quantity === 0 ? [] : [{ outletId, quantity, rate: cost }],
  };
  const item = await call(owner, itemContract.create, { body });
  return { itemId: item.id, variantId: item.itemLedgerDetailId };
}

export type InvoiceBody = Sent<typeof invoiceContract.create>['body'];
export type LineBody = InvoiceBody['lines'][number];

/** A line of goods at their usual rate of 100 unless another is given. */
export function lineOf(variantId: number, line: Partial<LineBody> = {}): LineBody {
  return { inventoryType: 'ITEM', itemLedgerDetailId: variantId, quantity: 1, rate: 100, ...line };
}

/** A final bill of today, 2083-08-04, due in a week: one kilo of rice unless lines are given. */
export function billOf(shop: Shop, bill: Partial<InvoiceBody> = {}): InvoiceBody {
  return {
    state: 'FINAL',
    customerId: shop.customerId,
    issuedDateAD: '2026-11-20',
    dueDateAD: '2026-11-27',
    lines: [lineOf(shop.rice.variantId)],
    ...bill,
  };
}

export function sell(shop: Shop, bill: Partial<InvoiceBody> = {}, caller: Person = shop.owner) {
  return call(caller, invoiceContract.create, { body: billOf(shop, bill) });
}
