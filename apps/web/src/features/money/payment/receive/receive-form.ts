import type { Answer } from '@bahi/contract/endpoint';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';
import { receiveForm, settlementForm } from '@bahi/contract/money/payment/payment-form';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import {
  addPaisa,
  type Paisa,
  rupeesFromPaisa,
  subtractPaisa,
  sumPaisa,
  zeroPaisa,
  paisaOf,
} from '@bahi/domain/numbers/money';
import { spreadPayments } from '@bahi/domain/posting/cash/payment-spread';
import { ApiError } from '../../../../platform/api-error.ts';
import {
  judgeRows,
  type PaymentValues,
  type SettlementDetail,
  refuseRow,
  refuseSmall,
  newRow,
  rowsOf,
  typedPaisa,
  beforeKey,
} from '../payment-form.ts';

export type OpenDocument = Answer<typeof paymentContract.openDocuments>['rows'][number];
export type ReceiveBounds = {
  documents: readonly OpenDocument[];
  advanceAmount: number;
  todayAD: string;
  /** There are several outlets, and nobody has said yet which. */
  needsOutlet: boolean;
  /** Amounts are chosen for the documents; else the oldest come first. */
  isChosen: boolean;
};
type Typed = NonNullable<PaymentValues['allocations']>;
type Row = { paymentMode: string | number; paymentAmount: string | number };

/** How the payments go onto documents: what each document gets, which row pays which, and what is left over of each row. */
export function spreadRows(rows: readonly Row[], openAmounts: readonly Paisa[]) {
  // As the server does it: advances and tax first, for what is left over of them could go nowhere.
  const order = rows
    .map((row, position) => ({
      position,
      isFirst: row.paymentMode === 'ADVANCE' || row.paymentMode === 'TDS',
      amount: typedPaisa(row.paymentAmount),
    }))
    .toSorted((left, right) => Number(right.isFirst) - Number(left.isFirst));
  const spread = spreadPayments(
    order.map((row) => row.amount),
    openAmounts,
  );
  const allocations = spread.allocations.map((allocation) => ({
    ...allocation,
    row: order[allocation.payment]?.position ?? 0,
  }));
  return {
    allocations,
    ofDocument: openAmounts.map((_open, document) =>
      sumPaisa(
        allocations.filter((allocation) => allocation.document === document).map((allocation) => allocation.amount),
      ),
    ),
    leftOver: rows.map((_row, position) => {
      const turn = order.findIndex((one) => one.position === position);
      return spread.leftOver[turn] ?? zeroPaisa;
    }),
  };
}

/** What each document takes at most: what was chosen for it, or without a choice its due. */
export function openAmountsOf(
  documents: readonly OpenDocument[],
  chosen: readonly { amount?: string | number | null | undefined }[] | null,
): Paisa[] {
  return documents.map((document, position) =>
    chosen === null ? paisaOf(document.dueAmount) : typedPaisa(chosen[position]?.amount),
  );
}

/** The rules of the form, with the bounds that the customer's documents and advance give. */
export function receiveFormFor({ documents, advanceAmount, todayAD, needsOutlet, isChosen }: ReceiveBounds) {
  return receiveForm.superRefine((form, context) => {
    const rows = form.paymentLedgerDetailRequestDtoList;
    if (needsOutlet && form.outletId === null)
      context.addIssue({ code: 'custom', path: ['outletId'], message: 'common.isRequired' });
    judgeRows(rows, { advanceAmount, todayAD }, context);
    const openAmounts = openAmountsOf(documents, isChosen ? (form.allocations ?? []) : null);
    const { allocations, leftOver } = spreadRows(rows, openAmounts);
    rows.forEach((row, position) => {
      const paid = allocations
        .filter((allocation) => allocation.row === position)
        .map((allocation) => documents[allocation.document]);
      const early = paid.find((document) => document !== undefined && row.paymentDate < document.payableFromAD);
      if (early !== undefined) refuseRow(context, position, 'paymentDate', beforeKey(early));
      if (row.paymentMode === 'ADVANCE' && (leftOver[position] ?? 0) > 0)
        refuseRow(context, position, 'paymentAmount', 'payment.advanceAbove');
    });
    refuseSmall(
      rows.map((row) => typedPaisa(row.paymentAmount)),
      openAmountsOf(documents, null),
      allocations.map((allocation) => ({ ...allocation, payment: allocation.row })),
      context,
    );
    if (!isChosen) return;
    openAmounts.forEach((open, position) => {
      if (open > paisaOf(documents[position]?.dueAmount ?? 0))
        context.addIssue({ code: 'custom', path: ['allocations', position, 'amount'], message: 'payment.aboveDue' });
    });
    if (sumPaisa(openAmounts) > typedPaisa(form.totalPayingAmount))
      context.addIssue({ code: 'custom', path: ['totalPayingAmount'], message: 'payment.allocationsAbove' });
  });
}

