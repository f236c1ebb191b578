import { expect, test } from 'vitest';
import { typedCash, typedPieces } from './day-close-form.ts';

const none = { notes: [{ rupees: 1000, pieces: '' }], otherAmount: '' };

test('nothing typed is nothing counted, and a nought is', () => {
  expect(typedCash(none)).toBeNull();
  expect(typedCash({ ...none, otherAmount: '0' })).toBe(0);
});

test('notes and coins are summed in digits of either script', () => {
  const notes = [
    { rupees: 1000, pieces: '१२' },
    { rupees: 5, pieces: 3 },
  ];
  expect(typedCash({ notes, otherAmount: '२.५०' })).toBe(1_201_750);
});

test('what is no count is none', () => {
  expect(['-1', '1.5', 'x', '१,०००'].map(typedPieces)).toEqual([0, 0, 0, 1000]);
});
