import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { saveInvoiceRules } from '../../features/platform/business/business.commands.ts';
import type { Services } from '../../platform/core/services.ts';
import { act, type Actor } from './demo-context.ts';

/** Where exports go. */
export async function neighbour(services: Services, owner: Actor, day: CalendarDay): Promise<number | null> {
  const rows = await act(services, owner, day, ({ db }) =>
    db.query<{ id: number }>(`select id from country where code = 'IN'`),
  );
  return rows[0]?.id ?? null;
}

/** What the business has settled for all its invoices, from a day on. */
export async function settleRules(services: Services, owner: Actor, day: CalendarDay): Promise<void> {
  const given = { allowsFreeLines: true, roundsToRupee: true, issuesAbbreviated: true, sellsAbroad: true };
  const rules = { ...given, version: undefined };
  await act(services, owner, day, (context) => saveInvoiceRules(context, rules));
}
