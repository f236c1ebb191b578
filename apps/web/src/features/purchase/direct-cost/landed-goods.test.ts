import { asPaisa } from '@bahi/domain/numbers/money';
import { asQuantity } from '@bahi/domain/numbers/quantity';
import { expect, test } from 'vitest';
import { costPerUnit, previewOf } from './landed-goods.ts';

const lines = [
  { quantity: asQuantity(100_000), cost: asPaisa(300_000) },
  { quantity: asQuantity(300_000), cost: asPaisa(150_000) },
];

test('several costs are added up on each line, by the unit or as a whole, in the digits that are typed', () => {
  expect(
    previewOf(
      [
        { allocationMethod: 'QUANTITY', totalCost: '६००' },
        { allocationMethod: 'VALUE', totalCost: '900.01', perUnitCost: '' },
        { allocationMethod: 'EQUAL', totalCost: '', perUnitCost: '2.50' },
      ],
      lines,
    ),
  ).toEqual([15_000 + 60_001 + 5000, 45_000 + 30_000 + 5000]);
});

test('what is no amount, or more than one may be, is not counted', () => {
  const cost = { allocationMethod: 'QUANTITY' };
  expect(previewOf([cost, { ...cost, totalCost: 'abc' }, { ...cost, totalCost: '0' }], lines)).toBeNull();
  expect(
    previewOf(
      [
        { ...cost, totalCost: '1000000000' },
        { ...cost, perUnitCost: '999999999' },
      ],
      lines,
    ),
  ).toBeNull();
  expect(previewOf([{ ...cost, totalCost: '4' }, cost], lines)).toEqual([100, 300]);
});

test('a unit costs what its line cost and bears, rounded to the paisa', () => {
  const [quantity, cost, borne] = [asQuantity(30_000), asPaisa(100), asPaisa(100)];
  expect(costPerUnit({ quantity, cost, borne })).toBe(67);
  expect(costPerUnit({ quantity, cost, borne }, asPaisa(100))).toBe(100);
  expect(costPerUnit({ quantity: asQuantity(0), cost, borne })).toBeNull();
});
