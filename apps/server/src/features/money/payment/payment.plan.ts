import type { SettlementMode } from '@bahi/contract/money/payment/payment-form';
import type { heldFields } from '@bahi/contract/money/tds/tds-held';
import { type settlementBody } from '@bahi/contract/money/payment/payment-form';
import type { z } from '@bahi/contract/zod';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { type Paisa, paisaFromRupees, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { spreadPayments, tooSmallPayments } from '@bahi/domain/posting/cash/payment-spread';
import { movesMoney } from '@bahi/domain/posting/payment';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay } from '../../../platform/core/days.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';
import { laterOf, type OpenDays, openFromOf, readOpenDays, refusedDay } from '../../books/ledger/open-days.ts';
import { readMoneyAccounts } from '../../books/ledger/settlement/money-account.ts';
import type { PlannedPayment, SettlementPlan } from '../../books/ledger/settlement/settlement-write.ts';
import { judgeHeld } from '../tds/tds.held.ts';
import type { KeptTax } from '../tds/tds.kept.ts';
import type { ChequeDetails } from '../../books/ledger/settlement/settlement-cheque.ts';
import { refuseAdvances } from './payment.advance.ts';
import { readChequeDetails, refuseCheques } from './payment.cheque.ts';
import type { PayableDocument } from './payment.documents.ts';
import { findTarget, type Target } from './payment.target.ts';

export type SettlementForm = z.output<typeof settlementBody>;

type Payment = PlannedPayment<PayableDocument>;
type FormRow = SettlementForm['paymentLedgerDetailRequestDtoList'][number];
type Row = Pick<FormRow, keyof typeof heldFields> & {
  accountId: number | null;
  mode: SettlementMode;
  day: CalendarDay;
  amount: Paisa;
  field: string;
  cheque: ChequeDetails | null;
};

/** What a settlement had before. */
type Kept = { days: readonly CalendarDay[]; accounts: readonly string[]; tax: readonly KeptTax[] };

/**
 * Judges a settlement by every rule and answers what it comes to. All documents it pays are locked from here on, and then
 * the customer's advances where it draws on them. What is wrong is said at its row. What it had before, `kept`, it keeps:
 * days that are locked by now, though it is posted on the first open one, accounts that are out of use, and rates of tax.
 */
export async function planSettlement(
  context: Context,
  form: SettlementForm,
  kept: Kept = { days: [], accounts: [], tax: [] },
): Promise<SettlementPlan> {
  const rows = readRows(context, form);
  const open = await readOpenDays(context, { hasVat: false });
  const target = await findTarget(
    context,
    form,
    rows.findIndex((row) => row.mode === 'ADVANCE'),
  );
  const { kind, party, partyId, outlet } = target;
  const named = rows.map(({ accountId: id, mode, field }) => ({ id, mode, field: `${field}.moneyAccountId` }));
  const money = await readMoneyAccounts(context, { direction: kind, outletId: outlet.id }, named, kept.accounts);
  const spreadOut = spread(rows, target, openFromOf(open));
  const tax = await judgeHeld(context, target, rows, { spread: spreadOut, kept: kept.tax });
  const payments = spreadOut.map((payment, position) => ({
    ...payment,
    account: money.accounts[position] ?? null,
    held: tax.held[position] ?? null,
    cheque: rows[position]?.cheque ?? null,
  }));
  const refused = [
    ...money.refused,
    ...tax.refused,
    ...(await refuseCheques(context, target, payments, rows)),
    ...refuseDays(context, rows, payments),
    ...refuseLockedDays(context, rows, open, kept.days),
    ...refuseSmall(rows, payments, target),
    ...refuseAmounts(form, rows, payments, target),
    ...(await refuseAdvances(
      context,
      rows.map(({ field }) => field),
      payments,
      target,
    )),
  ];
  if (refused.length > 0) fail(refused[0]?.key ?? 'common.invalid', { fields: refused });
  const total = sumPaisa(rows.map((row) => row.amount));
  return { kind, party, partyId, outlet, payments, total, remarks: form.remarks };
}

