import { expect, test } from 'vitest';
import { readableIn, withHeld } from './with-held.ts';

test('a held bill gets the smallest number that is free', () => {
  const [one] = withHeld([], (number) => ({ number, of: 'Ram' }));
  const [two] = withHeld(one, (number) => ({ number, of: 'Sita' }));
  expect(two.map(({ number }) => number)).toEqual([1, 2]);
  const [again, number] = withHeld(two.slice(1), (free) => ({ number: free, of: 'Hari' }));
  expect(number).toBe(1);
  expect(again.map(({ of }) => of)).toEqual(['Hari', 'Sita']);
});

test('one held bill that cannot be read takes no other with it', () => {
  const read = (entry: unknown) => (typeof entry === 'number' ? entry : undefined);
  expect(readableIn('[1, "torn", 3]', read)).toEqual([1, 3]);
  expect([readableIn('[1', read), readableIn('{}', read), readableIn(null, read)]).toEqual([[], [], []]);
});
