import { customerForm } from '@bahi/contract/parties/customer/customer.contract';
import { listQuery } from '@bahi/contract/paging';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { saveCustomer } from '../../../features/parties/customer/customer.commands.ts';
import { getCustomer, listCustomers } from '../../../features/parties/customer/customer.queries.ts';
import type { Services } from '../../../platform/core/services.ts';
import { customers } from '../demo.data.ts';
import { act, type Actor } from '../demo-context.ts';
import type { Goods } from '../demo-trade.ts';

const limited = 'New Butwal Mart';
/** The limit is a round sum that is nearly used up, so that the next invoice shows what that means. */
const roundRupees = 5000;

/** What one customer may owe, and for how long; and who owes the most otherwise owes more than they may. */
export async function limitCredit(
  services: Services,
  { owner, today }: { owner: Actor; today: CalendarDay },
  { customerIds }: Pick<Goods, 'customerIds'>,
): Promise<void> {
  await act(services, owner, today, async (context) => {
    const id = customerIds[customers.findIndex(([name]) => name === limited)] ?? Number.NaN;
    const customer = await getCustomer(context, id);
    const creditLimit = Math.ceil((customer.dueAmount + 1) / roundRupees) * roundRupees;
    await saveCustomer(context, customerForm.parse({ ...customer, creditLimit, creditDays: 45 }));
    const { rows } = await listCustomers(context, listQuery.parse({ sort: '-dueAmount', pageSize: 2 }));
    const most = rows.find((row) => row.id !== id && row.dueAmount > roundRupees);
    if (most === undefined) return;
    const passed = Math.floor((most.dueAmount - 1) / roundRupees) * roundRupees;
    await saveCustomer(context, customerForm.parse({ ...most, creditLimit: passed }));
  });
}