function readRows(context: Context, form: SettlementForm): Row[] {
  return form.paymentLedgerDetailRequestDtoList.map((row, position) => {
    const field = `paymentLedgerDetailRequestDtoList.${position}`;
    const date = `${field}.paymentDate`;
    return {
      ...row,
      accountId: row.moneyAccountId,
      mode: row.paymentMode,
      day: readRequiredDay(
        context.calendar,
        { ad: row.paymentDate, bs: row.paymentDateBS },
        { ad: date, bs: `${date}BS` },
      ),
      amount: paisaFromRupees(row.paymentAmount) ?? zeroPaisa,
      field,
      cheque: readChequeDetails(context, row, field),
    };
  });
}

/** The payments in the order of their rows. What moves no money is spread first: what is left over of it could go nowhere. */
function spread(rows: readonly Row[], { documents, openAmounts }: Target, openFrom: CalendarDay | null): Payment[] {
  const ordered = rows.toSorted((left, right) => Number(movesMoney(left.mode)) - Number(movesMoney(right.mode)));
  const { allocations, leftOver } = spreadPayments(
    ordered.map((row) => row.amount),
    openAmounts,
  );
  return rows.map(({ mode, day, amount }, position) => {
    const turn = ordered.findIndex((row) => row === rows[position]);
    const own = allocations
      .filter((allocation) => allocation.payment === turn)
      .flatMap((allocation) => {
        const document = documents[allocation.document];
        return document === undefined ? [] : [{ document, amount: allocation.amount }];
      });
    return {
      mode,
      day,
      postedOn: laterOf(day, openFrom),
      amount,
      allocations: own,
      inAdvance: leftOver[turn] ?? zeroPaisa,
    };
  });
}

function refuseDays({ today }: Context, rows: readonly Row[], payments: readonly Payment[]): RefusedField[] {
  return rows.flatMap((row, position): RefusedField[] => {
    const field = `${row.field}.paymentDate`;
    const early = (payments[position]?.allocations ?? []).find(({ document }) => row.day < document.payableFrom);
    return [
      ...(early === undefined ? [] : [{ field, key: beforeKey(early.document) }]),
      ...(row.day > today ? [{ field, key: 'common.dateFuture' as const }] : []),
    ];
  });
}

/** Of a bill of another program, what was paid before it was taken over is in the books of before. */
function beforeKey({ billedOn, payableFrom }: PayableDocument): 'payment.beforeBill' | 'payment.beforeOpening' {
  return payableFrom > billedOn ? 'payment.beforeOpening' : 'payment.beforeBill';
}

function refuseLockedDays(
  context: Context,
  rows: readonly Row[],
  open: OpenDays,
  keptDays: readonly CalendarDay[],
): RefusedField[] {
  return rows.flatMap(({ day, field }) => {
    const refused = keptDays.includes(day) ? null : refusedDay(context, open, day);
    return refused === null ? [] : [{ field: `${field}.paymentDate`, ...refused }];
  });
}

function refuseSmall(rows: readonly Row[], payments: readonly Payment[], { documents }: Target): RefusedField[] {
  const amounts = payments.map((payment) => payment.amount);
  const dues = documents.map((document) => document.due);
  const allocations = payments.flatMap((planned, payment) =>
    planned.allocations.map(({ document, amount }) => ({ payment, document: documents.indexOf(document), amount })),
  );
  return tooSmallPayments(amounts, dues, allocations).map((position) => ({
    field: `${rows[position]?.field}.paymentAmount`,
    key: 'common.aboveZero',
  }));
}

function refuseAmounts(
  form: SettlementForm,
  rows: readonly Row[],
  payments: readonly Payment[],
  target: Target,
): RefusedField[] {
  const field = 'totalPayingAmount';
  const isAbove = payments.some((payment) => payment.inAdvance > 0);
  if (!target.takesAdvance) return isAbove ? [{ field, key: 'payment.aboveDue' }] : [];
  const total = sumPaisa(rows.map((row) => row.amount));
  if (form.allocations !== undefined && sumPaisa(target.openAmounts) > total)
    return [{ field, key: 'payment.allocationsAbove' }];
  return payments.flatMap((payment, position): RefusedField[] =>
    payment.mode === 'ADVANCE' && payment.inAdvance > 0
      ? [{ field: `${rows[position]?.field}.paymentAmount`, key: 'payment.advanceAbove' }]
      : [],
  );
}
