import { expect, test } from 'vitest';
import { pageCountOf, pageNumbersInView } from './page-numbers.ts';

test('fewer than ten items are one page, whatever the page size', () => {
  expect([pageCountOf(0, 10), pageCountOf(9, 5), pageCountOf(10, 10), pageCountOf(11, 10)]).toEqual([1, 1, 1, 2]);
});

test('three page numbers are in view, with the current one in the middle where that is possible', () => {
  expect(pageNumbersInView(0, 26)).toEqual([0, 1, 2]);
  expect(pageNumbersInView(7, 26)).toEqual([6, 7, 8]);
  expect(pageNumbersInView(25, 26)).toEqual([23, 24, 25]);
  expect(pageNumbersInView(1, 2)).toEqual([0, 1]);
});
