import { asPaisa, formatRupees, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankLine, type HeadDraft, type LineDraft, linesOf, newHead } from './document-draft.ts';
import { totalOfDraft } from './draft-total.ts';
import type { LineItem } from './line-item.ts';
import { wireLine } from './wire-draft.ts';

const dal: LineItem = {
  inventoryType: 'ITEM',
  id: 7,
  code: 'DAL',
  sku: null,
  barcode: null,
  name: 'Musuro Dal',
  nameNp: 'मुसुरो दाल',
  unit: 'kg',
  unitNp: 'के.जी.',
  salesUnit: null,
  rate: 100,
  vatIncluded: false,
  taxable: true,
  taxRate: 13,
};
const rice: LineItem = { ...dal, id: 8, code: 'RICE', taxable: false, taxRate: 0 };

describe('what a bill comes to while it is written', () => {
  test('is its lines with their VAT, to the paisa', () => {
    const { total, lineAmounts, problems } = totalOf([line(1, dal, '3', '33.33'), line(2, rice, '0.5', '45.05')]);
    expect(problems.size).toBe(0);
    expect(lineAmounts.get(1), '3 × 33.33').toBe(9_999);
    expect(lineAmounts.get(2), 'half of 45.05, half up').toBe(2_253);
    expect(total?.taxableAmount).toBe(9_999);
    expect(total?.exemptAmount).toBe(2_253);
    expect(total?.vat, '13 % of 99.99 is 12.9987').toBe(1_300);
    expect(total?.grandTotal).toBe(13_552);
  });

  test('is the price itself where the price includes VAT', () => {
    const { total } = totalOf([line(1, { ...dal, vatIncluded: true }, '1', '226')]);
    expect(total?.grandTotal).toBe(22_600);
    expect(total?.vat).toBe(2_600);
  });

  test('has no VAT in the shop of a seller who is not registered', () => {
    const { total } = totalOf([line(1, dal, '2', '100')], {}, { ...seller, vatRegistered: false });
    expect(total?.vat).toBe(0);
    expect(total?.grandTotal).toBe(20_000);
  });

  test('takes the discount of the bill off before VAT, and adds what shipping costs', () => {
    const lines = [line(1, dal, '1', '505')];
    const { total } = totalOf(lines, { discount: '10', shippingCharge: '45.50' });
    expect(total?.documentDiscount).toBe(5_050);
    expect(total?.taxableAmount, '505 − 50.50 + 45.50').toBe(50_000);
    expect(formatRupees(total?.grandTotal ?? zeroPaisa, 'ne')).toBe('५६५.००');
  });

  test('is the same whether its numbers were typed in Nepali or in Latin digits', () => {
    const typed = totalOf([line(1, dal, '२.५', '९९.९९')]);
    expect(typed.total?.grandTotal).toBe(totalOf([line(1, dal, '2.5', '99.99')]).total?.grandTotal);
  });
});

test('the bill of another says what of it is taxed, whether its rates are with VAT, and how it was rounded', () => {
  const lines = [line(1, dal, '2', '113'), { ...line(2, dal, '1', '50'), isTaxed: false }];
  const { total } = totalOfDraft(
    { head: newHead('2026-07-20', null), lines },
    {
      rules: { vatRegistered: true, allowsFreeLines: true, roundsToRupee: false },
      taxOf: ({ item, isTaxed }) => item && { ...item, taxable: item.taxable && isTaxed, vatIncluded: true },
      statedRounding: asPaisa(-40),
    },
  );
  expect([total?.taxableAmount, total?.exemptAmount, total?.vat]).toEqual([20_000, 5_000, 2_600]);
  expect(total?.grandTotal, '226 + 50 − 0.40').toBe(27_560);
});

describe('a line with a mistake', () => {
  test('is named at its place, and the other lines still add up', () => {
    const { total, problems } = totalOf([
      line(1, dal, '1', '100'),
      line(2, dal, '0', '100'),
      { ...blankLine(3), quantity: '4', rate: '10' },
      { ...line(4, dal, '1', '100'), discountType: '2', discount: '100.01' },
      { ...line(5, dal, '1', '100'), discount: '101' },
    ]);
    expect([...problems.keys()].toSorted()).toEqual(['2.quantity', '3.item', '4.discount', '5.discount']);
    expect(problems.get('4.discount')).toBe('goodsLines.discountAboveLine');
    expect(total?.grandTotal).toBe(11_300);
  });

  test('of which nothing was written yet is none', () => {
    const { total, problems } = totalOf([blankLine(1)]);
    expect(problems.size).toBe(0);
    expect(total).toBeNull();
  });

  test('does not hide that the discount of the bill is above its lines', () => {
    const { total, problems } = totalOf([line(1, rice, '1', '100')], { discountType: '2', discount: '100.01' });
    expect(problems.get('discount')).toBe('goodsLines.discountAboveTotal');
    expect(total?.grandTotal, 'without the discount').toBe(10_000);
  });
});

