import { describe, expect, test } from 'vitest';
import { lastRate } from './last-rate.ts';

const piece = { id: 1, conversion: 1 };
const dozen = { id: 2, conversion: 12 };
const soap = { rate: 480, unitId: dozen.id, units: [piece, dozen] };
const taxed = { taxable: true, taxRate: 13, vatIncluded: false };

describe('what was last paid', () => {
  test('is told for the unit that the bill is written in', () => {
    expect(lastRate(soap, dozen.id, taxed)).toBe(480);
    expect(lastRate(soap, piece.id, taxed)).toBe(40);
    expect(lastRate({ ...soap, rate: 100 }, piece.id, taxed), 'a twelfth of 100, to the paisa').toBe(8.33);
  });

  test('has its VAT where the rates of the bill are with it', () => {
    expect(lastRate(soap, dozen.id, { ...taxed, vatIncluded: true })).toBe(542.4);
    expect(lastRate(soap, dozen.id, { ...taxed, taxable: false, vatIncluded: true })).toBe(480);
  });

  test('is not told where nothing tells it', () => {
    expect(lastRate({ ...soap, rate: null }, dozen.id, taxed)).toBeNull();
    expect(lastRate({ rate: 500, unitId: null, units: [] }, null, undefined), 'a service has no units').toBe(500);
  });
});
