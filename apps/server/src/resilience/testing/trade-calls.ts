import type { Endpoint } from '@bahi/contract/endpoint';
import { addDays, formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { z } from '@bahi/contract/zod';
import { send } from '../../testing/caller.ts';
import type { Person } from '../../testing/people.ts';
import type { Market, Moved } from './market.ts';
import type { Step } from './trade-steps.ts';

/** Who does a step, and where: null for whoever works in all outlets. */
export type Actor = { person: Person; outletId: number | null };

export type Doing<D extends Step['does']> = Extract<Step, { does: D }>;

/** One call; what it answers, or null when it is refused. */
export async function attempt<S extends z.ZodType>(
  market: Market,
  { person }: Actor,
  [endpoint, answer]: [Endpoint, S],
  sent: object,
): Promise<z.output<S> | null> {
  const response = await send(person, endpoint, sent);
  if (response.ok && response.headers.get('content-type')?.startsWith('application/json') !== true) {
    await response.arrayBuffer();
    market.accepted += 1;
    return answer.parse({});
  }
  const body: unknown = await response.json();
  if (!response.ok) {
    market.refused.push({ does: endpoint.call, status: response.status, answer: body });
    return null;
  }
  market.accepted += 1;
  return answer.parse(Object(body).data);
}

export function moved(variantId: number, outletId: number, quantity: number): Moved {
  return { variantId, outletId, tenThousandths: Math.round(quantity * 10_000) };
}

export function dayBefore({ app }: Market, days: number): string {
  return formatAdDate(addDays(todayInKathmandu(app.services.clock()), -days));
}

export function outletFor({ outletIds }: Market, { outletId }: Actor, wanted: number): number {
  return outletId ?? outletIds[wanted] ?? 0;
}

export function picked<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % Math.max(1, list.length)];
}
