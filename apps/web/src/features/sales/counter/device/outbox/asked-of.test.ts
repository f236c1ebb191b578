import { expect, test } from 'vitest';
import { ApiError } from '../../../../../platform/api-error.ts';
import { askedOf, isUnknownThere } from './asked-of.ts';

test('a storage is asked of again after half an hour, and by whoever signs in next', () => {
  let now = 0;
  const asked = askedOf(() => now);
  asked.note('one');
  now += 29 * 60_000;
  expect([asked.has('one'), asked.has('other')]).toEqual([true, false]);
  now += 2 * 60_000;
  expect(asked.has('one')).toBe(false);
  asked.note('one');
  asked.forget();
  expect(asked.has('one')).toBe(false);
});

test.each([
  [404, 'common.notFound', true],
  [403, 'salesCounter.deviceUnknown', true],
  [403, 'common.forbidden', false],
  [401, 'session.ended', false],
  [503, 'common.busy', false],
  [0, 'ERR_NETWORK', false],
])('after %i %s nothing more is asked of a storage: %s', (status, code, isDone) => {
  expect(isUnknownThere(new ApiError({ status, code, message: '' }))).toBe(isDone);
});
