import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import type { SettlementDirection } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { checkAdvances } from './payment.advance.ts';
import { lockDocuments } from './payment.documents.ts';
import { readPaymentsInForce, reverseSettlement } from './payment.reverse.ts';

type OfCheque = {
  settlement_id: number;
  payment_id: number;
  outlet_id: number;
  kind: SettlementDirection;
  customer_id: number | null;
  vendor_id: number | null;
};

/**
 * Takes the payment of a cheque back on a day that is open, by the reversal of its entry, of a kind of its own: what it
 * had paid is due again, and its settlement stays with its other payments. The settlement must be locked. Answers the
 * reversal. Error: advanceUsed, where it was an advance that paid something since.
 */
export async function takeBackPayment(
  context: Context,
  cheque: OfCheque,
  day: CalendarDay,
  entryKind: string,
): Promise<number> {
  const inForce = await readPaymentsInForce(context, cheque.settlement_id);
  const payments = inForce.payments.filter(({ id }) => id === cheque.payment_id);
  const allocations = inForce.allocations.filter(({ paymentId }) => paymentId === cheque.payment_id);
  const documents = await lockDocuments(context, allocations);
  const settlement = { id: cheque.settlement_id, outlet_id: cheque.outlet_id, kind: cheque.kind };
  const [entryId] = await reverseSettlement(
    context,
    settlement,
    { payments, allocations, documents },
    { on: () => day, entryKind, chequeFalls: true },
  );
  await context.db.query('update settlement set version = version + 1 where business_id = $1 and id = $2', [
    context.businessId,
    cheque.settlement_id,
  ]);
  await checkAdvances(context, cheque, day);
  return entryId ?? failNotFound();
}
