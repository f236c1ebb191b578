import { expect, test } from 'vitest';
import { blankLine, type LineDraft } from '../document-draft.ts';
import type { LineItem } from '../line-item.ts';
import { choiceOf, recountedIn, salesUnitOf, shownCount, type SoldUnit, writtenIn } from './sold-line.ts';

const carton: SoldUnit = { id: 5, code: 'ctn', name: 'Carton', nameNp: null, own: 24, per: 1 };
const twenty: SoldUnit = { ...carton, own: 20 };
const dozen: SoldUnit = { id: 6, code: 'doz', name: 'Dozen', nameNp: null, own: 12, per: 1 };
const biscuit: LineItem = {
  inventoryType: 'ITEM',
  id: 7,
  code: 'BIS',
  sku: null,
  barcode: null,
  name: 'Biscuit',
  nameNp: null,
  unit: 'pcs',
  unitNp: null,
  salesUnit: { id: 5, code: 'ctn', name: 'Carton', nameNp: null, conversion: 24, own: 24, per: 1 },
  rate: 12.5,
  vatIncluded: false,
  taxable: true,
  taxRate: 13,
};
const line = (changes: Partial<LineDraft> = {}): LineDraft => ({
  ...blankLine(1),
  item: biscuit,
  quantity: '24',
  rate: '12.5',
  ...changes,
});
const inUnit = (one: LineDraft, unit: SoldUnit | null): LineDraft => ({ ...one, ...writtenIn(one, unit) });

test('what nobody has counted yet is one of the unit that is chosen', () => {
  expect(inUnit(line(), carton)).toMatchObject({ quantity: '1', rate: '300', soldIn: carton });
  expect(shownCount(inUnit(line(), carton))).toBe(24);
  expect(inUnit(line(), dozen)).toMatchObject({ quantity: '1', rate: '150' });
  expect(inUnit(line({ quantity: '3' }), carton)).toMatchObject({ quantity: '3', rate: '300' });
});

test.each([
  // Two scans; one scan; as typed with what is free; in another unit; what is no whole number is meant in the unit.
  [{ quantity: '48' }, carton, { quantity: '2', rate: '300', count: 48 }],
  [{ quantity: '24' }, carton, { quantity: '1', rate: '300', count: 24 }],
  [{ quantity: '240', freeQuantity: '24' }, carton, { quantity: '10', freeQuantity: '1', rate: '300', count: 264 }],
  [{ quantity: '48' }, dozen, { quantity: '4', rate: '150', count: 48 }],
  [{ quantity: '2' }, carton, { quantity: '2', rate: '300', count: 48 }],
  [{ quantity: '30', freeQuantity: '24' }, carton, { quantity: '30', freeQuantity: '24', count: 1296 }],
  [{ quantity: '2', soldIn: carton, rate: '300' }, dozen, { quantity: '2', rate: '150', count: 24 }],
] as const)('at the counter %o is recounted', (changes, unit, { count, ...expected }) => {
  const before = line(changes);
  const after = { ...before, ...recountedIn(before, unit) };
  expect(after).toMatchObject({ ...expected, soldIn: unit });
  expect(shownCount(after)).toBe(count);
});

test('a carton that counts otherwise by now is another choice, and is taken at the rate that was agreed', () => {
  const kept = line({ quantity: '2', rate: '289.99', soldIn: carton, rateIs: 'KEPT' });
  expect(choiceOf(twenty)).not.toBe(choiceOf(carton));
  const anew = inUnit(kept, twenty);
  expect(anew).toMatchObject({ quantity: '2', rate: '289.99', rateIs: 'KEPT', soldIn: twenty });
  expect(shownCount(anew)).toBe(40);
});

test('a typed rate comes back as it was typed, however often the unit is changed', () => {
  const typed = line({ quantity: '2', rate: '1000', soldIn: carton, rateIs: 'TYPED' });
  const piece = inUnit(typed, null);
  expect(piece).toMatchObject({ rate: '41.67', rateIs: 'TYPED' });
  expect(inUnit(piece, dozen).rate).toBe('500');
  expect(inUnit(inUnit(piece, dozen), carton).rate).toBe('1000');
  // What is typed in between is what counts then.
  expect(inUnit({ ...piece, rate: '42' }, carton).rate).toBe('1008');
});

test('the usual unit counts as the server says, as soon as that is known', () => {
  const own = { id: 1, code: 'doz', name: 'Dozen', nameNp: null, own: 1, per: 1, isSalesUnit: false };
  const piece = { id: 2, code: 'pcs', name: 'Piece', nameNp: null, own: 1, per: 12, isSalesUnit: true };
  const twelfth = { id: 2, code: 'pcs', name: 'Piece', nameNp: null, conversion: 0.0833, own: 1, per: 12 };
  const cut = { ...biscuit, salesUnit: twelfth };
  expect(salesUnitOf(cut, null), 'without a line').toMatchObject({ id: 2, code: 'pcs', own: 1, per: 12 });
  // Twelve pieces are a dozen, at the price of one, where nobody can be asked.
  const sold = line({ item: cut, quantity: '12', rate: '1200' });
  const written = { ...sold, ...writtenIn(sold, salesUnitOf(cut, null)) };
  expect(written.rate).toBe('100');
  expect(shownCount(written)).toBe(1);
  // Three scans of a twelfth.
  const scanned = line({ item: cut, quantity: '0.2499', rate: '1200' });
  expect(recountedIn(scanned, salesUnitOf(cut, null))).toMatchObject({ quantity: '3', rate: '100' });
  expect(salesUnitOf(cut, [own, piece])).toMatchObject({ id: 2, own: 1, per: 12 });
  expect(salesUnitOf({ ...biscuit, salesUnit: null }, [own, piece]), 'of a stored line').toMatchObject({ id: 2 });
  expect(salesUnitOf(biscuit, [{ ...own, isSalesUnit: true }]), 'its own unit').toBeNull();
});
