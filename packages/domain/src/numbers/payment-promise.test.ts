import { expect, test } from 'vitest';
import { asCalendarDay } from '../calendar/calendar-day.ts';
import { asPaisa } from './money.ts';
import { missingOf, type PromiseFacts, promiseStateOn } from './payment-promise.ts';

const [promised, dayBefore, day, dayAfter] = [asPaisa(500), asCalendarDay(99), asCalendarDay(100), asCalendarDay(101)];
const facts = (own: Partial<PromiseFacts> = {}): PromiseFacts => ({
  promisedOn: day,
  promised,
  received: asPaisa(0),
  open: asPaisa(700),
  due: asPaisa(700),
  fallen: asPaisa(0),
  ended: null,
  ...own,
});

test('a promise stands until its day, is due on it, and is broken when that is over', () => {
  expect([dayBefore, day, dayAfter].map((today) => promiseStateOn(today, facts()))).toEqual([
    'OPEN',
    'TODAY',
    'BROKEN',
  ]);
});

test('it is kept as soon as all of it has come, and a part is not enough', () => {
  const paid = (received: number) =>
    [dayBefore, dayAfter].map((today) => promiseStateOn(today, facts({ received: asPaisa(received) })));
  expect(paid(500)).toEqual(['KEPT', 'KEPT']);
  expect(paid(700)).toEqual(['KEPT', 'KEPT']);
  expect(paid(499)).toEqual(['OPEN', 'BROKEN']);
});

test('one that another replaced was broken if its day was over by then, and neither kept nor broken before', () => {
  const replaced = (on: PromiseFacts['promisedOn'], received = 0) =>
    promiseStateOn(dayAfter, facts({ received: asPaisa(received), ended: { how: 'REPLACED', on } }));
  expect([replaced(day), replaced(dayAfter), replaced(day, 500)]).toEqual(['REPLACED', 'BROKEN', 'KEPT']);
});

test('what was noted by mistake is no promise, whatever came', () => {
  expect(promiseStateOn(dayAfter, facts({ received: promised, ended: { how: 'WITHDRAWN', on: dayAfter } }))).toBe(
    'WITHDRAWN',
  );
});

test('one of which nothing is left by its day is kept; what was paid too late is not', () => {
  const [nothing, part] = [asPaisa(0), asPaisa(200)];
  expect(promiseStateOn(day, facts({ open: nothing, received: part }))).toBe('KEPT');
  expect(promiseStateOn(dayAfter, facts({ open: nothing, received: part, fallen: asPaisa(500) }))).toBe('KEPT');
  expect(promiseStateOn(dayAfter, facts({ open: nothing, received: part }))).toBe('BROKEN');
});

test('what is missing is no more than what is open of what was owed', () => {
  expect([100, 700].map((open) => missingOf(facts({ open: asPaisa(open), received: asPaisa(200) })))).toEqual([
    100, 300,
  ]);
  expect(missingOf(facts({ received: asPaisa(600) }))).toBe(0);
});
