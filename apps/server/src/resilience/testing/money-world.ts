import type { Endpoint } from '@bahi/contract/endpoint';
import { z } from '@bahi/contract/zod';
import { expect } from 'vitest';
import { send } from '../../testing/caller.ts';
import type { Shop } from '../../testing/shop.ts';
import type { Day, Kind } from './money-steps.ts';

export type Kept = { kind: Kind; id: number; day: Day; total: number; paid: number; isActive: boolean };
export type Allocation = { record: Kept; amount: number };
/** What must be so by the rules alone; the server is compared with it. */
type Model = {
  records: Kept[];
  receipts: { id: number; allocations: Allocation[]; inAdvance: number }[];
  advance: number;
};
export type World = Model & {
  shop: Shop;
  vendorId: number;
  categories: Record<'INCOME' | 'EXPENSE', number>;
  /** Today, on which money moves. */
  day: Day;
};

const withId = z.object({ data: z.object({ id: z.int() }) });

/** Sends one call; it must be accepted exactly when the rules say so. Answers the id of what it made. */
export async function tell(world: World, endpoint: Endpoint, sent: object, isAllowed: boolean): Promise<number> {
  const response = await send(world.shop.owner, endpoint, sent);
  const answer: unknown = await response.json();
  expect(response.ok, `${endpoint.call} ${JSON.stringify(sent)} ${JSON.stringify(answer)}`).toBe(isAllowed);
  expect(response.status).toBeLessThan(500);
  return response.ok ? withId.parse(answer).data.id : 0;
}

export function chosen<T>(all: readonly T[], position: number): T | undefined {
  return all.length === 0 ? undefined : all[position % all.length];
}
