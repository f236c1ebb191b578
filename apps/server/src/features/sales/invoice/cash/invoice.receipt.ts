import { type Paisa, paisaFromRupees, paisaOf, subtractPaisa, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import type { PaymentMode } from '@bahi/domain/posting/payment';
import type { Context } from '../../../../platform/core/context.ts';
import { fail } from '../../../../platform/core/errors.ts';
import { readMoneyAccounts } from '../../../books/ledger/settlement/money-account.ts';
import { openSettlement, type SettlementPlan } from '../../../books/ledger/settlement/settlement-write.ts';
import type { InvoiceForm, PreparedInvoice } from '../invoice.sources.ts';

/** A receipt that lacks its number, and what it pays. */
export type OpenReceipt = { id: number; plan: SettlementPlan };

/** What is paid in which mode when an invoice is issued, and what was handed over in cash, if it was said. */
export type PaidAtIssue = {
  readonly payments: readonly { mode: PaymentMode; amount: Paisa; accountId: number | null }[];
  readonly tendered: Paisa | null;
  /** What it leaves to be paid. */
  readonly unpaid: Paisa;
};

/**
 * How an invoice is paid when it is issued: all of it in one mode, in parts, or not at all; of a draft nothing is. Refuses
 * more than the total, less handed over than is paid in cash, and money at all from somebody who may not take it.
 */
export function paidAtIssue(context: Pick<Context, 'can'>, form: InvoiceForm, total: Paisa): PaidAtIssue {
  const payments = paymentsOf(form, total);
  const unpaid = subtractPaisa(total, sumPaisa(payments.map(({ amount }) => amount)));
  if (payments.length === 0) return { payments, tendered: null, unpaid };
  if (!context.can('payment.create')) fail('invoice.paymentForbidden', { field: 'paymentMode' });
  if (unpaid < 0) fail('invoice.paymentsAbove', { field: 'payments' });
  const tendered = form.tenderedAmount === null ? null : paisaFromRupees(form.tenderedAmount);
  const inCash = payments.find(({ mode }) => mode === 'CASH')?.amount ?? zeroPaisa;
  if (tendered !== null && tendered < inCash)
    fail(inCash === total ? 'invoice.tenderedBelow' : 'invoice.tenderedBelowCash', { field: 'tenderedAmount' });
  return { payments, tendered, unpaid };
}

function paymentsOf(
  { state, paymentMode, payments, moneyAccountId }: InvoiceForm,
  total: Paisa,
): PaidAtIssue['payments'] {
  if (state !== 'FINAL' || paymentMode === 'CREDIT') return [];
  if (paymentMode === 'MIXED')
    return payments.map(({ mode, amount, moneyAccountId: accountId }) => ({
      mode,
      amount: paisaOf(amount),
      accountId,
    }));
  return [{ mode: paymentMode, amount: total, accountId: moneyAccountId }];
}

/** Writes the receipt of an invoice that is about to be issued, of all that is paid of it; null for one on credit. */
export async function openReceipt(
  context: Context,
  { form, sources, paid, issuedOn }: PreparedInvoice,
  invoiceId: number,
): Promise<OpenReceipt | null> {
  if (paid.payments.length === 0) return null;
  const document = { id: invoiceId };
  const accounts = await accountsOf(context, form, { paid, outletId: sources.outlet.id });
  const plan: SettlementPlan = {
    kind: 'RECEIVED',
    party: 'customer',
    partyId: form.customerId,
    outlet: sources.outlet,
    payments: paid.payments.map(({ mode, amount }, position) => ({
      mode,
      account: accounts[position] ?? null,
      day: issuedOn,
      postedOn: issuedOn,
      amount,
      allocations: [{ document, amount }],
      inAdvance: zeroPaisa,
    })),
    total: sumPaisa(paid.payments.map(({ amount }) => amount)),
    remarks: null,
  };
  return { id: await openSettlement(context, plan), plan };
}

/** The accounts that its payments name; one that cannot be is refused where it was named. */
async function accountsOf(
  context: Context,
  { paymentMode }: InvoiceForm,
  { paid, outletId }: { paid: PaidAtIssue; outletId: number },
) {
  const named = paid.payments.map(({ accountId: id, mode }, position) => ({
    id,
    mode,
    field: paymentMode === 'MIXED' ? `payments.${position}.moneyAccountId` : 'moneyAccountId',
  }));
  const { accounts, refused } = await readMoneyAccounts(context, { direction: 'RECEIVED', outletId }, named);
  if (refused.length > 0) fail(refused[0]?.key ?? 'common.invalid', { fields: refused });
  return accounts;
}
