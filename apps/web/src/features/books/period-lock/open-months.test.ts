import type { VatMonth } from '@bahi/contract/books/period-lock/period-lock.contract';
import { expect, test } from 'vitest';
import { openMonthsThrough } from './open-months.ts';

const lock = {
  id: 1,
  scope: 'VAT',
  action: 'LOCK',
  throughDayAD: '2026-08-16',
  throughDayBS: '2083-04-31',
  reason: 'Return filed',
  lockedByName: 'Sita Gurung',
  lockedAt: '2026-09-20T05:00:00.000Z',
  isActive: true,
} as const;
const month = (lastDayAD: string, lastDayBS: string, by: VatMonth['lock'] = null): VatMonth => ({
  lastDayAD,
  lastDayBS,
  dueDayAD: lastDayAD,
  dueDayBS: lastDayBS,
  lock: by,
});
const kartik = month('2026-11-16', '2083-07-30');
const ashwin = month('2026-10-17', '2083-06-31');
const bhadra = month('2026-09-16', '2083-05-31');
const shrawan = month('2026-08-16', '2083-04-31', lock);

test('a lock takes in its month and all open ones before it, the oldest first', () => {
  const months = [kartik, ashwin, bhadra, shrawan];
  expect(openMonthsThrough(months, ashwin.lastDayAD)).toEqual([bhadra, ashwin]);
  expect(openMonthsThrough(months, bhadra.lastDayAD)).toEqual([bhadra]);
  expect(openMonthsThrough(months, ''), 'no day is chosen yet').toEqual([]);
});
