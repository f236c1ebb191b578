import { expect, test } from 'vitest';
import { firstBox, isSameClose, newClose, typedCash, typedPieces } from './day-close-form.ts';

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

test('the usual box comes first, unless another is asked for', () => {
  const named = { kind: 'CASH' as const, name: 'Box', nameNp: 'बाकस' };
  const box = (id: number, code: string, outletId: number | null) => ({ ...named, id, code, outletId });
  const boxes = [box(5, 'TILL', 2), box(1, 'CASH', null)];
  expect(firstBox(boxes, { askedId: 0, outletId: 2 })?.code).toBe('CASH');
  expect(firstBox(boxes, { askedId: 5, outletId: null })?.code).toBe('TILL');
  expect(firstBox([box(4, 'A', 1), box(5, 'B', 2)], { askedId: 0, outletId: 2 })?.code).toBe('B');
  expect(firstBox([], { askedId: 0, outletId: 2 })).toBeUndefined();
});

test('a close is of a box, an outlet and a day', () => {
  const one = newClose({ moneyAccountId: 1, outletId: 2, dateAD: '2026-11-20' });
  expect(isSameClose(one, { ...one, moneyAccountId: '1', outletId: '2' })).toBe(true);
  expect(isSameClose(one, { ...one, dateAD: '2026-11-19' })).toBe(false);
  expect(isSameClose(one, { ...one, outletId: 3 })).toBe(false);
});
