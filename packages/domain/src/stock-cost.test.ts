import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asPaisa } from './numbers/money.ts';
import { asQuantity } from './numbers/quantity.ts';
import { emptyStock, putIn, type StockBalance, takeOut } from './stock-cost.ts';

/** `units` on hand that cost `paisa` together. */
function stock(units: number, paisa: number): StockBalance {
  return { quantity: asQuantity(units * 10_000), value: asPaisa(paisa) };
}
const units = (count: number) => asQuantity(count * 10_000);

describe('the moving average', () => {
  test('goods leave at the average of what they cost', () => {
    const { balanceAfter } = putIn(stock(10, 1000), units(10), asPaisa(2000));
    expect(balanceAfter).toEqual(stock(20, 3000));
    expect(takeOut(balanceAfter, units(5))).toEqual({ ok: true, cost: 750, balanceAfter: stock(15, 2250) });
  });

  test('the last unit out takes all the value that is left', () => {
    const first = takeOut(stock(3, 100), units(1));
    expect(first).toEqual({ ok: true, cost: 33, balanceAfter: stock(2, 67) });
    expect(takeOut(stock(2, 67), units(2))).toEqual({ ok: true, cost: 67, balanceAfter: emptyStock });
  });

  test('more than there is cannot be taken', () => {
    expect(takeOut(stock(3, 100), asQuantity(30_001))).toEqual({ ok: false, code: 'stockNotEnough' });
    expect(takeOut(emptyStock, units(1))).toEqual({ ok: false, code: 'stockNotEnough' });
  });
});

describe('where selling below zero is allowed', () => {
  const negativeAllowed = { negativeAllowed: true };

  test('oversold goods cost the average that is known', () => {
    expect(takeOut(stock(2, 200), units(5), negativeAllowed)).toMatchObject({
      cost: 500,
      balanceAfter: stock(-3, -300),
    });
    expect(takeOut(stock(-3, -300), units(1), negativeAllowed)).toMatchObject({ cost: 100 });
  });

  test('with nothing on hand they cost what the last purchase did', () => {
    const options = { negativeAllowed: true, fallbackUnitCost: asPaisa(120) };
    expect(takeOut(emptyStock, units(2), options)).toMatchObject({ cost: 240, balanceAfter: stock(-2, -240) });
    expect(takeOut(stock(-2, 0), units(2), options)).toMatchObject({ cost: 240 });
  });

  test('oversold goods costed at zero: what nothing tells the cost of is not taken', () => {
    const unknown = { ok: false, code: 'costUnknown' };
    expect(takeOut(emptyStock, units(2), negativeAllowed)).toEqual(unknown);
    expect(takeOut(stock(3, 0), units(5), negativeAllowed)).toEqual(unknown);
    expect(takeOut(emptyStock, units(2), { ...negativeAllowed, fallbackUnitCost: asPaisa(0) })).toEqual(unknown);
    // What was given away covers what there is of it, and no more.
    const options = { ...negativeAllowed, fallbackUnitCost: asPaisa(120) };
    expect(takeOut(stock(3, 0), units(3), options)).toMatchObject({ cost: 0, balanceAfter: emptyStock });
    expect(takeOut(stock(3, 0), units(5), options)).toMatchObject({ cost: 240, balanceAfter: stock(-2, -240) });
    // However little of it.
    expect(takeOut(emptyStock, asQuantity(1), options)).toMatchObject({ cost: 1 });
  });

  test('the next receipt settles what was guessed', () => {
    expect(putIn(stock(-3, -300), units(5), asPaisa(600))).toEqual({ balanceAfter: stock(2, 240), costDifference: 60 });
    expect(putIn(stock(-3, -300), units(3), asPaisa(250))).toEqual({ balanceAfter: emptyStock, costDifference: -50 });
    expect(putIn(stock(-3, -300), units(1), asPaisa(90))).toEqual({
      balanceAfter: stock(-2, -200),
      costDifference: -10,
    });
  });
});

test('no value appears or is lost, and an empty shelf is worth nothing, whatever comes and goes', () => {
  const anyStep = fc.record({
    receive: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 200_000 }).map(asQuantity),
    value: fc.integer({ min: 0, max: 1_000_000 }).map(asPaisa),
  });
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 60 }), fc.boolean(), (steps, negativeAllowed) => {
      let balance = emptyStock;
      let received = 0;
      let costed = 0;
      let isForNothing = false;
      for (const { receive, quantity, value } of steps) {
        if (receive) {
          const step = putIn(balance, quantity, value);
          received += value;
          costed += step.costDifference;
          balance = step.balanceAfter;
        } else {
          const step = takeOut(balance, quantity, { negativeAllowed, fallbackUnitCost: asPaisa(7) });
          costed += step.ok ? step.cost : 0;
          balance = step.ok ? step.balanceAfter : balance;
          isForNothing ||= step.ok && balance.quantity < 0 && step.cost === 0;
        }
        expect(isForNothing, 'what is sold beyond what there is costs something').toBe(false);
        expect(received - costed).toBe(balance.value);
        expect(balance.quantity !== 0 || balance.value === 0).toBe(true);
        expect(balance.quantity * balance.value).toBeGreaterThanOrEqual(0);
        expect(negativeAllowed || balance.quantity >= 0).toBe(true);
      }
    }),
  );
});
