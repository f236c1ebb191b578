import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asCalendarDay } from '../../calendar/calendar-day.ts';
import { asPaisa } from '../../numbers/money.ts';
import { isBalanced } from '../ledger.ts';
import {
  accountOfCheque,
  chequeActions,
  chequeAfter,
  chequeStates,
  fallenStates,
  isStaleCheque,
  postChequeMove,
} from './cheque.ts';

test('a received cheque goes its way, and nothing is left out or done twice', () => {
  const received = (state: (typeof chequeStates)[number]) => ({ kind: 'RECEIVED' as const, state });
  expect(chequeAfter(received('IN_HAND'), 'DEPOSIT')).toBe('DEPOSITED');
  expect(chequeAfter(received('DEPOSITED'), 'DEPOSIT')).toBeNull();
  expect(chequeAfter(received('IN_HAND'), 'CLEAR')).toBeNull();
  expect(chequeAfter(received('IN_HAND'), 'BOUNCE')).toBeNull();
  expect(chequeAfter(received('DEPOSITED'), 'BOUNCE')).toBe('BOUNCED');
  expect(chequeAfter(received('DEPOSITED'), 'HAND_BACK')).toBeNull();
  expect(chequeAfter({ kind: 'PAID', state: 'ISSUED' }, 'DEPOSIT')).toBeNull();
  expect(chequeAfter({ kind: 'PAID', state: 'ISSUED' }, 'HAND_BACK')).toBe('CANCELLED');
});

test('what has fallen or was removed goes nowhere any more', () => {
  for (const state of [...fallenStates, 'REMOVED'] as const)
    for (const kind of ['RECEIVED', 'PAID'] as const)
      for (const action of chequeActions) expect(chequeAfter({ kind, state }, action)).toBeNull();
});

test('a post-dated cheque is no money: it stands on an account of its own, whatever bank is named', () => {
  expect(accountOfCheque({ kind: 'RECEIVED', isPostDated: false, account: null })).toBe('CHEQUES_IN_HAND');
  expect(accountOfCheque({ kind: 'RECEIVED', isPostDated: true, account: null })).toBe('POST_DATED_RECEIVED');
  expect(accountOfCheque({ kind: 'PAID', isPostDated: true, account: 'BANK' })).toBe('POST_DATED_GIVEN');
  expect(accountOfCheque({ kind: 'PAID', isPostDated: false, account: null })).toBe('BANK');
});

test('whatever moves, it balances', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_900 }), (paisa) =>
      isBalanced(
        postChequeMove({ outletId: 1, from: 'CHEQUES_IN_HAND', to: 'BANK', amount: asPaisa(paisa) }).journalLines,
      ),
    ),
  );
});

test('six months after its day a cheque is too old', () => {
  expect(isStaleCheque(asCalendarDay(20_000), asCalendarDay(20_183))).toBe(false);
  expect(isStaleCheque(asCalendarDay(20_000), asCalendarDay(20_184))).toBe(true);
});
