import { sampleRestDays } from '@bahi/contract/platform/sample-business/sample-business.contract';
import { repeated } from '../../../platform/core/repeated.ts';
import type { Services } from '../../../platform/core/services.ts';
import { platformTenant, type Tx } from '../../../platform/database/database.ts';
import { leaseMilliseconds, mostTries } from './sample-business.rules.ts';

/** Fills a new business as the sample of one, and throws where `goOn` does: what is left of it is removed then. */
export type MakeSample = (services: Services, of: { ofId: number; goOn: () => void }) => Promise<void>;

type Due = { state: string; tries: number };

const everyMilliseconds = 2000;

/**
 * Makes and removes the samples that were asked for, one at a time, until the answered function is called. Any number of
 * servers may do so on one database: each is claimed by one. One that nobody entered for long goes.
 */
export function startSamples(services: Services, make: MakeSample): () => Promise<void> {
  return repeated(services, { name: 'samples', everyMilliseconds }, (isStopped) =>
    keepSamples(services, make, isStopped),
  );
}

/** Does all that is due now, business by business. */
export async function keepSamples(services: Services, make: MakeSample, isStopped = () => false): Promise<void> {
  const due = await services.database.transaction('read', platformTenant, (db) =>
    db.query<{ business_id: number }>(
      'select business_id from businesses_with_due_samples(to_timestamp($1::double precision / 1000)) as due (business_id)',
      [services.clock()],
    ),
  );
  for (const { business_id: businessId } of due) {
    if (isStopped()) return;
    const claimed = await claim(services, businessId);
    if (claimed?.state === 'MAKING') await makeAnew(services, { businessId, make, isStopped, tries: claimed.tries });
    else if (claimed !== null) await leave(services, businessId);
  }
}

/** Takes what is due of one business for this server; null where another one was first. */
function claim(services: Services, businessId: number): Promise<Due | null> {
  const now = services.clock();
  return inOwn(services, businessId, async (db) => {
    const [claimed] = await db.query<Due>(
      `update sample_business set due_at = to_timestamp($3::double precision / 1000), tries = tries + 1, version = version + 1,
         state = case when state in ('WAITING', 'MAKING') then 'MAKING' else 'LEAVING' end
       where business_id = $1 and due_at <= to_timestamp($2::double precision / 1000) returning state, tries`,
      [businessId, now, now + leaseMilliseconds],
    );
    return claimed ?? null;
  });
}

type Making = { businessId: number; make: MakeSample; isStopped: () => boolean; tries: number };

async function makeAnew(services: Services, { businessId, make, isStopped, tries }: Making): Promise<void> {
  const goOn = (): void => {
    if (isStopped()) throw new Error('this server stops');
  };
  try {
    await removeOf(services, businessId);
    await make(services, { ofId: businessId, goOn });
    await settle(services, businessId, 'READY');
  } catch (error) {
    if (!isStopped()) services.log.warn({ err: error, businessId }, 'samples');
    if (isStopped()) await settle(services, businessId, 'WAITING');
    else if (tries < mostTries) await settle(services, businessId, 'MAKING');
    else {
      await removeOf(services, businessId);
      await settle(services, businessId, 'FAILED');
    }
  }
}

async function leave(services: Services, businessId: number): Promise<void> {
  await removeOf(services, businessId);
  await settle(services, businessId, 'GONE');
}

/** Removes what there is of samples; where the database does not let it, nobody is in them, and the log says so. */
async function removeOf(services: Services, businessId: number): Promise<void> {
  const [gone] = await services.database.transaction('write', platformTenant, (db) =>
    db.query<{ count: number | null }>('select remove_samples_of($1) as count', [businessId]),
  );
  if (gone?.count !== null) return;
  services.log.warn({ businessId }, 'samples stay: the owner of the database may not set session_replication_role');
  const left = await services.database.transaction('read', platformTenant, (db) =>
    db.query<{ id: number }>('select id from business where sample_of_id = $1', [businessId]),
  );
  for (const { id } of left)
    await inOwn(services, id, (db) =>
      db.query('update app_user set is_active = false where business_id = $1 and is_active', [id]),
    );
}

/** When it is looked at next: at once, or when nobody came for long. */
async function settle(services: Services, businessId: number, state: string): Promise<void> {
  const now = services.clock();
  const day = 86_400_000;
  const due = { READY: now + sampleRestDays * day, WAITING: now, MAKING: now }[state] ?? null;
  await inOwn(services, businessId, (db) =>
    db.query(
      `update sample_business set state = $2, due_at = to_timestamp($3::double precision / 1000),
         tries = case when $2 = 'MAKING' then tries when $2 = 'WAITING' then tries - 1 else 0 end,
         ready_at = case when $2 = 'READY' then to_timestamp($4::double precision / 1000) end, version = version + 1
       where business_id = $1 and state in ('MAKING', 'LEAVING') returning id`,
      [businessId, state, due, now],
    ),
  );
}

function inOwn<T>(services: Services, businessId: number, work: (db: Tx) => Promise<T>): Promise<T> {
  return services.database.transaction('write', { businessId, outletId: null, userId: null }, work);
}
