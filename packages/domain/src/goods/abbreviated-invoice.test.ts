import { expect, test } from 'vitest';
import { asPaisa, zeroPaisa } from '../numbers/money.ts';
import { type Abbreviable, isAbbreviated } from './abbreviated-invoice.ts';

const sale: Abbreviable = {
  isPermitted: true,
  taxable: asPaisa(1_000_000),
  shipping: zeroPaisa,
  buyerPan: null,
  isExport: false,
};

test('who has the permission may abbreviate up to Rs 10,000 before VAT, and not a paisa more', () => {
  expect(isAbbreviated(sale)).toBe(true);
  expect(isAbbreviated({ ...sale, taxable: asPaisa(1_000_001) })).toBe(false);
  expect(isAbbreviated({ ...sale, isPermitted: false })).toBe(false);
});

test('who has a PAN gets a full one, as do exports, what is sent, and what bears no VAT', () => {
  const others: Partial<Abbreviable>[] = [
    { buyerPan: '301234567' },
    { isExport: true },
    { shipping: asPaisa(100) },
    { taxable: zeroPaisa },
  ];
  expect(others.filter((other) => isAbbreviated({ ...sale, ...other }))).toEqual([]);
});
