import { addDays, type CalendarDay } from '../../calendar/calendar-day.ts';
import type { SettlementDirection } from '../../document-kinds.ts';
import type { Paisa } from '../../numbers/money.ts';
import { type AccountCode, assertBalanced, credit, debit, type JournalLine } from '../ledger.ts';
import type { Posting } from '../stock-ledger.ts';

/**
 * Where a cheque stands. One received lies in hand, is put into a bank and cleared there, bounces, or is handed back; one
 * that was given is issued until the bank paid it, bounces, or is cancelled. Removed: its payment was deleted or entered
 * anew.
 */
export const chequeStates = [
  'IN_HAND',
  'DEPOSITED',
  'ISSUED',
  'CLEARED',
  'BOUNCED',
  'RETURNED',
  'CANCELLED',
  'REMOVED',
] as const;
export type ChequeState = (typeof chequeStates)[number];

/** The states in which its payment no longer stands, though the paper that told it stays. */
export const fallenStates = ['BOUNCED', 'RETURNED', 'CANCELLED'] as const satisfies readonly ChequeState[];
/** Those in which its payment stands. */
export const statesInForce = ['IN_HAND', 'DEPOSITED', 'ISSUED', 'CLEARED'] as const satisfies readonly ChequeState[];

export const chequeActions = ['DEPOSIT', 'CLEAR', 'BOUNCE', 'HAND_BACK', 'UNDO'] as const;
export type ChequeAction = (typeof chequeActions)[number];

const steps: Record<SettlementDirection, Partial<Record<ChequeState, Partial<Record<ChequeAction, ChequeState>>>>> = {
  RECEIVED: {
    IN_HAND: { DEPOSIT: 'DEPOSITED', HAND_BACK: 'RETURNED' },
    DEPOSITED: { CLEAR: 'CLEARED', BOUNCE: 'BOUNCED', UNDO: 'IN_HAND' },
    CLEARED: { BOUNCE: 'BOUNCED', UNDO: 'DEPOSITED' },
  },
  PAID: {
    ISSUED: { CLEAR: 'CLEARED', BOUNCE: 'BOUNCED', HAND_BACK: 'CANCELLED' },
    CLEARED: { BOUNCE: 'BOUNCED', UNDO: 'ISSUED' },
  },
};

/** What a cheque becomes by an action; null where it cannot be done with one that stands so. */
export function chequeAfter(
  { kind, state }: { kind: SettlementDirection; state: ChequeState },
  action: ChequeAction,
): ChequeState | null {
  return steps[kind][state]?.[action] ?? null;
}

/** A bank pays a cheque for six months from the day on it (Nepal Rastra Bank, Unified Directives). */
const goodForDays = 183;

/** Whether a cheque is too old to be taken or put into a bank on a day. */
export function isStaleCheque(chequeDay: CalendarDay, on: CalendarDay): boolean {
  return addDays(chequeDay, goodForDays) < on;
}

type Standing = {
  readonly kind: SettlementDirection;
  readonly isPostDated: boolean;
  /** The bank account that its payment names. */
  readonly account: JournalLine['account'] | null;
};

/**
 * The account that the payment by a cheque moves. One that bears a later day than the payment is no money before that
 * day: it stands on an account of its own until it is put into a bank, or the bank paid it.
 */
export function accountOfCheque({ kind, isPostDated, account }: Standing): JournalLine['account'] {
  if (isPostDated) return postDatedAccounts[kind];
  return account ?? (kind === 'RECEIVED' ? 'CHEQUES_IN_HAND' : 'BANK');
}

/** Where post-dated cheques stand. */
export const postDatedAccounts = {
  RECEIVED: 'POST_DATED_RECEIVED',
  PAID: 'POST_DATED_GIVEN',
} as const satisfies Record<SettlementDirection, AccountCode>;

type Moved = {
  readonly outletId: number;
  readonly from: JournalLine['account'];
  readonly to: JournalLine['account'];
  readonly amount: Paisa;
};

/** Posts the way of a cheque from where it stood: debit the bank it is put into, or what we owed by one we gave. */
export function postChequeMove({ outletId, from, to, amount }: Moved): Posting {
  const journalLines = assertBalanced([...debit(to, amount, { outletId }), ...credit(from, amount, { outletId })]);
  return { journalLines, stockMoves: [], balancesAfter: [] };
}
