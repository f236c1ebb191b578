import type { PaymentMode } from '@bahi/contract/enumeration';
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
