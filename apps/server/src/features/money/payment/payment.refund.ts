import type { Answer, Input } from '@bahi/contract/endpoint';
import type { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { freeAdvance } from '@bahi/domain/calendar/advance-days';
import { paisaOf, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readOutlet } from '../../books/ledger/document-outlet.ts';
import { refuseLocked } from '../../books/ledger/open-days.ts';
import { writeSettlement } from '../../books/ledger/settlement/settlement-write.ts';
import { lockAdvance } from './payment.advance.ts';
import { getSettlement } from './payment.settlements.ts';

type Contract = typeof paymentContract;

/** Pays back what a customer has in advance in an outlet: no more than that, and not before it came in. */
export async function refundAdvance(
  context: Context,
  { body }: Input<Contract['refund']>,
): Promise<Answer<Contract['refund']>> {
  const { db, businessId, calendar, today } = context;
  const sent = { ad: body.paymentDate, bs: body.paymentDateBS };
  const day = readRequiredDay(calendar, sent, { ad: 'paymentDate', bs: 'paymentDateBS' });
  if (day > today) fail('common.dateFuture', { field: 'paymentDate' });
  const [customer] = await db.query<{ id: number }>('select id from customer where business_id = $1 and id = $2', [
    businessId,
    body.customerId,
  ]);
  if (customer === undefined) return fail('common.choiceUnknown', { field: 'customerId' });
  const outlet = await readOutlet(context, body.outletId);
  await refuseLocked(context, { day, field: 'paymentDate', hasVat: false });
  const amount = paisaOf(body.amount);
  const changes = await lockAdvance(context, customer.id, outlet.id);
  if (amount > sumPaisa(changes.map(({ change }) => change))) fail('payment.advanceMissing', { field: 'amount' });
  if (amount > freeAdvance(changes, day)) fail('payment.advanceEarly', { field: 'paymentDate' });
  const payment = { mode: body.paymentMode, day, postedOn: day, amount, allocations: [], inAdvance: zeroPaisa };
  const id = await writeSettlement(context, {
    kind: 'PAID',
    party: 'customer',
    partyId: customer.id,
    outlet,
    payments: [payment],
    total: amount,
    remarks: body.remarks,
  });
  context.say('payment.saved');
  return getSettlement(context, id);
}
