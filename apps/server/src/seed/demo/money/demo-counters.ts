import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { createCounter } from '../../../features/sales/sales-counter/sales-counter.commands.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';

const names = ['Front desk', 'Wholesale desk'] as const;

/** Counters that wait for whoever tries one out: their devices are registered in a browser. */
export async function addCounters(services: Services, actor: Actor, today: CalendarDay): Promise<void> {
  await act(services, actor, today, async (context) => {
    const [outlet] = await context.db.query<{ id: number }>(
      'select id from outlet where business_id = $1 order by id limit 1',
      [context.businessId],
    );
    for (const name of names) await createCounter(context, { body: { outletId: outlet?.id ?? 0, name } });
  });
}
