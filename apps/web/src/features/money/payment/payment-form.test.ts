import { describe, expect, test } from 'vitest';
import { asPaisa } from '@bahi/domain/numbers/money';
import { moneyBesideTax, paymentFormFor, paymentValuesFor, sumOf, sumText } from './payment-form.ts';

const bounds = {
  billDateAD: '2026-07-10',
  payableFromAD: '2026-07-10',
  dueAmount: 565.05,
  advanceAmount: 100,
  todayAD: '2026-07-20',
};

describe('a payment on one bill', () => {
  test('begins with all that is due, today and in cash, and is right as it stands', () => {
    const values = paymentValuesFor({ type: 'INVOICE', id: 11 }, bounds);
    expect(values.totalPayingAmount).toBe('565.05');
    expect(paymentFormFor(bounds).safeParse(values).success).toBe(true);
  });

  test('is refused at its amount when it is above what is due, even by a paisa', () => {
    expect(refusalsOf([{ paymentAmount: '565.06' }])).toEqual([`${row(0)}.paymentAmount payment.aboveDue`]);
  });

  test('of several rows is refused at their sum, for none of them is too much alone', () => {
    const rows = [{ paymentAmount: '300' }, { paymentAmount: '265.06' }];
    expect(refusalsOf(rows)).toEqual(['totalPayingAmount payment.aboveDue']);
  });

  test('draws no more of the advance than there is, over all its rows', () => {
    const drawn = [
      { paymentMode: 'ADVANCE', paymentAmount: '60' },
      { paymentMode: 'ADVANCE', paymentAmount: '40.01' },
    ];
    expect(refusalsOf(drawn)).toEqual([`${row(1)}.paymentAmount payment.advanceMissing`]);
  });

  test('is neither before the bill nor in the future', () => {
    expect(refusalsOf([{ paymentDate: '2026-07-09' }])).toEqual([`${row(0)}.paymentDate payment.beforeBill`]);
    expect(refusalsOf([{ paymentDate: '2026-07-21' }])).toEqual([`${row(0)}.paymentDate common.dateFuture`]);
  });

  test('of less than a rupee is taken only where it is all that is left', () => {
    expect(refusalsOf([{ paymentAmount: '0.99' }])).toEqual([`${row(0)}.paymentAmount common.aboveZero`]);
    expect(refusalsOf([{ paymentAmount: '0.99' }], { dueAmount: 0.99 })).toEqual([]);
  });
});

describe('the sum below the amounts', () => {
  test('is exact where floating numbers are not', () => {
    expect(sumText([{ paymentAmount: '0.1' }, { paymentAmount: '0.2' }])).toBe('0.3');
  });

  test('reads Nepali digits, and counts what is not yet a number as nothing', () => {
    expect(sumOf([{ paymentAmount: '१००.५०' }, { paymentAmount: '' }, { paymentAmount: '12a' }])).toBe(10_050);
  });
});

type Row = { paymentMode?: string; paymentDate?: string; paymentAmount?: string };

function row(position: number): string {
  return `paymentLedgerDetailRequestDtoList.${position}`;
}

/** What the form says of these payments, each with its place. */
function refusalsOf(rows: readonly Row[], changed: Partial<typeof bounds> = {}): string[] {
  const payments = rows.map((one) => ({
    paymentMode: 'CASH',
    paymentDate: '2026-07-15',
    paymentAmount: '100',
    ...one,
  }));
  const parsed = paymentFormFor({ ...bounds, ...changed }).safeParse({
    componentEntityId: 11,
    componentType: 'INVOICE',
    paymentLedgerDetailRequestDtoList: payments,
    totalPayingAmount: sumText(payments),
    remarks: '',
  });
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}

describe('the money beside tax', () => {
  const due = asPaisa(10_000);
  const rows = (money: string, tax: string) => [
    { paymentMode: 'CASH', paymentAmount: money },
    { paymentMode: 'TDS', paymentAmount: tax },
  ];

  test('is less by the tax, and more again when the tax becomes less', () => {
    expect(moneyBesideTax(rows('100', '15'), { due, before: due })).toEqual({ position: 0, amount: 8500 });
    expect(moneyBesideTax(rows('85', '1.50'), { due, before: due })).toEqual({ position: 0, amount: 9850 });
  });

  test('stays where less than the due was meant, or where it is not enough', () => {
    expect(moneyBesideTax(rows('50', '1.50'), { due, before: asPaisa(6500) })).toBeNull();
    expect(moneyBesideTax(rows('10', '105'), { due, before: due })).toBeNull();
  });
});
