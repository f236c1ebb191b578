import { promiseForm } from '@bahi/contract/sales/collect/collect-form';
import { settlementBody } from '@bahi/contract/money/payment/payment-form';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { createSettlement } from '../../../features/money/payment/payment.commands.ts';
import { listDues } from '../../../features/sales/collect/collect.queries.ts';
import { takePromise } from '../../../features/sales/collect/promise.commands.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act } from '../demo-context.ts';
import type { Place } from './demo-money.ts';

type Given = { takenDaysAgo: number; inDays: number; amount: number | null; note: string };

/** Of those who owe most one did not keep their word, one pays today, and one later; what they promised is in round rupees. */
const given: readonly Given[] = [
  { takenDaysAgo: 9, inDays: -2, amount: null, note: 'फोनमा भन्नुभएको' },
  { takenDaysAgo: 4, inDays: 0, amount: 2000, note: 'पसलमै आएर तिर्ने' },
  { takenDaysAgo: 1, inDays: 5, amount: null, note: 'तलब आएपछि' },
];
/** And one has kept it. */
const kept = 1000;

/** Promises of customers to pay: one broken, one of today, one to come, one kept. */
export async function promiseToPay(services: Services, place: Place): Promise<void> {
  const { actor, today } = place;
  const rows = await act(services, actor, today, async (context) => {
    const query = { pageNumber: 0, pageSize: 20, isOverdue: true };
    return (await listDues(context, { query })).rows.filter(({ dueAmount }) => dueAmount > 2 * kept);
  });
  for (const [position, { takenDaysAgo, ...promise }] of given.entries()) {
    const customerId = rows[position]?.id;
    if (customerId !== undefined)
      await promiseOf(services, place, addDays(today, -takenDaysAgo), { customerId, ...promise });
  }
  const keeper = rows[given.length]?.id;
  if (keeper === undefined) return;
  await promiseOf(services, place, addDays(today, -3), { customerId: keeper, inDays: 0, amount: kept, note: '' });
  const body = settlementBody.parse({
    outletId: place.outletId,
    customerId: keeper,
    paymentLedgerDetailRequestDtoList: [{ paymentMode: 'CASH', paymentAmount: kept, paymentDate: formatAdDate(today) }],
    totalPayingAmount: kept,
  });
  await act(services, actor, today, (context) => createSettlement(context, { body }));
}

async function promiseOf(
  services: Services,
  { actor, today }: Place,
  day: CalendarDay,
  { customerId, inDays, amount, note }: Omit<Given, 'takenDaysAgo'> & { customerId: number },
): Promise<void> {
  const body = promiseForm.parse({
    customerId,
    promisedDateAD: formatAdDate(addDays(today, inDays)),
    amount: amount ?? '',
    note,
  });
  await act(services, actor, day, (context) => takePromise(context, { body }));
}
