import { newValues, valuesOfRecord } from '@bahi/contract/form-values';
import { paymentRow, settlementForm } from '@bahi/contract/money/payment/payment-form';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';
import type { DocumentKind } from '@bahi/domain/document-kinds';
import {
  addPaisa,
  type Paisa,
  parseRupees,
  rupeesFromPaisa,
  subtractPaisa,
  zeroPaisa,
  paisaOf,
} from '@bahi/domain/numbers/money';
import { type SpreadAllocation, spreadPayments, tooSmallPayments } from '@bahi/domain/posting/cash/payment-spread';

export type PaymentSummary = Answer<typeof paymentContract.ofComponent>;
export type PaymentRow = PaymentSummary['paymentLedgerDetailResponseDtoList'][number];
export type SettlementRow = Answer<typeof paymentContract.listSettlements>['rows'][number];
export type SettlementDetail = Answer<typeof paymentContract.getSettlement>;
/** Whose payments these are. */
export type PaymentComponent = {
  type: DocumentKind;
  id: number;
  /** What it is called by: its number or its heading. */
  number: string | null;
  /** Neither draft nor cancelled: only then payments are taken. */
  isActive: boolean;
};
export type PaymentValues = z.input<typeof settlementForm>;
export type PaymentBounds = Pick<PaymentSummary, 'billDateAD' | 'payableFromAD' | 'dueAmount' | 'advanceAmount'> & {
  todayAD: string;
};

type JudgedRow = { paymentMode: string; paymentDate: string; paymentAmount: number };

/**
 * The rules of the form, with the bounds that this document gives: not before its date, not above what is due, and not
 * more out of the advance than there is.
 */
export function paymentFormFor({ dueAmount, advanceAmount, todayAD, ...document }: PaymentBounds) {
  return settlementForm.superRefine((form, context) => {
    const rows = form.paymentLedgerDetailRequestDtoList;
    judgeRows(rows, { advanceAmount, todayAD }, context);
    rows.forEach(({ paymentDate }, position) => {
      if (paymentDate < document.payableFromAD) refuseRow(context, position, 'paymentDate', beforeKey(document));
    });
    const amounts = rows.map((row) => typedPaisa(row.paymentAmount));
    const dues = [paisaOf(dueAmount)];
    refuseSmall(amounts, dues, spreadPayments(amounts, dues).allocations, context);
    if (form.totalPayingAmount <= dueAmount) return;
    // Of one payment it is said at its amount, where it is mended; of several, at their sum.
    if (rows.length === 1) refuseRow(context, 0, 'paymentAmount', 'payment.aboveDue');
    else context.addIssue({ code: 'custom', path: ['totalPayingAmount'], message: 'payment.aboveDue' });
  });
}

/** Of a bill of another program, what was paid before it was taken over is in the books of before. */
export function beforeKey({ billDateAD, payableFromAD }: Pick<PaymentBounds, 'billDateAD' | 'payableFromAD'>) {
  return payableFromAD > billDateAD ? 'payment.beforeOpening' : 'payment.beforeBill';
}

/** What holds for each row of every receipt: not in the future, and not more out of the advance than there is. */
export function judgeRows(
  rows: readonly JudgedRow[],
  { advanceAmount, todayAD }: Pick<PaymentBounds, 'advanceAmount' | 'todayAD'>,
  context: z.core.$RefinementCtx,
): void {
  let advanceLeft = paisaOf(advanceAmount);
  rows.forEach(({ paymentMode, paymentDate, paymentAmount }, position) => {
    if (paymentDate > todayAD) refuseRow(context, position, 'paymentDate', 'common.dateFuture');
    if (paymentMode !== 'ADVANCE') return;
    advanceLeft = subtractPaisa(advanceLeft, typedPaisa(paymentAmount));
    if (advanceLeft < 0) refuseRow(context, position, 'paymentAmount', 'payment.advanceMissing');
  });
}

/** Less than a rupee is refused, unless it settles a document. */
export function refuseSmall(
  amounts: readonly Paisa[],
  dues: readonly Paisa[],
  allocations: readonly SpreadAllocation[],
  context: z.core.$RefinementCtx,
): void {
  for (const position of tooSmallPayments(amounts, dues, allocations))
    refuseRow(context, position, 'paymentAmount', 'common.aboveZero');
}

