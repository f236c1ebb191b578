import { addPaisa, asPaisa, type Paisa, subtractPaisa, zeroPaisa } from '../numbers/money.ts';

/** What becomes of a bill on credit beyond what its customer may owe: it is warned of, or stopped. */
export const creditRules = ['WARN', 'STOP'] as const;
export type CreditRule = (typeof creditRules)[number];

/** As many days as a customer may be given. */
export const mostCreditDays = 365;

/** How much a customer may owe, and for how many days; null where it is not limited. */
export type CreditTerms = { limit: Paisa | null; days: number | null };

/** What a customer owes less what they have in advance, and how old the oldest bill is that is past its due day. */
export type CreditUse = { owed: Paisa; lateDays: number | null };

/** By how much a bill is beyond what its customer may owe, 0 where it is not, and whether they owe for too long. */
export type BeyondCredit = { over: Paisa; isLate: boolean };

/**
 * Judges a bill by what it leaves unpaid; null where it is within what its customer may owe. Who owes nothing in all, an
 * advance counted, owes nothing for too long either.
 */
export function beyondCredit(
  { limit, days }: CreditTerms,
  { owed, lateDays }: CreditUse,
  unpaid: Paisa,
): BeyondCredit | null {
  if (unpaid <= 0) return null;
  const over = limit === null ? zeroPaisa : asPaisa(Math.max(0, subtractPaisa(addPaisa(owed, unpaid), limit)));
  const isLate = days !== null && lateDays !== null && lateDays > days && owed > 0;
  return over > 0 || isLate ? { over, isLate } : null;
}

/** What is left of a limit; nothing where it is used up. */
export function creditLeft(limit: Paisa, owed: Paisa): Paisa {
  return asPaisa(Math.max(0, subtractPaisa(limit, owed)));
}
