import type { CalendarDay } from '../calendar/calendar-day.ts';
import { type Paisa, scalePaisa, wholeRateHundredths } from '../numbers/money.ts';
import { oneUnitTenThousandths, type Quantity } from '../numbers/quantity.ts';

/** For whom a price list is; who is nearer to the customer comes first. */
export const priceAudiences = ['CUSTOMERS', 'GROUPS', 'EVERYBODY'] as const;
export type PriceAudience = (typeof priceAudiences)[number];

/** From and till which day a list holds, both included; null for no end on that side. */
export type ListDays = { readonly fromDay: CalendarDay | null; readonly tillDay: CalendarDay | null };

/** A price that a list has for the goods of a line: a list that is in use, and is for the customer of the bill. */
export type ListPrice = ListDays & {
  readonly priceListId: number;
  readonly audience: PriceAudience;
  /** From how many units on it holds: one or more. */
  readonly fromQuantity: Quantity;
  /** Of one unit, with its VAT or without, as the item's own price is. */
  readonly price: Paisa;
};

/** What is bought, and when: the day of the bill, and the quantity of its line. */
export type Purchase = { readonly day: CalendarDay; readonly quantity: Quantity };

export function holdsOn({ fromDay, tillDay }: ListDays, day: CalendarDay): boolean {
  return (fromDay === null || fromDay <= day) && (tillDay === null || day <= tillDay);
}

/**
 * The list's price that a line takes; null where none holds, and the item's own selling price does. Of all that hold on
 * the day and reach down to the quantity: what is for the customer before what is for their group, and that before what
 * is for everybody; then the highest quantity that is reached; then the latest first day (a list without one has always
 * been); then the lowest price. Less than one unit counts as one. The order in which prices are given is of no matter.
 */
export function chooseListPrice<P extends ListPrice>(prices: readonly P[], { day, quantity }: Purchase): P | null {
  const reached = Math.max(quantity, oneUnitTenThousandths);
  const held = prices.filter((price) => price.fromQuantity <= reached && holdsOn(price, day));
  return held.toSorted(byPrecedence)[0] ?? null;
}

function byPrecedence(left: ListPrice, right: ListPrice): number {
  return (
    priceAudiences.indexOf(left.audience) - priceAudiences.indexOf(right.audience) ||
    right.fromQuantity - left.fromQuantity ||
    compareFirstDays(right.fromDay, left.fromDay) ||
    left.price - right.price ||
    left.priceListId - right.priceListId
  );
}

function compareFirstDays(left: CalendarDay | null, right: CalendarDay | null): number {
  if (left === right) return 0;
  if (left === null) return -1;
  return right === null ? 1 : left - right;
}

/** A price with so much off (or, below zero, on) it, in hundredths of a per cent, rounded half up to the paisa. */
export function priceLess(price: Paisa, offHundredths: number): Paisa {
  return scalePaisa(price, wholeRateHundredths - offHundredths, wholeRateHundredths);
}

type Manner = { readonly vatIncluded: boolean };

/**
 * A list's price in the manner of the item's own: with its VAT or without. The two differ only where the item was
 * changed after the price had been written, and a price keeps what it came to. `vatRateHundredths` is what is laid on
 * the item, 0 where it bears none.
 */
export function inMannerOf(item: Manner, list: Manner & { readonly price: Paisa }, vatRateHundredths: number): Paisa {
  if (item.vatIncluded === list.vatIncluded) return list.price;
  const withVat = wholeRateHundredths + vatRateHundredths;
  return item.vatIncluded
    ? scalePaisa(list.price, withVat, wholeRateHundredths)
    : scalePaisa(list.price, wholeRateHundredths, withVat);
}
