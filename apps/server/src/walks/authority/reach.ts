import type { UserType } from '@bahi/contract/enumeration';
import { findRights, findWorkplaces } from '../../platform/sessions/rights.ts';
import type { TestApp } from '../../testing/test-app.ts';

const dayMilliseconds = 86_400_000;
/** Today, and days by which terms of the walk have begun or ended. */
const days = [0, 35, 400];

/** All that somebody may do: each right with whose business it counts in, where, and on which day. */
export async function reachOf(
  { services }: TestApp,
  { userId, businessId, userType }: { userId: number; businessId: number; userType: UserType },
): Promise<ReadonlySet<string>> {
  return services.database.transaction('read', { businessId, outletId: null, userId }, async (tx) => {
    const workplaces = businessId === 0 ? [] : await findWorkplaces(tx, { userId, userType, businessId });
    const reach = new Set<string>();
    for (const outletId of [null, ...workplaces.map(({ id }) => id)])
      for (const day of days) {
        const now = services.clock() + day * dayMilliseconds;
        for (const right of await findRights(tx, { userId, userType, businessId, outletId, now }))
          reach.add(`${businessId}: ${right} in ${outletId ?? 'the whole business'} after ${day} days`);
      }
    return reach;
  });
}

/** What stands in one set and not in another. */
export function beyond(after: ReadonlySet<string>, allowed: ReadonlySet<string>): string[] {
  return [...after].filter((one) => !allowed.has(one));
}