/** What the form begins with: of a receipt, what it is; else one payment in cash today. */
export function receiveValues(start: {
  receipt: SettlementDetail | undefined;
  customerId: number | null;
  outletId: number | null;
  todayAD: string;
}): PaymentValues {
  const { receipt, customerId, outletId, todayAD } = start;
  if (receipt !== undefined) return valuesOfRecord(settlementForm, { ...rowsOf(receipt), ...ofCustomer });
  return newValues(settlementForm, {
    ...ofCustomer,
    customerId: customerId ?? '',
    outletId: outletId ?? '',
    paymentLedgerDetailRequestDtoList: [newRow(todayAD, '')],
    totalPayingAmount: '0',
  });
}

/** A receipt is on no one document; what goes onto which of several is asked once they are known. */
const ofCustomer = { componentType: undefined, componentEntityId: undefined, allocations: [] };

/** The documents as a receipt that is edited finds them: what it paid on them is due again. */
export function withOwnAllocations(
  documents: readonly OpenDocument[],
  receipt: SettlementDetail | undefined,
): OpenDocument[] {
  return documents.map((document) => {
    const own = receipt?.allocations.find((allocation) => isSame(allocation, document));
    if (own === undefined) return document;
    return { ...document, dueAmount: rupeesFromPaisa(addPaisa(paisaOf(document.dueAmount), paisaOf(own.amount))) };
  });
}

/** A field for each document: what was typed for it so far, or what the receipt paid of it. */
export function allocationsFor(
  documents: readonly OpenDocument[],
  typed: Typed,
  receipt: SettlementDetail | undefined,
): Typed {
  return documents.map(({ componentType, componentEntityId }) => {
    const ref = { componentType, componentEntityId };
    const before = typed.find(
      (allocation) => allocation.componentType === componentType && allocation.componentEntityId === componentEntityId,
    );
    const own = receipt?.allocations.find((allocation) => isSame(allocation, ref));
    return before ?? { ...ref, amount: own === undefined ? '' : String(own.amount) };
  });
}

/** The advance that there is for a receipt: without what it left over itself, and with what it drew. */
export function advanceFor(held: number, receipt: SettlementDetail | undefined, drawn: Paisa): number {
  if (receipt === undefined) return held;
  const others = subtractPaisa(paisaOf(held), paisaOf(receipt.advanceAmount));
  return Math.max(0, rupeesFromPaisa(addPaisa(others, drawn)));
}

/** What is sent; `sentFrom` says for each allocation that is sent where it stands in the form. */
export function bodyOf(values: PaymentValues, isChosen: boolean): { body: PaymentValues; sentFrom: number[] } {
  const { allocations = [], ...rest } = values;
  const sentFrom = allocations.flatMap((allocation, position) => (typedPaisa(allocation.amount) > 0 ? [position] : []));
  const sent = sentFrom.flatMap((position) => {
    const allocation = allocations[position];
    return allocation === undefined ? [] : [allocation];
  });
  return { body: { ...rest, ...(isChosen ? { allocations: sent } : {}) }, sentFrom };
}

/** A refusal of the server with its fields where they stand in the form: at the amount of the document it is about. */
export function inForm(error: unknown, sentFrom: readonly number[]): unknown {
  if (!(error instanceof ApiError)) return error;
  const fields = error.fields.map(({ field, message }) => {
    const position = sentFrom[Number(/^allocations\.(\d+)\./.exec(field)?.[1] ?? '-1')];
    return { field: position === undefined ? field : `allocations.${position}.amount`, message };
  });
  return new ApiError({ status: error.status, code: error.code, message: error.message, fields });
}

type Ref = { componentType: string | number; componentEntityId: number };

function isSame(one: Ref, other: Ref): boolean {
  return one.componentType === other.componentType && one.componentEntityId === other.componentEntityId;
}
