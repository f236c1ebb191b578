import { expect, test } from 'vitest';
import { asPaisa } from '../numbers/money.ts';
import { asQuantity } from '../numbers/quantity.ts';
import { postingOf, refusalsOf } from '../testing/invoice-document.ts';
import { postOpeningStock } from './opening-stock.ts';

const tenUnits = { itemVariantId: 3, quantity: asQuantity(100_000), value: asPaisa(50_000) };

test('opening stock is what the owner put into the business', () => {
  const { journalLines, stockMoves, balancesAfter } = postingOf(
    postOpeningStock({ outletId: 1, lines: [tenUnits, { ...tenUnits, itemVariantId: 2 }] }, { balances: [] }),
  );
  expect(journalLines.map((line) => [line.account, line.itemVariantId, line.debit, line.credit])).toEqual([
    ['INVENTORY', 3, 50000, 0],
    ['INVENTORY', 2, 50000, 0],
    ['CAPITAL', undefined, 0, 100000],
  ]);
  expect(stockMoves[1]).toEqual({ ...tenUnits, itemVariantId: 2, outletId: 1, kind: 'OPENING', sourceLine: 1 });
  expect(balancesAfter.map((balance) => balance.itemVariantId)).toEqual([2, 3]);
});

test('goods that cost nothing come in without an entry', () => {
  const document = { outletId: 1, lines: [{ ...tenUnits, value: asPaisa(0) }] };
  const { journalLines, stockMoves } = postingOf(postOpeningStock(document, { balances: [] }));
  expect(journalLines).toEqual([]);
  expect(stockMoves).toHaveLength(1);
});

test('what was sold before it came in is settled at its real cost', () => {
  const oversold = { itemVariantId: 3, outletId: 1, quantity: asQuantity(-20_000), value: asPaisa(-8000) };
  const posting = postingOf(postOpeningStock({ outletId: 1, lines: [tenUnits] }, { balances: [oversold] }));
  expect(posting.journalLines.map((line) => [line.account, line.debit, line.credit])).toEqual([
    ['INVENTORY', 50000, 0],
    ['INVENTORY', 0, 2000],
    ['COST_ADJUSTMENT', 2000, 0],
    ['CAPITAL', 0, 50000],
  ]);
  expect(posting.stockMoves.map((move) => [move.kind, move.quantity, move.value])).toEqual([
    ['OPENING', 100000, 50000],
    ['COST_ADJUSTMENT', 0, -2000],
  ]);
  expect(posting.balancesAfter).toEqual([{ ...oversold, quantity: 80000, value: 40000 }]);
});

test('a quantity of nothing or a negative value is refused', () => {
  const lines = [tenUnits, { ...tenUnits, quantity: asQuantity(0), value: asPaisa(-1) }];
  expect(refusalsOf(postOpeningStock({ outletId: 1, lines }, { balances: [] }))).toEqual([
    'lines.1.quantity: quantityMustBePositive',
    'lines.1.value: valueCannotBeNegative',
  ]);
});