/** Says at a field of a row what is wrong with it. */
export function refuseRow(
  context: z.core.$RefinementCtx,
  position: number,
  field: 'paymentDate' | 'paymentAmount',
  message: string,
): void {
  context.addIssue({ code: 'custom', path: ['paymentLedgerDetailRequestDtoList', position, field], message });
}

/** One payment of all that is due, today and in cash. */
export function paymentValuesFor(
  component: Pick<PaymentComponent, 'type' | 'id'>,
  { dueAmount, todayAD }: Pick<PaymentBounds, 'dueAmount' | 'todayAD'>,
): PaymentValues {
  return newValues(settlementForm, {
    ...ofDocument,
    componentEntityId: component.id,
    componentType: component.type,
    paymentLedgerDetailRequestDtoList: [newRow(todayAD, String(dueAmount))],
    totalPayingAmount: String(dueAmount),
  });
}

/** A payment in cash, as its row begins. */
export function newRow(todayAD: string, paymentAmount: string) {
  return newValues(paymentRow, { paymentMode: 'CASH', paymentDate: todayAD, paymentAmount });
}

/** A settlement on one document as its form begins: the payments as they stand. */
export function valuesOfSettlement(
  settlement: SettlementDetail,
  { componentType, componentEntityId }: SettlementDetail['allocations'][number],
): PaymentValues {
  return valuesOfRecord(settlementForm, { ...rowsOf(settlement), ...ofDocument, componentType, componentEntityId });
}

/** Whose the payments on one document are and where, the document says. */
const ofDocument = { customerId: undefined, outletId: undefined, allocations: undefined };

/** A settlement with its payments as rows of its form. */
export function rowsOf(settlement: SettlementDetail) {
  return {
    ...settlement,
    paymentLedgerDetailRequestDtoList: settlement.paymentLedgerDetailResponseDtoList.map((row) =>
      valuesOfRecord(paymentRow, {
        ...row,
        paymentAmount: String(row.paymentAmount),
        chequeNumber: row.cheque?.number ?? null,
        chequeBank: row.cheque?.bank ?? null,
        chequeDate: chequeDayOf(row),
      }),
    ),
    totalPayingAmount: String(settlement.totalAmount),
  };
}

/** The day on a cheque where it is another than that of its payment, which it follows otherwise. */
function chequeDayOf({ cheque, paymentDate }: Pick<PaymentRow, 'cheque' | 'paymentDate'>): string | null {
  return cheque === null || cheque.chequeDateAD === paymentDate ? null : cheque.chequeDateAD;
}

type Amounts = readonly { paymentAmount: string | number }[];

/** The sum of what the rows hold so far; what cannot be read counts as nothing. */
export function sumOf(rows: Amounts): Paisa {
  return rows.reduce((sum, { paymentAmount }) => addPaisa(sum, typedPaisa(paymentAmount)), zeroPaisa);
}

/** As it is sent. */
export function sumText(rows: Amounts): string {
  return String(rupeesFromPaisa(sumOf(rows)));
}

/** An amount as it stands in a field; what cannot be read counts as nothing. */
export function typedPaisa(text: string | number | null | undefined): Paisa {
  return parseRupees(String(text ?? '')) ?? zeroPaisa;
}

/**
 * What the first row of money is after the tax beside it changed, and where that is: the tax comes off it, and what rows
 * that came to the due leave of it now is given back. Null where it stays.
 */
export function moneyBesideTax(
  rows: readonly { paymentMode: unknown; paymentAmount: string | number }[],
  { due, before }: { due: Paisa; before: Paisa },
): { position: number; amount: Paisa } | null {
  const left = subtractPaisa(due, sumOf(rows));
  const position = rows.findIndex(({ paymentMode }) => paymentMode !== 'TDS' && paymentMode !== 'ADVANCE');
  const amount = addPaisa(typedPaisa(rows[position]?.paymentAmount), left);
  const isMoved = left < 0 || (left > 0 && before === due);
  return due > 0 && position >= 0 && isMoved && amount > 0 ? { position, amount } : null;
}
