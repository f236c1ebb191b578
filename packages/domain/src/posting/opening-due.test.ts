import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindsWith } from '../document-kinds.ts';
import { asPaisa } from '../numbers/money.ts';
import { isBalanced } from './ledger.ts';
import { postOpeningDue } from './opening-due.ts';

const due = { outletId: 1, partyId: 7, total: asPaisa(1_250_000) };

test('what a customer owed stands as receivable against the opening balance', () => {
  const result = postOpeningDue('OPENING_RECEIVABLE', due);
  expect(result).toMatchObject({
    ok: true,
    posting: {
      journalLines: [
        { account: 'RECEIVABLE', partyId: 7, debit: 1_250_000, credit: 0 },
        { account: 'OPENING_BALANCE', debit: 0, credit: 1_250_000 },
      ],
    },
  });
});

test('what a vendor was owed stands as payable against it', () => {
  const result = postOpeningDue('OPENING_PAYABLE', due);
  expect(result).toMatchObject({
    ok: true,
    posting: {
      journalLines: [
        { account: 'PAYABLE', partyId: 7, debit: 0, credit: 1_250_000 },
        { account: 'OPENING_BALANCE', debit: 1_250_000, credit: 0 },
      ],
    },
  });
});

test('any amount above nothing is balanced, and no figure of sales, spending or tax is touched', () => {
  const accounts = new Set(['RECEIVABLE', 'PAYABLE', 'OPENING_BALANCE']);
  fc.assert(
    fc.property(
      fc.constantFrom('OPENING_RECEIVABLE' as const, 'OPENING_PAYABLE' as const),
      fc.integer({ min: 1, max: 99_999_999_900 }),
      (kind, paisa) => {
        const result = postOpeningDue(kind, { ...due, total: asPaisa(paisa) });
        return (
          result.ok &&
          isBalanced(result.posting.journalLines) &&
          result.posting.stockMoves.length === 0 &&
          result.posting.journalLines.every(({ account }) => accounts.has(account))
        );
      },
    ),
  );
});

test('nothing is no due', () => {
  for (const paisa of [0, -1])
    expect(postOpeningDue('OPENING_RECEIVABLE', { ...due, total: asPaisa(paisa) })).toMatchObject({
      ok: false,
      errors: [{ field: 'totalBillAmount', code: 'amountMustBePositive' }],
    });
});

test('opening dues count in no figure of sales, spending or purchases', () => {
  for (const figure of ['sales', 'spending', 'purchases'] as const)
    expect(kindsWith({ figure }).filter((kind) => kind.startsWith('OPENING'))).toEqual([]);
});
