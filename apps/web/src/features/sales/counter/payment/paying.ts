import type { PaymentMode } from '@bahi/contract/enumeration';
import type { invoicePaymentMode } from '@bahi/contract/sales/invoice/invoice-form';
import { asPaisa, parseRupees, type Paisa, zeroPaisa } from '@bahi/domain/numbers/money';

/** What was typed for each mode; empty for nothing. */
export type Typed = Readonly<Record<PaymentMode, string>>;
export const nothingTyped: Typed = { CASH: '', ONLINE: '', CHEQUE: '' };

export type Paying = {
  /** What is paid now; cash at most what is still to be paid. */
  parts: { mode: PaymentMode; amount: Paisa }[];
  /** What was handed over in cash; null where that was not said. */
  given: Paisa | null;
  change: Paisa;
  /** What is not paid by it; below zero where it is more than the total. */
  rest: Paisa;
};

/** How a total is paid by what was typed: cash pays what the other modes leave, and what is over is given back. */
export function payingOf(total: Paisa, typed: Typed): Paying {
  const online = parseRupees(typed.ONLINE) ?? zeroPaisa;
  const cheque = parseRupees(typed.CHEQUE) ?? zeroPaisa;
  const given = typed.CASH.trim() === '' ? null : parseRupees(typed.CASH);
  const left = total - online - cheque;
  const cash = Math.max(0, Math.min(given ?? 0, left));
  const all = [
    { mode: 'CASH', amount: asPaisa(cash) },
    { mode: 'ONLINE', amount: online },
    { mode: 'CHEQUE', amount: cheque },
  ] as const;
  return {
    parts: all.filter(({ amount }) => amount > 0),
    given: cash > 0 ? given : null,
    change: asPaisa(Math.max(0, (given ?? 0) - cash)),
    rest: asPaisa(left - cash),
  };
}

/** Whether what was typed can be read. */
export function isReadable(typed: Typed): boolean {
  return Object.values(typed).every((text) => text.trim() === '' || (parseRupees(text) ?? -1) >= 0);
}

/** All that is left is paid in one mode: in cash exactly, with nothing to give back. */
export function withRest(total: Paisa, typed: Typed, mode: PaymentMode): Paying {
  const { rest, parts, ...others } = payingOf(total, { ...typed, [mode]: '' });
  return rest > 0
    ? { ...others, parts: [...parts, { mode, amount: rest }], rest: zeroPaisa }
    : { ...others, parts, rest };
}

const notes = [100_00, 500_00, 1000_00];

/** What is likely handed over for a total: up to the next hundred, five hundred and thousand. */
export function likelyGiven(total: Paisa): Paisa[] {
  const rounded = notes.map((note) => Math.ceil(total / note) * note);
  return [...new Set(rounded)].filter((amount) => amount > total).map(asPaisa);
}

/** What makes an Enter doubtful: it follows an amount that was too little, or that was hardly handed over. */
export type Doubt = 'REST' | 'CODE' | 'CHANGE';
export type Decided = { pay: Paying } | { doubt: Doubt } | 'NEXT';
type Entered = {
  mode: PaymentMode;
  /** An Enter led to this field, after an amount that did not do. */
  isLed: boolean;
  /** Whether a text is the code of something that is sold: it may have been scanned. */
  isCode: (text: string) => boolean;
};

/**
 * What Enter does in the field of a mode. In an empty one all the rest is paid so, but not where the Enter before led here:
 * two of them after too little are a slip of the hand. What was scanned is no cash, and nobody hands over a whole note more.
 */
export function decided(total: Paisa, typed: Typed, { mode, isLed, isCode }: Entered): Decided {
  if (typed[mode].trim() === '') {
    return isLed ? { doubt: 'REST' } : { pay: withRest(total, typed, mode) };
  }
  const paying = payingOf(total, typed);
  if (paying.rest !== 0) return 'NEXT';
  const given = parseRupees(typed.CASH) ?? zeroPaisa;
  const left = payingOf(total, { ...typed, CASH: '' }).rest;
  const isUsual = given === left || likelyGiven(left).includes(given);
  if (typed.CASH.trim() !== '' && !isUsual && isCode(typed.CASH)) return { doubt: 'CODE' };
  return paying.change >= mostChange ? { doubt: 'CHANGE' } : { pay: paying };
}

/** Nobody is given back the greatest note: it would not have been handed over. */
const mostChange = 1000_00;

type InvoicePaymentMode = (typeof invoicePaymentMode.words)[number];
type Chosen = { paymentMode: InvoicePaymentMode; payments: readonly unknown[] };

/**
 * How a draft says that it is paid, which has no parts: in the one mode that was chosen for all of it. Else it is on
 * credit to who has a name, and in cash of the cash customer, who owes nothing.
 */
export function draftMode({ paymentMode, payments }: Chosen, isNamed: boolean): InvoicePaymentMode {
  if (payments.length === 1 && paymentMode !== 'MIXED') return paymentMode;
  if (isNamed) return 'CREDIT';
  return paymentMode === 'MIXED' ? 'CASH' : paymentMode;
}
