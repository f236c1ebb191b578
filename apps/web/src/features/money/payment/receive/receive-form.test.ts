import { asPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SettlementDetail } from '../payment-form.ts';
import {
  advanceFor,
  type OpenDocument,
  type ReceiveBounds,
  receiveFormFor,
  spreadRows,
  withOwnAllocations,
} from './receive-form.ts';

const today = '2026-07-20';

const row = 'paymentLedgerDetailRequestDtoList.0';
const bill: OpenDocument = {
  componentType: 'INVOICE',
  componentEntityId: 11,
  code: 'INV-1',
  billDateAD: '2026-07-10',
  payableFromAD: '2026-07-10',
  billDateBS: '2083-03-26',
  dueDateAD: '2026-07-10',
  dueDateBS: '2083-03-26',
  totalAmount: 1_130.07,
  dueAmount: 1_130.07,
};
/** It paid 300.05 of the bill, and left 20 rupees over. */
const receipt: SettlementDetail = {
  id: 3,
  number: 'RCT-3',
  kind: 'RECEIVED',
  customerId: 5,
  vendorId: null,
  customerName: 'Ganesh Kirana',
  customerNameNp: null,
  receivedDateAD: today,
  receivedDateBS: '2083-04-04',
  totalAmount: 320.05,
  modeAmount: 320.05,
  advanceAmount: 20,
  modes: ['CASH'],
  remarks: null,
  receivedBy: 'Sita',
  isActive: true,
  deleteReason: null,
  isEditable: true,
  version: 1,
  outletId: 1,
  partyPhone: '9812345678',
  paymentLedgerDetailResponseDtoList: [],
  allocations: [{ ...bill, amount: 300.05 }],
};

describe('money received from a customer', () => {
  test('settles the oldest bill first, and what is left over is their advance', () => {
    const spread = spreadRows([cash('100'), cash('60.50')], [asPaisa(12_000), asPaisa(3_000)]);
    expect(spread.ofDocument).toEqual([12_000, 3_000]);
    expect(spread.leftOver).toEqual([0, 1_050]);
  });

  test('is counted in Nepali digits as in Latin ones', () => {
    expect(spreadRows([cash('१,२३४.५०')], [asPaisa(200_000)]).ofDocument).toEqual([123_450]);
  });

  test('draws the advance before the cash, for what is left over of an advance could go nowhere', () => {
    const spread = spreadRows([cash('100'), { paymentMode: 'ADVANCE', paymentAmount: '80' }], [asPaisa(10_000)]);
    expect(spread.leftOver).toEqual([8_000, 0]);
  });

  test('is not lost by a paisa, however many payments and bills there are', () => {
    const paisa = fc.integer({ min: 0, max: 10_000_000 });
    const row = fc.record({
      paymentMode: fc.constantFrom('CASH', 'ADVANCE'),
      paymentAmount: paisa.map((amount) => String(amount / 100)),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), fc.array(paisa.map(asPaisa), { maxLength: 6 }), (rows, dues) => {
        const { ofDocument, leftOver } = spreadRows(rows, dues);
        const paid = rows.reduce((sum, { paymentAmount }) => sum + Math.round(Number(paymentAmount) * 100), 0);
        expect(sumPaisa(ofDocument) + sumPaisa(leftOver)).toBe(paid);
        ofDocument.forEach((amount, at) => expect(amount).toBeLessThanOrEqual(dues[at] ?? 0));
        const isAllSettled = ofDocument.every((amount, at) => amount === dues[at]);
        expect(sumPaisa(leftOver) === 0 || isAllSettled, 'nothing is left over while something is due').toBe(true);
      }),
    );
  });
});

describe('the form of a receipt refuses', () => {
  test('nothing of a payment that settles a bill to the paisa', () => {
    expect(refusalsOf({}, ['1130.07'])).toEqual([]);
  });

  test('more for a bill than is due of it, and more in all than is paid', () => {
    expect(refusalsOf({ isChosen: true }, ['1200'], { chosen: ['1130.08'] })).toEqual([
      'allocations.0.amount payment.aboveDue',
    ]);
    expect(refusalsOf({ isChosen: true }, ['100'], { chosen: ['100.01'] })).toEqual([
      'totalPayingAmount payment.allocationsAbove',
    ]);
  });

  test('a day before the bill that it pays, and a day to come', () => {
    expect(refusalsOf({}, ['500'], { days: '2026-07-09' })).toEqual([`${row}.paymentDate payment.beforeBill`]);
    expect(refusalsOf({}, ['500'], { days: '2026-07-21' })).toEqual([`${row}.paymentDate common.dateFuture`]);
  });

  test('an advance that is not there, or that no bill takes', () => {
    const advance = (amount: string, advanceAmount: number) =>
      refusalsOf({ advanceAmount }, [amount], { mode: 'ADVANCE' });
    expect(advance('100', 99.99)).toEqual([`${row}.paymentAmount payment.advanceMissing`]);
    expect(advance('1130.08', 5_000)).toEqual([`${row}.paymentAmount payment.advanceAbove`]);
    expect(advance('100', 100)).toEqual([]);
  });

  test('less than a rupee, unless it settles what is left of a bill', () => {
    expect(refusalsOf({}, ['0.50'])).toEqual([`${row}.paymentAmount common.aboveZero`]);
    expect(refusalsOf({ documents: [{ ...bill, dueAmount: 0.5 }] }, ['0.50'])).toEqual([]);
  });

  test('to guess the outlet where there are several', () => {
    expect(refusalsOf({ needsOutlet: true }, ['500'])).toEqual(['outletId common.isRequired']);
  });
});

describe('a receipt that is edited', () => {
  test('finds what it paid of a bill due again', () => {
    const [found, other] = withOwnAllocations([bill, { ...bill, componentEntityId: 12 }], receipt);
    expect(found?.dueAmount).toBe(1_430.12);
    expect(other?.dueAmount, 'and nothing of another bill').toBe(1_130.07);
  });

  test('counts neither its own advance as there, nor what it drew as gone', () => {
    expect(advanceFor(120, receipt, asPaisa(4_550))).toBe(145.5);
    expect(advanceFor(120, undefined, asPaisa(0))).toBe(120);
    expect(advanceFor(5, receipt, asPaisa(0)), 'the rest was drawn meanwhile').toBe(0);
  });
});

function cash(paymentAmount: string) {
  return { paymentMode: 'CASH', paymentAmount };
}

type Paid = { days?: string; mode?: 'CASH' | 'ADVANCE'; chosen?: readonly string[] };

/** What the form says of payments of these amounts on one bill of 1,130.07 rupees, each with its place. */
function refusalsOf(
  bounds: Partial<ReceiveBounds>,
  amounts: readonly string[],
  { days = today, mode = 'CASH', chosen = [] }: Paid = {},
): string[] {
  const form = receiveFormFor({
    documents: [bill],
    advanceAmount: 0,
    todayAD: today,
    needsOutlet: false,
    isChosen: false,
    ...bounds,
  });
  const parsed = form.safeParse({
    customerId: 5,
    outletId: '',
    paymentLedgerDetailRequestDtoList: amounts.map((paymentAmount) => ({
      paymentMode: mode,
      paymentDate: days,
      paymentAmount,
    })),
    totalPayingAmount: String(amounts.reduce((sum, amount) => sum + Number(amount), 0)),
    remarks: '',
    allocations: chosen.map((amount) => ({ componentType: 'INVOICE', componentEntityId: 11, amount })),
  });
  return (parsed.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
}
