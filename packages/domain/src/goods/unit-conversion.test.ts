import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asQuantity, parseQuantity } from '../numbers/quantity.ts';
import { inOwnUnit, inScannedUnits, inWholeUnits, ownUnit } from './unit-conversion.ts';

const of = (text: string) => parseQuantity(text) ?? asQuantity(0);
const dozen = { own: of('12'), per: of('1') };
const third = { own: of('1'), per: of('3') };

test.each([
  ['2.5 dozen are 30 pieces', '2.5', dozen, '30'],
  ['three thirds of a kilo are a kilo', '3', third, '1'],
  ['a third of a kilo is measured in ten-thousandths', '1', third, '0.3333'],
  ['two thirds are rounded once, and not two times a third', '2', third, '0.6667'],
  ['pieces are pieces', '7', ownUnit, '7'],
])('%s', (_, typed, conversion, own) => {
  expect(inOwnUnit(of(typed), conversion)).toBe(of(own));
});

test('what is nothing in the own unit, and what is beyond counting, is not taken', () => {
  expect(inOwnUnit(of('0.0001'), { own: of('0.0001'), per: of('1') })).toBeNull();
  expect(inOwnUnit(asQuantity(Number.MAX_SAFE_INTEGER), dozen)).toBeNull();
});

test('whole units convert exactly, and so does a unit of which a whole number makes one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 1000 }), (units, each) => {
      const [counted, rate] = [asQuantity(units * 10_000), asQuantity(each * 10_000)];
      expect(inOwnUnit(counted, { own: rate, per: of('1') })).toBe(units * each * 10_000);
      expect(inOwnUnit(asQuantity(counted * each), { own: of('1'), per: rate })).toBe(counted);
    }),
  );
});

test.each([
  ['36 pieces are three dozens', '36', dozen, '3'],
  ['30 pieces are no whole number of dozens', '30', dozen, null],
  ['a kilo is three thirds', '1', third, '3'],
  ['half a kilo is no whole number of thirds', '0.5', third, null],
])('%s', (_, own, conversion, units) => {
  expect(inWholeUnits(of(own), conversion)).toBe(units === null ? null : of(units));
});

test.each([
  ['two scans of a dozen are two dozens', '24', dozen, '2'],
  ['30 pieces are no whole number of dozens', '30', dozen, null],
  ['24.0001 pieces are no two dozens', '24.0001', dozen, null],
  ['three scans of a third of a kilo are three', '0.9999', third, '3'],
  ['two thirds that were rounded once are two', '0.6667', third, '2'],
  ['half a kilo is no whole number of thirds', '0.5', third, null],
  ['nothing is none', '0', third, null],
])('%s, as they were added up', (_, own, conversion, units) => {
  expect(inScannedUnits(of(own), conversion)).toBe(units === null ? null : of(units));
});
