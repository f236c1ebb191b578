import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CalendarDay } from '../calendar/calendar-day.ts';
import { asCalendarDay } from '../calendar/calendar-day.ts';
import { asPaisa } from '../numbers/money.ts';
import { asQuantity, oneUnitTenThousandths } from '../numbers/quantity.ts';
import { chooseListPrice, holdsOn, inMannerOf, type ListPrice, priceAudiences, priceLess } from './list-price.ts';

const units = (count: number) => asQuantity(count * oneUnitTenThousandths);
const day = (number: number): CalendarDay => asCalendarDay(number);
const rupees = (amount: number) => asPaisa(amount * 100);
const price = (changes: Partial<ListPrice>): ListPrice => ({
  priceListId: 1,
  audience: 'EVERYBODY',
  fromDay: null,
  tillDay: null,
  fromQuantity: units(1),
  price: rupees(100),
  ...changes,
});
const bought = (quantity: number, on = 100) => ({ day: day(on), quantity: units(quantity) });

test('what is for the customer goes before what is for their group, and that before what is for everybody', () => {
  const everybody = price({ audience: 'EVERYBODY', price: rupees(50), fromQuantity: units(10) });
  const group = price({ audience: 'GROUPS', price: rupees(60), fromQuantity: units(5) });
  const customer = price({ audience: 'CUSTOMERS', price: rupees(90) });
  expect(chooseListPrice([everybody, group, customer], bought(12))).toBe(customer);
  expect(chooseListPrice([everybody, group], bought(12))).toBe(group);
});

test('of one audience the highest quantity that is reached counts, dear as it may be', () => {
  const one = price({ price: rupees(95) });
  const ten = price({ fromQuantity: units(10), price: rupees(97) });
  const fifty = price({ fromQuantity: units(50), price: rupees(80) });
  expect(chooseListPrice([one, ten, fifty], bought(12))).toBe(ten);
  expect(chooseListPrice([one, ten, fifty], bought(10))).toBe(ten);
  expect(chooseListPrice([one, ten, fifty], bought(9))).toBe(one);
});

test('then the list that began last counts, one without a first day is the oldest, and then the lowest price', () => {
  const always = price({ price: rupees(70) });
  const summer = price({ fromDay: day(50), price: rupees(90) });
  const dashain = price({ fromDay: day(90), price: rupees(99) });
  expect(chooseListPrice([always, summer, dashain], bought(1))).toBe(dashain);
  expect(chooseListPrice([always, summer], bought(1))).toBe(summer);
  const dearer = price({ fromDay: day(90), price: rupees(101) });
  expect(chooseListPrice([dearer, dashain], bought(1))).toBe(dashain);
});

test('less than one unit counts as one: half a kilo has the price of a kilo', () => {
  const one = price({});
  expect(chooseListPrice([one], bought(0.5))).toBe(one);
});

test('a list holds on its first and its last day, and not beside them', () => {
  const weeks = { fromDay: day(10), tillDay: day(20) };
  expect([9, 10, 20, 21].map((number) => holdsOn(weeks, day(number)))).toEqual([false, true, true, false]);
});

test('without a list that reaches so far down, none is taken', () => {
  expect(chooseListPrice([price({ fromQuantity: units(10) })], bought(9.9999))).toBeNull();
  expect(chooseListPrice([], bought(1))).toBeNull();
});

const anyDay = fc.integer({ min: 0, max: 6 }).map(day);
const anyPrice = fc.record({
  priceListId: fc.integer({ min: 1, max: 5 }),
  audience: fc.constantFrom(...priceAudiences),
  fromDay: fc.option(anyDay),
  tillDay: fc.option(anyDay),
  fromQuantity: fc.integer({ min: 1, max: 5 }).map(units),
  price: fc.integer({ min: 0, max: 5 }).map(rupees),
});
/** As they are kept: a list has one price from a quantity on. */
const pricesOf = (minLength: number) =>
  fc.uniqueArray(anyPrice, {
    minLength,
    maxLength: 8,
    selector: ({ priceListId, fromQuantity }) => `${priceListId} ${fromQuantity}`,
  });
const anyPurchase = fc.record({ day: anyDay, quantity: fc.integer({ min: 1, max: 6 }).map(units) });

test('the order in which prices are given is of no matter, and nothing is taken that does not hold', () => {
  fc.assert(
    fc.property(pricesOf(0), anyPurchase, (prices, purchase) => {
      const chosen = chooseListPrice(prices, purchase);
      expect(chooseListPrice(prices.toReversed(), purchase)).toEqual(chosen);
      const holding = prices.filter((one) => holdsOn(one, purchase.day) && one.fromQuantity <= purchase.quantity);
      expect(chosen === null ? holding.length === 0 : holding.includes(chosen)).toBe(true);
    }),
  );
});

test('what is not taken could be left out, and nothing would change', () => {
  fc.assert(
    fc.property(pricesOf(1), anyPurchase, fc.nat(), (prices, purchase, at) => {
      const chosen = chooseListPrice(prices, purchase);
      const left = prices.filter((one, position) => one === chosen || position !== at % prices.length);
      expect(chooseListPrice(left, purchase)).toEqual(chosen);
    }),
  );
});

test('more pieces lead to nearer audiences or higher quantities, never to others', () => {
  const rankOf = (one: ListPrice | null) =>
    one === null ? -1 : (3 - priceAudiences.indexOf(one.audience)) * 100 + one.fromQuantity / oneUnitTenThousandths;
  fc.assert(
    fc.property(pricesOf(0), anyPurchase, fc.integer({ min: 0, max: 5 }), (prices, at, more) => {
      const many = { ...at, quantity: asQuantity(at.quantity + units(more)) };
      expect(rankOf(chooseListPrice(prices, many))).toBeGreaterThanOrEqual(rankOf(chooseListPrice(prices, at)));
    }),
  );
});

test('a percentage is rounded to the paisa, half up', () => {
  expect(priceLess(rupees(200), 500)).toBe(rupees(190));
  expect(priceLess(asPaisa(99_99), 500)).toBe(asPaisa(94_99));
  expect(priceLess(asPaisa(10), 500)).toBe(asPaisa(10));
});

test('a price that was written with VAT comes to the same where the item is priced without, and the other way round', () => {
  const taxed = { vatIncluded: true };
  const untaxed = { vatIncluded: false };
  expect(inMannerOf(untaxed, { ...taxed, price: rupees(113) }, 1300)).toBe(rupees(100));
  expect(inMannerOf(taxed, { ...untaxed, price: rupees(100) }, 1300)).toBe(rupees(113));
  expect(inMannerOf(taxed, { ...taxed, price: rupees(100) }, 1300)).toBe(rupees(100));
  expect(inMannerOf(taxed, { ...untaxed, price: rupees(100) }, 0)).toBe(rupees(100));
});
