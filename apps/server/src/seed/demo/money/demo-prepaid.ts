import { prepaidForm } from '@bahi/contract/books/prepaid/prepaid-forms';
import { addToBsMonth, bsMonthOfDay } from '@bahi/domain/calendar/bs-month';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { savePrepaid } from '../../../features/books/prepaid/prepaid.commands.ts';
import { postPrepaid } from '../../../features/books/prepaid/prepaid.post.ts';
import { listExpenseAccounts } from '../../../features/books/prepaid/prepaid.queries.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';

/** What the opening balance has on prepaid expenses: rent of a year and a half, of which all but the last months are posted. */
export async function prepayRent(
  services: Services,
  { actor, outletId }: { actor: Actor; outletId: number },
  { from, until }: { from: CalendarDay; until: CalendarDay },
): Promise<void> {
  await act(services, actor, from, async (context) => {
    const first = bsMonthOfDay(from, context.calendar);
    const account = (await listExpenseAccounts(context)).find(({ code }) => code === 'E520');
    const months = { firstMonth: first, lastMonth: addToBsMonth(first, 17) };
    const name = { name: 'Rent of the shop', nameNp: 'पसलको भाडा' };
    const body = prepaidForm.parse({ ...name, ...months, outletId, accountId: account?.id, amount: 90_000 });
    return savePrepaid(context, { body });
  });
  await act(services, actor, until, (context) => postPrepaid(context, { body: { id: null } }));
}
