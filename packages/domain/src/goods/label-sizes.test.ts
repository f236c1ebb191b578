import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LabelSize, labelSizes, moduleWidthOn, pagesOfLabels } from './label-sizes.ts';

const sizes = Object.entries<LabelSize>(labelSizes);

test.each(sizes.filter(([, { isSheet }]) => isSheet))('the labels of %s stand on a sheet of A4', (_name, size) => {
  const { left, top, width, height, columns, rows, gapX, gapY } = size;
  expect(left + columns * width + (columns - 1) * gapX).toBeLessThanOrEqual(210);
  expect(top + rows * height + (rows - 1) * gapY).toBeLessThanOrEqual(297);
});

test.each(sizes)('an EAN-13 can be read from a label of %s', (_name, size) => {
  expect(moduleWidthOn(size, 'EAN-13', 95)).toBeGreaterThanOrEqual(0.25);
});

test('bars of labels from a roll are whole dots of the printer, and a long code is refused where it would be a blur', () => {
  expect(moduleWidthOn(labelSizes.SINGLE_50_25, 'EAN-13', 95)).toBe(0.375);
  expect(moduleWidthOn(labelSizes.SINGLE_38_25, 'EAN-13', 95)).toBe(0.25);
  expect(moduleWidthOn(labelSizes.A4_65, 'CODE-128', 11 * 20 + 35)).toBe(null);
  expect(moduleWidthOn(labelSizes.SINGLE_100_50, 'CODE-128', 11 * 20 + 35)).toBeGreaterThan(0.17);
});

test('a sheet that is begun is used on, and no label is lost or printed twice', () => {
  expect(pagesOfLabels(labelSizes.A4_24, [2, 1], 23)).toEqual([[0, 0], [1]]);
  expect(pagesOfLabels(labelSizes.SINGLE_50_25, [2], 1)).toEqual([[0], [0]]);
  const wish = fc.record({
    name: fc.constantFrom(...sizes.map(([, size]) => size)),
    copies: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 6 }),
    place: fc.nat(64),
  });
  fc.assert(
    fc.property(wish, ({ name: size, copies, place }) => {
      const perPage = size.columns * size.rows;
      const startAt = 1 + (place % perPage);
      const pages = pagesOfLabels(size, copies, startAt);
      const printed = pages.flat();
      expect(copies.map((_, position) => printed.filter((one) => one === position).length)).toEqual(copies);
      expect(pages[0]?.length).toBeLessThanOrEqual(perPage - startAt + 1);
      expect(pages.every((page) => page.length > 0 && page.length <= perPage)).toBe(true);
    }),
  );
});
