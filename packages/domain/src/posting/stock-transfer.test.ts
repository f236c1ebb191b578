import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asCalendarDay } from '../calendar/calendar-day.ts';
import { asPaisa } from '../numbers/money.ts';
import { asQuantity } from '../numbers/quantity.ts';
import { postCancellation } from './cancellation.ts';
import type { JournalLine } from './ledger.ts';
import { type PlaceBalance, type Posting, openStock } from './stock-ledger.ts';
import { missingValue, postStockReceived, postStockSent, type ReceivedLine } from './stock-transfer.ts';

const units = (count: number) => asQuantity(count * 10_000);
const shelf = (outletId: number, count: number, paisa: number, itemVariantId = 3): PlaceBalance => ({
  itemVariantId,
  outletId,
  quantity: units(count),
  value: asPaisa(paisa),
});

function sent(lines: readonly [variant: number, count: number][], balances: readonly PlaceBalance[]) {
  const result = postStockSent(
    { outletId: 1, lines: lines.map(([itemVariantId, count]) => ({ itemVariantId, quantity: units(count) })) },
    { balances },
  );
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result;
}

const balanceOf = (lines: readonly JournalLine[], account: JournalLine['account'], outletId: number): number =>
  lines
    .filter((line) => line.account === account && line.outletId === outletId)
    .reduce((sum, line) => sum + line.debit - line.credit, 0);

const shelfAfter = ({ balancesAfter }: Posting, outletId: number, itemVariantId = 3) => {
  const { quantity, value } = openStock(balancesAfter).get(`${itemVariantId}:${outletId}`) ?? {};
  return { quantity, value };
};

test('what is sent leaves at the average of its shelf, and stands between the outlets', () => {
  const { posting, values } = sent([[3, 4]], [shelf(1, 10, 1_000_00)]);
  expect(values).toEqual([400_00]);
  expect(shelfAfter(posting, 1)).toEqual({ quantity: units(6), value: 600_00 });
  expect(balanceOf(posting.journalLines, 'BETWEEN_OUTLETS', 1)).toBe(400_00);
  expect(balanceOf(posting.journalLines, 'INVENTORY', 1)).toBe(-400_00);
});

test('the shelf of the receiver takes what left that of the sender into its average', () => {
  const line = { itemVariantId: 3, sent: units(4), received: units(4), value: asPaisa(400_00) };
  const posting = postStockReceived({ outletId: 2, lines: [line] }, { balances: [shelf(2, 4, 200_00)] });
  expect(shelfAfter(posting, 2)).toEqual({ quantity: units(8), value: 600_00 });
  expect(balanceOf(posting.journalLines, 'INVENTORY', 2)).toBe(400_00);
  expect(balanceOf(posting.journalLines, 'BETWEEN_OUTLETS', 2)).toBe(-400_00);
});

test('what is missing is a loss of the receiver, to the paisa; nothing of it comes onto the shelf', () => {
  const line = { itemVariantId: 3, sent: units(3), received: units(1), value: asPaisa(100_00) };
  const posting = postStockReceived({ outletId: 2, lines: [line] }, { balances: [] });
  expect(shelfAfter(posting, 2)).toEqual({ quantity: units(1), value: 33_33 });
  expect(balanceOf(posting.journalLines, 'STOCK_ADJUSTMENT', 2)).toBe(66_67);
  expect(missingValue([line])).toBe(66_67);
  const lost = postStockReceived({ outletId: 2, lines: [{ ...line, received: units(0) }] }, { balances: [] });
  expect(lost.stockMoves).toEqual([]);
  expect(balanceOf(lost.journalLines, 'STOCK_ADJUSTMENT', 2)).toBe(100_00);
});

test('more than is there is refused at its line, also where a later sale needs it', () => {
  const refusals = (balance: PlaceBalance) => {
    const result = postStockSent(
      { outletId: 1, lines: [{ itemVariantId: 3, quantity: units(7) }] },
      { balances: [balance] },
    );
    return result.ok ? null : result.errors;
  };
  expect(refusals(shelf(1, 6, 600_00))).toMatchObject([{ field: 'lines.0.quantity', code: 'stockNotEnough' }]);
  const sale = {
    kind: 'SALE',
    quantity: units(-4),
    value: asPaisa(-400_00),
    day: asCalendarDay(9),
    entryId: 1,
  } as const;
  expect(refusals({ ...shelf(1, 10, 1_000_00), later: [sale] })).toMatchObject([{ code: 'stockNotEnough' }]);
  expect(refusals(shelf(1, 7, 700_00))).toBeNull();
  expect(() =>
    postStockReceived(
      { outletId: 2, lines: [{ itemVariantId: 3, sent: units(1), received: units(2), value: asPaisa(1) }] },
      { balances: [] },
    ),
  ).toThrow(RangeError);
});

const anyLines = fc.array(
  fc.record({
    itemVariantId: fc.integer({ min: 1, max: 3 }),
    sent: fc.integer({ min: 1, max: 50_000 }),
    part: fc.integer({ min: 0, max: 100 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const anyPaisa = fc.integer({ min: 0, max: 9_999_999 }).map(asPaisa);

test('between sending and receiving no value is made or lost, whatever is missing; taken back, nothing is left of it', () => {
  fc.assert(
    fc.property(anyLines, anyPaisa, anyPaisa, (wanted, here, there) => {
      const senders = [1, 2, 3].map((variant) => ({ ...shelf(1, 30, here, variant) }));
      const lines = wanted.map(({ itemVariantId, sent: quantity }) => ({
        itemVariantId,
        quantity: asQuantity(quantity),
      }));
      const result = postStockSent({ outletId: 1, lines }, { balances: senders });
      fc.pre(result.ok);
      const { posting, values } = result;
      const received = wanted.map(({ itemVariantId, sent: quantity, part }, position): ReceivedLine => ({
        itemVariantId,
        sent: asQuantity(quantity),
        received: asQuantity(Math.floor((quantity * part) / 100)),
        value: values[position] ?? asPaisa(0),
      }));
      const receivers = [1, 2, 3].map((variant) => shelf(2, 5, there, variant));
      const arrived = postStockReceived({ outletId: 2, lines: received }, { balances: receivers });
      const both = [...posting.journalLines, ...arrived.journalLines];
      expect(balanceOf(both, 'BETWEEN_OUTLETS', 1) + balanceOf(both, 'BETWEEN_OUTLETS', 2)).toBe(0);
      expect(balanceOf(both, 'INVENTORY', 1) + balanceOf(both, 'INVENTORY', 2)).toBe(0 - missingValue(received));
      expect(balanceOf(both, 'STOCK_ADJUSTMENT', 2)).toBe(missingValue(received));
      const taken = postCancellation(posting, { balances: posting.balancesAfter, negativeStockAllowed: false });
      expect(
        taken.ok &&
          taken.posting.balancesAfter.every(({ itemVariantId, quantity, value }) => {
            const before = senders.find((balance) => balance.itemVariantId === itemVariantId);
            return quantity === before?.quantity && value === before.value;
          }),
      ).toBe(true);
    }),
    { numRuns: 300 },
  );
});
