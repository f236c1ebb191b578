import fc from 'fast-check';
import { type AllocationMethod, allocationMethods } from '@bahi/domain/landed-cost';
import type { InvoiceRules } from '../../testing/shop.ts';

/** Who does a step: the owner, an accountant, and one person in each of the three outlets. */
export const actors = ['owner', 'accountant', 'first outlet', 'second outlet', 'third outlet'] as const;

export type LineWish = {
  /** Which of the goods or services there are by then. */
  sellable: number;
  isService: boolean;
  quantity: number;
  rate: number;
  discountType: '1' | '2';
  discount: number;
};
export type BillWish = {
  lines: LineWish[];
  outlet: number;
  daysAgo: number;
  discountType: '1' | '2';
  discount: number;
  shipping: number;
  isFinal: boolean;
  isExport: boolean;
};
/** What is bought of goods there are by then, on one bill. */
export type PurchaseWish = {
  lines: { pick: number; quantity: number; rate: number }[];
  outlet: number;
  daysAgo: number;
  discount: number;
  shipping: number;
  isFinal: boolean;
};
/** What is left of a bill of before, and as at when; a few have the same number. */
export type DueWish = {
  isVendor: boolean;
  rupees: number;
  number: number;
  billedBefore: number;
  daysAgo: number;
  outlet: number;
};
type StockWish = { outlet: number; quantity: number; cost: number };
/** Goods count from the day on which they were bought. */
type Bought = { boughtDaysAgo: number };

export type Step =
  | ({
      does: 'add goods';
      isTaxable: boolean;
      isVatIncluded: boolean;
      /** Whether their shelves keep batches that expire. */
      isInBatches: boolean;
      price: number;
      stock: StockWish[];
    } & Bought)
  | ({ does: 'add stock'; pick: number; stock: StockWish } & Bought)
  | { does: 'write a bill'; bill: BillWish }
  | { does: 'edit a draft'; pick: number; bill: BillWish; knowsVersion: boolean }
  | { does: 'remove a draft'; pick: number }
  | { does: 'cancel'; pick: number; knowsVersion: boolean }
  | { does: 'pay'; pick: number; percent: number; isSplit: boolean }
  | { does: 'print'; pick: number }
  | { does: 'buy'; purchase: PurchaseWish }
  | { does: 'take back a purchase'; pick: number }
  | { does: 'bring goods home'; pick: number; rupees: number; method: AllocationMethod; daysAgo: number }
  | { does: 'take back a cost'; pick: number }
  | {
      does: 'credit';
      pick: number;
      reason: 'RETURN' | 'MISTAKE' | 'PRICE' | 'DISCOUNT';
      percent: number;
      isRestocked: boolean;
      refundMode: 'CASH' | 'ONLINE' | null;
      isFinal: boolean;
    }
  | { does: 'write off'; pick: number; outlet: number; quantity: number; daysAgo: number }
  | { does: 'count'; pick: number; outlet: number; quantity: number; daysAgo: number }
  | {
      does: 'send goods';
      pick: number;
      outlet: number;
      to: number;
      quantity: number;
      daysAgo: number;
      isDrafted: boolean;
    }
  | { does: 'receive goods'; pick: number; percent: number; daysAgo: number }
  | { does: 'take back a paper'; pick: number }
  | { does: 'pay back'; rupees: number }
  | {
      does: 'give back';
      pick: number;
      reason: 'RETURN' | 'PRICE' | 'DISCOUNT';
      percent: number;
      refundMode: 'CASH' | 'ONLINE' | null;
      isFinal: boolean;
      daysAgo: number;
    }
  | { does: 'pay a vendor'; pick: number; percent: number; mode: 'CASH' | 'ADVANCE' }
  | { does: 'receive back'; rupees: number }
  | { does: 'approve'; pick: number }
  | { does: 'owe from before'; due: DueWish }
  | { does: 'correct a due'; pick: number; due: DueWish }
  | { does: 'take back a due'; pick: number }
  | { does: 'pay a due'; pick: number; percent: number }
  | {
      does: 'write a voucher';
      isContra: boolean;
      /** Whom a journal is with: it charges one, writes off what one owes, or sets two off. */
      withParty: 'NOBODY' | 'CHARGED' | 'WRITTEN_OFF' | 'OWED' | 'SET_OFF';
      rupees: number;
      outlet: number;
      daysAgo: number;
    }
  | { does: 'take back a voucher'; pick: number };

