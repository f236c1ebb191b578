import { type Paisa, paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../../platform/core/context.ts';
import { fail } from '../../../../platform/core/errors.ts';
import { openSettlement, type SettlementPlan } from '../../../books/ledger/settlement/settlement-write.ts';
import type { InvoiceForm, PreparedInvoice } from '../invoice.sources.ts';

/** A receipt that lacks its number, and what it pays. */
export type OpenReceipt = { id: number; plan: SettlementPlan };

/**
 * What was handed over for an invoice that is issued for cash; null where that was not said. Refuses what is below the
 * total, and money at all from somebody who may not take it.
 */
export function tenderedFor(context: Pick<Context, 'can'>, form: InvoiceForm, total: Paisa): Paisa | null {
  if (form.state !== 'FINAL' || form.paymentMode === 'CREDIT') return null;
  if (!context.can('payment.create')) fail('invoice.paymentForbidden', { field: 'paymentMode' });
  const tendered = form.tenderedAmount === null ? null : paisaFromRupees(form.tenderedAmount);
  if (tendered !== null && tendered < total) fail('invoice.tenderedBelow', { field: 'tenderedAmount' });
  return tendered;
}

/** Writes the receipt of an invoice that is about to be issued: of all of it, in its mode; null for one on credit. */
export async function openReceipt(
  context: Context,
  { form, sources, total, issuedOn }: PreparedInvoice,
  invoiceId: number,
): Promise<OpenReceipt | null> {
  if (form.paymentMode === 'CREDIT') return null;
  const { grandTotal: amount } = total;
  const plan: SettlementPlan = {
    kind: 'RECEIVED',
    party: 'customer',
    partyId: form.customerId,
    outlet: sources.outlet,
    payments: [
      {
        mode: form.paymentMode,
        day: issuedOn,
        postedOn: issuedOn,
        amount,
        allocations: [{ document: { id: invoiceId }, amount }],
        inAdvance: zeroPaisa,
      },
    ],
    total: amount,
    remarks: null,
  };
  return { id: await openSettlement(context, plan), plan };
}
