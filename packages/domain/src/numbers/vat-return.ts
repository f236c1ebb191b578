import type { Paisa } from './money.ts';

/** What a month comes to by the registers, in paisa; returns are taken off. */
export type VatFigures = {
  readonly taxableSales: Paisa;
  readonly salesTax: Paisa;
  readonly exports: Paisa;
  readonly exemptSales: Paisa;
  readonly taxablePurchases: Paisa;
  readonly purchaseTax: Paisa;
  readonly taxableImports: Paisa;
  readonly importTax: Paisa;
  readonly exemptPurchases: Paisa;
  readonly exemptImports: Paisa;
};

/** What a return says beside the registers, in whole rupees. */
export type TypedBoxes = {
  readonly adjustmentCredit: number;
  readonly adjustmentDebit: number;
  readonly broughtForward: number;
  readonly refundAsked: number;
};

/** The boxes of the form that hold amounts, in their order. */
export const vatBoxes = ['1.1', '1.2', '1.3', '2.1', '2.2', '2.3', '2.4', '3.1', '4', '5', '6', '7'] as const;
export type VatBox = (typeof vatBoxes)[number];

/** A box in whole rupees; null where the form has no such column in it. Boxes 5 to 7 have a value alone, of either sign. */
export type BoxAmounts = {
  readonly value: number | null;
  readonly credit: number | null;
  readonly debit: number | null;
};

export type VatReturn = {
  readonly boxes: Readonly<Record<VatBox, BoxAmounts>>;
  /** What is to be paid, box 7 where it is above zero. */
  readonly payable: number;
  /** What the next month brings forward: a credit that is not asked back. */
  readonly carriedForward: number;
};

/**
 * The VAT return of a month, अनुसूची १० under Rule 26(1), in whole rupees: half a rupee is rounded up, and what is there
 * at all is a rupee at least (nepal design, "The tax month"). Sums are those of the boxes as they are shown.
 */
export function vatReturnOf(figures: VatFigures, typed: TypedBoxes): VatReturn {
  const whole = wholeRupees;
  const taxed = {
    sales: whole(figures.salesTax),
    bought: whole(figures.purchaseTax),
    imported: whole(figures.importTax),
  };
  const credit = taxed.bought + taxed.imported + typed.adjustmentCredit;
  const debit = taxed.sales + typed.adjustmentDebit;
  const net = debit - credit;
  const left = net - typed.broughtForward;
  return {
    boxes: {
      '1.1': { ...none, value: whole(figures.taxableSales), debit: taxed.sales },
      '1.2': valueOf(whole(figures.exports)),
      '1.3': valueOf(whole(figures.exemptSales)),
      '2.1': { ...none, value: whole(figures.taxablePurchases), credit: taxed.bought },
      '2.2': { ...none, value: whole(figures.taxableImports), credit: taxed.imported },
      '2.3': valueOf(whole(figures.exemptPurchases)),
      '2.4': valueOf(whole(figures.exemptImports)),
      '3.1': { ...none, credit: typed.adjustmentCredit, debit: typed.adjustmentDebit },
      '4': { ...none, credit, debit },
      '5': valueOf(net),
      '6': valueOf(typed.broughtForward),
      '7': valueOf(left),
    },
    payable: Math.max(left, 0),
    carriedForward: Math.max(-left, 0) - typed.refundAsked,
  };
}

const none: BoxAmounts = { value: null, credit: null, debit: null };

function valueOf(value: number): BoxAmounts {
  return { ...none, value };
}

/** Paisa as the form has them. */
export function wholeRupees(amount: Paisa): number {
  const size = Math.floor((Math.abs(amount) + 50) / 100);
  return Math.sign(amount) * Math.max(size, amount === 0 ? 0 : 1) + 0;
}

/** Above what somebody's sales or purchases of a month are listed beside the return: one lakh, in paisa. */
export const largePartyPaisa = 10_000_000;

/** Whether the tax office knows such a number: nine digits. */
export function isPan(text: string | null): boolean {
  return text !== null && /^\d{9}$/.test(text);
}