export type Turn = { actor: number; step: Step };

/** A whole story: the kind of business, and what its people do, each one after the other, all at the same time. */
export type Trade = {
  registration: 'VAT' | 'PAN' | 'NOT_REGISTERED';
  sellsBeyondStock: boolean;
  rules: InvoiceRules;
  /** Above so many rupees drafts need somebody else's word; null asks nobody. */
  approvalLimit: number | null;
  /** What the owner lays in before the others come. */
  goods: Extract<Step, { does: 'add goods' }>[];
  turns: Turn[];
};

const pick = fc.nat(1_000);
/**
 * Days follow numbers, so that most bills are of today; those of the fiscal year before have a series of their own, and
 * go before what was written.
 */
const daysAgo = fc.oneof(
  { weight: 7, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 200 }) },
  { weight: 2, arbitrary: fc.integer({ min: 130, max: 140 }) },
);
const outlet = fc.integer({ min: 0, max: 2 });
/** Four decimals at most; whole numbers, fractions of a kilo and crumbs. */
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 1, max: 400_000 }).map((parts) => parts / 10_000),
);
const rupees = fc.oneof(
  fc.integer({ min: 1, max: 2_000 }),
  fc.integer({ min: 1, max: 500_000 }).map((paisa) => paisa / 100),
);
const discount = fc.oneof(
  fc.record({ discountType: fc.constant('1' as const), discount: fc.constant(0) }),
  fc.record({
    discountType: fc.constant('1' as const),
    discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  }),
  fc.record({
    discountType: fc.constant('2' as const),
    discount: fc.integer({ min: 0, max: 50_000 }).map((paisa) => paisa / 100),
  }),
);

const line: fc.Arbitrary<LineWish> = fc
  .tuple(
    fc.record({
      sellable: pick,
      isService: fc.constantFrom(false, false, true),
      quantity,
      rate: fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 12, arbitrary: rupees }),
    }),
    discount,
  )
  // Nothing is taken off what is given away.
  .map(([given, off]) => ({ ...given, ...off, ...(given.rate === 0 ? { discount: 0 } : {}) }));

const bill: fc.Arbitrary<BillWish> = fc
  .tuple(
    fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 6 }),
      outlet,
      daysAgo,
      shipping: fc.oneof(fc.constant(0), rupees),
      isFinal: fc.constantFrom(true, true, false),
      isExport: fc.constantFrom(false, false, false, true),
    }),
    discount,
  )
  .map(([given, off]) => ({ ...given, ...off }));

const stock: fc.Arbitrary<StockWish> = fc.record({ outlet, quantity: fc.integer({ min: 1, max: 300 }), cost: rupees });

/** Before all that is sold, on a day of its own, or today. */
const boughtDaysAgo = fc.oneof(fc.constant(300), fc.integer({ min: 0, max: 200 }), fc.constant(0));

const addGoods = fc.record({
  does: fc.constant('add goods' as const),
  isTaxable: fc.boolean(),
  isVatIncluded: fc.boolean(),
  isInBatches: fc.boolean(),
  price: rupees,
  boughtDaysAgo,
  stock: fc.uniqueArray(stock, { maxLength: 2, selector: (one) => one.outlet }),
});

/** Vendors date their bills as they like; most of them are of these days. */
const billedDaysAgo = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 200 }));

const purchase: fc.Arbitrary<PurchaseWish> = fc.record({
  lines: fc.array(
    fc.record({
      pick,
      quantity,
      rate: fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 9, arbitrary: rupees }),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
  outlet,
  daysAgo: billedDaysAgo,
  discount: fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100),
  shipping: fc.oneof(fc.constant(0), rupees),
  isFinal: fc.constantFrom(true, true, true, false),
});

