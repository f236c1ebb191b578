import type { Text } from '../../messages.ts';
import { exceptionAdvice } from './exception-advice.messages.ts';
import { exceptionNotes } from './exception-notes.messages.ts';

const n = exceptionNotes.texts;
const a = exceptionAdvice.texts;

/** How soon what a check finds has to be looked at. */
export type Severity = 'HIGH' | 'MEDIUM' | 'LOW';

/** A check of the exceptional report in words: what it looks for, what a finding says, why it matters, what to do. */
export type ExceptionCheck = {
  readonly severity: Severity;
  readonly name: Text;
  /** With a mark for each fact that the check tells of its finding. */
  readonly note: Text;
  readonly why: Text;
  readonly toDo: Text;
};

/** Every check, the gravest first: the order in which findings stand. The server has a query for each. */
export const exceptionChecks = {
  AFTER_LOCK: {
    severity: 'HIGH',
    name: n.AFTER_LOCK,
    note: n.AFTER_LOCK_note,
    why: a.AFTER_LOCK_why,
    toDo: a.AFTER_LOCK_toDo,
  },
  AFTER_FILING: {
    severity: 'HIGH',
    name: n.AFTER_FILING,
    note: n.AFTER_FILING_note,
    why: a.AFTER_FILING_why,
    toDo: a.AFTER_FILING_toDo,
  },
  NUMBER_GAP: {
    severity: 'HIGH',
    name: n.NUMBER_GAP,
    note: n.NUMBER_GAP_note,
    why: a.NUMBER_GAP_why,
    toDo: a.NUMBER_GAP_toDo,
  },
  CANCELLED_PRINTED: {
    severity: 'HIGH',
    name: n.CANCELLED_PRINTED,
    note: n.CANCELLED_PRINTED_note,
    why: a.CANCELLED_PRINTED_why,
    toDo: a.CANCELLED_PRINTED_toDo,
  },
  CASH_BELOW_ZERO: {
    severity: 'HIGH',
    name: n.CASH_BELOW_ZERO,
    note: n.CASH_BELOW_ZERO_note,
    why: a.CASH_BELOW_ZERO_why,
    toDo: a.CASH_BELOW_ZERO_toDo,
  },
  DUPLICATE_NUMBER: {
    severity: 'HIGH',
    name: n.DUPLICATE_NUMBER,
    note: n.DUPLICATE_NUMBER_note,
    why: a.DUPLICATE_NUMBER_why,
    toDo: a.DUPLICATE_NUMBER_toDo,
  },
  NEGATIVE_STOCK: {
    severity: 'MEDIUM',
    name: n.NEGATIVE_STOCK,
    note: n.NEGATIVE_STOCK_note,
    why: a.NEGATIVE_STOCK_why,
    toDo: a.NEGATIVE_STOCK_toDo,
  },
  SPLIT_UNDER_LIMIT: {
    severity: 'MEDIUM',
    name: n.SPLIT_UNDER_LIMIT,
    note: n.SPLIT_UNDER_LIMIT_note,
    why: a.SPLIT_UNDER_LIMIT_why,
    toDo: a.SPLIT_UNDER_LIMIT_toDo,
  },
  ROUND_AT_NIGHT: {
    severity: 'MEDIUM',
    name: n.ROUND_AT_NIGHT,
    note: n.ROUND_AT_NIGHT_note,
    why: a.ROUND_AT_NIGHT_why,
    toDo: a.ROUND_AT_NIGHT_toDo,
  },
  DUPLICATE_AMOUNT: {
    severity: 'MEDIUM',
    name: n.DUPLICATE_AMOUNT,
    note: n.DUPLICATE_AMOUNT_note,
    why: a.DUPLICATE_AMOUNT_why,
    toDo: a.DUPLICATE_AMOUNT_toDo,
  },
  BELOW_COST: {
    severity: 'MEDIUM',
    name: n.BELOW_COST,
    note: n.BELOW_COST_note,
    why: a.BELOW_COST_why,
    toDo: a.BELOW_COST_toDo,
  },
  NO_PAN: {
    severity: 'MEDIUM',
    name: n.NO_PAN,
    note: n.NO_PAN_note,
    why: a.NO_PAN_why,
    toDo: a.NO_PAN_toDo,
  },
  CONTRARY_BALANCE: {
    severity: 'MEDIUM',
    name: n.CONTRARY_BALANCE,
    note: n.CONTRARY_BALANCE_note,
    why: a.CONTRARY_BALANCE_why,
    toDo: a.CONTRARY_BALANCE_toDo,
  },
  VENDOR_IN_DEBIT: {
    severity: 'LOW',
    name: n.VENDOR_IN_DEBIT,
    note: n.VENDOR_IN_DEBIT_note,
    why: a.VENDOR_IN_DEBIT_why,
    toDo: a.VENDOR_IN_DEBIT_toDo,
  },
  CUSTOMER_IN_CREDIT: {
    severity: 'LOW',
    name: n.CUSTOMER_IN_CREDIT,
    note: n.CUSTOMER_IN_CREDIT_note,
    why: a.CUSTOMER_IN_CREDIT_why,
    toDo: a.CUSTOMER_IN_CREDIT_toDo,
  },
  FIRST_DIGITS: {
    severity: 'LOW',
    name: n.FIRST_DIGITS,
    note: n.FIRST_DIGITS_note,
    why: a.FIRST_DIGITS_why,
    toDo: a.FIRST_DIGITS_toDo,
  },
  BACK_DATED: {
    severity: 'LOW',
    name: n.BACK_DATED,
    note: n.BACK_DATED_note,
    why: a.BACK_DATED_why,
    toDo: a.BACK_DATED_toDo,
  },
} as const satisfies Readonly<Record<string, ExceptionCheck>>;

export type ExceptionCode = keyof typeof exceptionChecks;

export const exceptionCodes: readonly ExceptionCode[] = Object.keys(exceptionChecks).filter(isExceptionCode);

export function isExceptionCode(text: string): text is ExceptionCode {
  return text in exceptionChecks;
}
