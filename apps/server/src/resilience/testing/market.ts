import type { Right } from '@bahi/contract/access';
import { landingCostContract } from '@bahi/contract/catalogue/landing-cost/landing-cost.contract';
import { itemCategoryContract } from '@bahi/contract/catalogue/item-category/item-category.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { call } from '../../testing/caller.ts';
import { limitDrafts } from '../../testing/approvals.ts';
import { keepBatches } from '../../testing/batches.ts';
import { addOutlet, addPerson, firstOutletId, openBusiness, type Person } from '../../testing/people.ts';
import { addCustomer, allowDaysBack, countryAbroad, settleRules } from '../../testing/shop.ts';
import { accountId } from '../../features/books/voucher/testing/vouchers.ts';
import { addVendor } from '../../testing/vendors.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Trade } from './trade-steps.ts';

/** Quantities are counted in ten-thousandths and amounts in paisa, so that they add up exactly. */
export type Goods = {
  itemId: number;
  variantId: number;
  name: string;
  price: number;
  openings: Moved[];
  isInBatches: boolean;
};
export type Moved = { variantId: number; outletId: number; tenThousandths: number };

/** How far a bill has come; it never goes back. */
export const stages = ['DRAFT', 'FINAL', 'CANCELLED', 'REMOVED'] as const;
export type KeptBill = {
  id: number;
  outletId: number;
  stage: number;
  version: number;
  totalPaisa: number;
  paidPaisa: number;
  sold: Moved[];
  /** The goods of each of its lines. */
  variantOf: Map<number, number>;
};

/** A purchase with what it put onto the shelves, as long as it is in force. */
export type KeptPurchase = {
  id: number;
  isFinal: boolean;
  isCancelled: boolean;
  totalRupees: number;
  bought: Moved[];
  /** The goods of each of its lines. */
  variantOf: Map<number, number>;
};

/** What left the shelf or was found on it without being bought or sold, as long as it is in force. */
export type KeptPaper = {
  id: number;
  kind: 'WRITE_OFF' | 'STOCK_COUNT' | 'STOCK_TRANSFER';
  isCancelled: boolean;
  moves: Moved[];
  /** Where what was sent goes. */
  way?: { toOutletId: number; variantId: number; lineId: number; quantity: number };
};
/** A bill of before, as it was entered. */
export type KeptDue = { id: number; party: 'customer' | 'vendor'; rupees: number };

/** A business with its people, and beside its database what each of its calls was answered. */
export type Market = {
  app: TestApp;
  owner: Person;
  /** In the order of the actors, each with the outlet they are bound to. */
  people: { person: Person; outletId: number | null }[];
  outletIds: number[];
  customerId: number;
  serviceIds: number[];
  categoryId: number;
  unitId: number;
  goods: Goods[];
  bills: Map<number, KeptBill>;
  vendorId: number;
  /** Where exports go. */
  countryId: number;
  landingCostId: number;
  purchases: KeptPurchase[];
  costIds: number[];
  papers: KeptPaper[];
  /** Vouchers that were written, and the accounts that they name. */
  voucherIds: number[];
  accountIds: Readonly<Record<'cash' | 'bank' | 'drawings' | 'receivable' | 'payable', number>>;
  /** Opening dues of the customer and of the vendor. */
  openingDues: KeptDue[];
  /** What credit notes brought back onto shelves, and, below nothing, what debit notes took off them. */
  returned: Moved[];
  /** Rupees above which drafts need somebody else's word. */
  approvalLimit: number | null;
  accepted: number;
  refused: { does: string; status: number; answer: unknown }[];
};

const rights: Right[] = [
  'stock-transfer.approve',
  'voucher.create',
  'voucher.read',
  'voucher.delete',
  'write-off.create',
  'write-off.read',
  'write-off.delete',
  ...(['create', 'read', 'update', 'delete'] as const).flatMap((privilege): Right[] => [
    `invoice.${privilege}`,
    `payment.${privilege}`,
    `item.${privilege}`,
    `purchase.${privilege}`,
    `credit-note.${privilege}`,
    `debit-note.${privilege}`,
    `stock-count.${privilege}`,
    ...(privilege === 'delete' ? [] : [`opening-due.${privilege}` as const]),
    `stock-transfer.${privilege}`,
  ]),
];

/** Opens a business with three outlets, five people, a customer and two services; goods come with the trade. */
export async function openMarket(app: TestApp, trade: Trade): Promise<Market> {
  const owner = await openBusiness(app, { registration: trade.registration });
  await allowDaysBack({ owner });
  await settleRules({ owner }, trade.rules);
  await limitDrafts({ owner }, trade.approvalLimit);
  await keepBatches({ owner });
  if (trade.sellsBeyondStock) await allowNegativeStock(app, owner);
  const outletIds = [await firstOutletId(owner)];
  for (const code of ['KTM', 'PKR']) outletIds.push(await addOutlet(app, owner, code));
  const bound = outletIds.map(async (outletId) => ({
    person: await addPerson(app, owner, { userType: 'OUTLET_USER', outletId, rights: [...rights, 'invoice.approve'] }),
    outletId,
  }));
  const accountant = await addPerson(app, owner, {
    userType: 'BUSINESS_INTERNAL',
    rights: [...rights, 'invoice.approve'],
  });
  const services = [true, false].map((taxable) =>
    call(owner, serviceContract.save, { body: { name: `Service ${taxable}`, costPrice: 500, taxable } }),
  );
  const [categories, units] = await Promise.all([
    call(owner, itemCategoryContract.list, {}),
    call(owner, unitContract.list, {}),
  ]);
  return {
    app,
    owner,
    people: [{ person: owner, outletId: null }, { person: accountant, outletId: null }, ...(await Promise.all(bound))],
    outletIds,
    customerId: await addCustomer(owner, 'Ram Kirana'),
    serviceIds: (await Promise.all(services)).map(({ id }) => id),
    categoryId: categories.rows[0]?.id ?? 0,
    unitId: units.rows[0]?.id ?? 0,
    goods: [],
    bills: new Map(),
    vendorId: (await addVendor(owner)).id,
    countryId: await countryAbroad(owner),
    landingCostId: (
      await call(owner, landingCostContract.save, {
        body: { name: 'Freight of the market', allocationMethod: 'VALUE' },
      })
    ).id,
    purchases: [],
    costIds: [],
    papers: [],
    voucherIds: [],
    accountIds: {
      cash: await accountId(owner, 'CASH'),
      bank: await accountId(owner, 'BANK'),
      drawings: await accountId(owner, 'DRAWINGS'),
      receivable: await accountId(owner, 'RECEIVABLE'),
      payable: await accountId(owner, 'PAYABLE'),
    },
    openingDues: [],
    returned: [],
    approvalLimit: trade.approvalLimit,
    accepted: 0,
    refused: [],
  };
}

async function allowNegativeStock(app: TestApp, { businessId, userId }: Person): Promise<void> {
  await app.services.database.transaction('write', { businessId, outletId: null, userId }, (tx) =>
    tx.query('update business set allows_negative_stock = true where id = $1', [businessId]),
  );
}