test('lines and bill add up to the paisa, whatever is sold at whatever discount', () => {
  const amount = fc.integer({ min: 1, max: 9_999_999 }).map((paisa) => String(paisa / 100));
  const anyLine = fc.record({
    item: fc.constantFrom(dal, rice, { ...dal, vatIncluded: true }),
    quantity: fc.integer({ min: 1, max: 99_999 }).map((hundredths) => String(hundredths / 100)),
    rate: amount,
    discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => String(hundredths / 100)),
  });
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 100 }),
      (sold, percent) => {
        const lines = sold.map(({ item, ...typed }, at) => ({ ...line(at + 1, item, '', ''), ...typed }));
        const { total, lineAmounts, problems } = totalOf(lines, { discount: String(percent) });
        expect(problems.size).toBe(0);
        if (total === null) throw new Error('nothing was counted');
        expect(sumPaisa([...lineAmounts.values()])).toBe(total.subTotal);
        expect(total.subTotal - total.documentDiscount).toBe(total.taxableAmount + total.exemptAmount);
        expect(total.grandTotal).toBe(total.taxableAmount + total.exemptAmount + total.vat);
        const [first] = lineAmounts.values();
        expect(first).toBeGreaterThanOrEqual(asPaisa(0));
      },
    ),
  );
});

test('a line of rate 0 is a mistake, but where the business gives goods away', () => {
  const lines = [line(1, dal, '10', '100'), line(2, dal, '1', '0')];
  const refused = totalOf(lines);
  expect([...refused.problems]).toEqual([['2.rate', 'goodsLines.rateNotPositive']]);
  const given = totalOf(lines, {}, { ...seller, allowsFreeLines: true });
  expect(given.problems.size).toBe(0);
  expect([given.lineAmounts.get(2), given.total?.grandTotal]).toEqual([0, 113_000]);
  const empty = totalOf([line(1, dal, '1', '')], {}, { ...seller, allowsFreeLines: true });
  expect([...empty.problems], 'an empty rate is not given away').toEqual([['1.rate', 'common.isRequired']]);
});

test('a stored draft is written on without losing anything of its lines', () => {
  const stored = {
    id: 5,
    inventoryType: 'ITEM' as const,
    itemLedgerDetailId: 7,
    serviceId: null,
    code: 'DAL',
    particulars: 'Musuro Dal',
    particularsNp: null,
    hsCode: null,
    unit: 'kg',
    unitNp: null,
    quantity: 2.5,
    rate: 99.5,
    vatIncluded: false,
    taxable: true,
    taxRate: 13,
    discountType: '2' as const,
    discount: 10.05,
    discountAmount: 10.05,
    netAmount: 238.7,
    remarks: 'Serial 4711',
  };
  const [drafted, blank] = linesOf({ lines: [stored] });
  if (drafted === undefined) throw new Error('the line is gone');
  expect(blank).toEqual(blankLine(2));
  expect(wireLine(drafted)).toEqual({
    inventoryType: 'ITEM',
    itemLedgerDetailId: 7,
    serviceId: null,
    quantity: '2.5',
    rate: '99.5',
    discountType: '2',
    discount: '10.05',
    remarks: 'Serial 4711',
  });
});

function line(key: number, item: LineItem, quantity: string, rate: string): LineDraft {
  return { ...blankLine(key), item, quantity, rate };
}

const seller = { vatRegistered: true, allowsFreeLines: false, roundsToRupee: false };

function totalOf(lines: readonly LineDraft[], head: Partial<HeadDraft> = {}, rules = seller) {
  return totalOfDraft(
    { head: { ...newHead('2026-07-20', null), ...head }, lines: [...lines] },
    {
      rules,
      taxOf: ({ item }) => item,
    },
  );
}
