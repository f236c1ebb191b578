import { sampleRestDays } from '@bahi/contract/platform/sample-business/sample-business.contract';
import type { Services } from '../../../platform/core/services.ts';
import type { Tx } from '../../../platform/database/database.ts';
import {
  againMilliseconds,
  extendMilliseconds,
  leaseMilliseconds,
  makingMilliseconds,
} from './sample-business.rules.ts';

/** What one server has taken to do for the sample of a business. By its version it is told from each claim before and after. */
export type Claim = { businessId: number; state: 'MAKING' | 'LEAVING'; tries: number; version: number };

const day = 86_400_000;

/** Takes what is due of one business for this server; null where another one was first. */
export function claimSample(services: Services, businessId: number): Promise<Claim | null> {
  const now = services.clock();
  return inBusiness(services, businessId, async (db) => {
    const [claimed] = await db.query<{ state: string; tries: number; version: number }>(
      `update sample_business set due_at = to_timestamp($3::double precision / 1000), tries = tries + 1, version = version + 1,
         state = case when state in ('WAITING', 'MAKING') then 'MAKING' else 'LEAVING' end
       where business_id = $1 and due_at <= to_timestamp($2::double precision / 1000) returning state, tries, version`,
      [businessId, now, now + leaseMilliseconds],
    );
    if (claimed === undefined) return null;
    return { businessId, ...claimed, state: claimed.state === 'LEAVING' ? 'LEAVING' : 'MAKING' };
  });
}

/** Says what became of what was claimed; where the claim is over by then, it says nothing and answers false. */
export function settle(
  services: Services,
  { businessId, version }: Claim,
  state: 'READY' | 'WAITING' | 'MAKING' | 'FAILED' | 'GONE',
): Promise<boolean> {
  const now = services.clock();
  const due = { READY: now + sampleRestDays * day, WAITING: now, MAKING: now, FAILED: null, GONE: null }[state];
  return inBusiness(services, businessId, async (db) => {
    const settled = await db.query(
      `update sample_business set state = $2, due_at = to_timestamp($3::double precision / 1000),
         tries = case when $2 = 'MAKING' then tries when $2 = 'WAITING' then tries - 1 else 0 end,
         ready_at = case when $2 = 'READY' then to_timestamp($4::double precision / 1000) end, version = version + 1
       where business_id = $1 and version = $5 and state in ('MAKING', 'LEAVING') returning id`,
      [businessId, state, due, now, version],
    );
    return settled.length > 0;
  });
}

/** The claim ends, and what was to be done is due again in a moment. */
export function putOff(services: Services, claim: Claim): Promise<boolean> {
  return setDue(services, claim, againMilliseconds);
}

/** The claim lasts from now as long as it did at first. Answers whether it was not over. */
export function extendClaim(services: Services, claim: Claim): Promise<boolean> {
  return setDue(services, claim, leaseMilliseconds);
}

export type Lease = { isOver: () => boolean; end: () => Promise<void> };

/** Extends a claim again and again, for as long as a making may take. */
export function keepClaim(services: Services, claim: Claim): Lease {
  const last = services.clock() + makingMilliseconds;
  let isOver = false;
  let underWay: Promise<void> = Promise.resolve();
  const extend = async (): Promise<void> => {
    if (services.clock() > last || !(await extendClaim(services, claim))) isOver = true;
  };
  const timer = setInterval(() => {
    // One that could not be asked for is asked for again; the claim outlasts several.
    underWay = extend().catch((error: unknown) => services.log.warn({ err: error }, 'samples'));
  }, extendMilliseconds);
  timer.unref();
  return {
    isOver: () => isOver || services.clock() > last,
    async end() {
      clearInterval(timer);
      await underWay;
    },
  };
}

function setDue(services: Services, { businessId, version }: Claim, milliseconds: number): Promise<boolean> {
  return inBusiness(services, businessId, async (db) => {
    const found = await db.query(
      `update sample_business set due_at = to_timestamp($3::double precision / 1000)
       where business_id = $1 and version = $2 and state in ('MAKING', 'LEAVING') returning id`,
      [businessId, version, services.clock() + milliseconds],
    );
    return found.length > 0;
  });
}

/** In the books of a business, of which it is the sample or which is one. */
export function inBusiness<T>(services: Services, businessId: number, work: (db: Tx) => Promise<T>): Promise<T> {
  return services.database.transaction('write', { businessId, outletId: null, userId: null }, work);
}