const bringHome = fc.record({
  does: fc.constant('bring goods home' as const),
  pick,
  rupees,
  method: fc.constantFrom(...allocationMethods),
  daysAgo: billedDaysAgo,
});

const onShelf = { pick, outlet, quantity, daysAgo: billedDaysAgo };

const credit = fc.record({
  does: fc.constant('credit' as const),
  pick,
  reason: fc.constantFrom('RETURN', 'RETURN', 'MISTAKE', 'PRICE', 'DISCOUNT'),
  percent: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 101 })),
  isRestocked: fc.boolean(),
  refundMode: fc.constantFrom(null, null, 'CASH', 'ONLINE'),
  isFinal: fc.constantFrom(true, true, true, false),
});

const giveBack = fc.record({
  does: fc.constant('give back' as const),
  pick,
  reason: fc.constantFrom('RETURN', 'RETURN', 'PRICE', 'DISCOUNT'),
  percent: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 101 })),
  refundMode: fc.constantFrom(null, null, 'CASH', 'ONLINE'),
  isFinal: fc.constantFrom(true, true, true, false),
  daysAgo: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10 })),
});

const payVendor = fc.record({
  does: fc.constant('pay a vendor' as const),
  pick,
  percent: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 110 })),
  mode: fc.constantFrom('CASH', 'CASH', 'ADVANCE'),
});

const due: fc.Arbitrary<DueWish> = fc.record({
  isVendor: fc.boolean(),
  rupees,
  number: fc.integer({ min: 1, max: 12 }),
  billedBefore: fc.integer({ min: 0, max: 500 }),
  daysAgo: fc.integer({ min: 0, max: 200 }),
  outlet,
});
const percent = fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 120 }));

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: addGoods },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('add stock' as const), pick, boughtDaysAgo, stock }) },
  { weight: 10, arbitrary: fc.record({ does: fc.constant('write a bill' as const), bill }) },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('edit a draft' as const), pick, bill, knowsVersion: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove a draft' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('cancel' as const), pick, knowsVersion: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('pay' as const),
      pick,
      percent,
      isSplit: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('print' as const), pick }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('buy' as const), purchase }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('take back a purchase' as const), pick }) },
  { weight: 4, arbitrary: bringHome },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('take back a cost' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('write off' as const), ...onShelf }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('count' as const), ...onShelf }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('send goods' as const),
      ...onShelf,
      to: outlet,
      isDrafted: fc.constantFrom(false, false, true),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('receive goods' as const),
      pick,
      percent: fc.oneof(fc.constant(100), fc.integer({ min: 0, max: 101 })),
      daysAgo: billedDaysAgo,
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('take back a paper' as const), pick }) },
  { weight: 5, arbitrary: credit },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pay back' as const), rupees }) },
  { weight: 5, arbitrary: giveBack },
  { weight: 3, arbitrary: payVendor },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('receive back' as const), rupees }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('approve' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('owe from before' as const), due }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('correct a due' as const), pick, due }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('take back a due' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pay a due' as const), pick, percent }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('write a voucher' as const),
      isContra: fc.boolean(),
      withParty: fc.constantFrom('NOBODY', 'CHARGED', 'WRITTEN_OFF', 'OWED', 'SET_OFF'),
      rupees,
      outlet,
      daysAgo: billedDaysAgo,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('take back a voucher' as const), pick }) },
);

/** Stories of at most so many steps. */
export function trades(longest: number): fc.Arbitrary<Trade> {
  return fc.record({
    registration: fc.constantFrom('VAT', 'VAT', 'PAN', 'NOT_REGISTERED'),
    sellsBeyondStock: fc.boolean(),
    rules: fc.record({
      allowsFreeLines: fc.constantFrom(true, true, false),
      issuesAbbreviated: fc.constant(false),
      roundsToRupee: fc.boolean(),
      sellsAbroad: fc.boolean(),
    }),
    approvalLimit: fc.constantFrom(null, null, 20_000),
    goods: fc.array(addGoods, { maxLength: 3 }),
    turns: fc.array(fc.record({ actor: fc.nat(actors.length - 1), step }), {
      minLength: 4,
      maxLength: longest,
      size: 'max',
    }),
  });
}
