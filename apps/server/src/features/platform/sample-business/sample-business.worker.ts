import { repeated } from '../../../platform/core/repeated.ts';
import type { Services } from '../../../platform/core/services.ts';
import { platformTenant } from '../../../platform/database/database.ts';
import { mostRemovals, mostSamples, mostTries, removalMilliseconds } from './sample-business.rules.ts';
import { type Claim, claimSample, extendClaim, inBusiness, keepClaim, putOff, settle } from './sample-claim.ts';

/** Fills a new business as the sample of one, and throws where `goOn` does: what is left of it is removed then. */
export type MakeSample = (services: Services, of: { ofId: number; goOn: () => void }) => Promise<void>;

type Round = { make: MakeSample; isStopped: () => boolean };

const everyMilliseconds = 2000;

/**
 * Makes and removes the samples that were asked for, one at a time, until the answered function is called. Any number of
 * servers may do so on one database: each is claimed by one. One that nobody entered for long goes, and beyond `mostSamples`
 * those that nobody entered for longest.
 */
export function startSamples(services: Services, make: MakeSample): () => Promise<void> {
  return repeated(services, { name: 'samples', everyMilliseconds }, (isStopped) =>
    keepSamples(services, make, isStopped),
  );
}

/** Does all that is due now, business by business: what fails for one is told to the log, and hinders no other. */
export async function keepSamples(services: Services, make: MakeSample, isStopped = () => false): Promise<void> {
  let due = await findDue(services);
  if (due.length > 0 && (await yieldSamples(services).catch(told(services))) > 0) due = await findDue(services);
  for (const businessId of due) {
    if (isStopped()) return;
    await keep(services, businessId, { make, isStopped }).catch(told(services, businessId));
  }
}

function told({ log }: Services, businessId: number | null = null): (error: unknown) => number {
  return (error) => {
    log.warn({ err: error, businessId }, 'samples');
    return 0;
  };
}

async function findDue(services: Services): Promise<number[]> {
  const due = await services.database.transaction('read', platformTenant, (db) =>
    db.query<{ business_id: number }>(
      'select business_id from businesses_with_due_samples(to_timestamp($1::double precision / 1000)) as due (business_id)',
      [services.clock()],
    ),
  );
  return due.map(({ business_id: businessId }) => businessId);
}

async function yieldSamples(services: Services): Promise<number> {
  const [yielded] = await services.database.transaction('write', platformTenant, (db) =>
    db.query<{ count: number }>('select yield_samples($1, to_timestamp($2::double precision / 1000)) as count', [
      mostSamples,
      services.clock(),
    ]),
  );
  return yielded?.count ?? 0;
}

async function keep(services: Services, businessId: number, round: Round): Promise<void> {
  const claim = await claimSample(services, businessId);
  if (claim === null) return;
  try {
    if (claim.state === 'LEAVING') await leave(services, claim);
    else if (claim.tries > mostTries) await giveUp(services, claim);
    else await makeAnew(services, claim, round);
  } catch (error) {
    await putOff(services, claim);
    throw error;
  }
}

async function makeAnew(services: Services, claim: Claim, { make, isStopped }: Round): Promise<void> {
  const lease = keepClaim(services, claim);
  const goOn = (): void => {
    if (isStopped()) throw new Error('this server stops');
    if (lease.isOver()) throw new Error('the claim of the sample is over');
  };
  try {
    await removeOf(services, claim);
    await make(services, { ofId: claim.businessId, goOn });
    goOn();
    await open(services, claim);
    await settle(services, claim, 'READY');
  } catch (error) {
    if (isStopped()) return void (await settle(services, claim, 'WAITING'));
    services.log.warn({ err: error, businessId: claim.businessId }, 'samples');
    if (claim.tries < mostTries) await settle(services, claim, 'MAKING');
    else await giveUp(services, claim);
  } finally {
    await lease.end();
  }
}

/** From here on it can be entered, and what businesses have done for them by themselves is done for it. */
async function open(services: Services, claim: Claim): Promise<void> {
  if (!(await extendClaim(services, claim))) throw new Error('the claim of the sample is over');
  for (const id of await samplesOf(services, claim))
    await inBusiness(services, id, (db) =>
      db.query(`update business set status = 'ACTIVE', version = version + 1 where id = $1`, [id]),
    );
}

/** It has failed, whatever could be made of it or removed. */
async function giveUp(services: Services, claim: Claim): Promise<void> {
  if (claim.tries <= mostTries + mostRemovals) await removeOf(services, claim);
  await settle(services, claim, 'FAILED');
}

async function leave(services: Services, claim: Claim): Promise<void> {
  if (claim.tries > mostRemovals) return void (await settle(services, claim, 'FAILED'));
  await removeOf(services, claim);
  await settle(services, claim, 'GONE');
}

/**
 * Removes what there is of samples; where the database does not let it, nobody is in them, and the log says so.
 * @throws Error where the claim is over.
 */
async function removeOf(services: Services, claim: Claim): Promise<void> {
  const { businessId, version } = claim;
  const [gone] = await services.database.transaction('write', platformTenant, async (db) => {
    await db.query(`select set_config('statement_timeout', $1, true)`, [String(removalMilliseconds)]);
    return db.query<{ count: number | null }>('select remove_samples_of($1, $2) as count', [businessId, version]);
  });
  if (gone?.count === -1) throw new Error('the claim of the sample is over');
  if (gone?.count !== null) return;
  services.log.warn({ businessId }, 'samples stay: the owner of the database may not set session_replication_role');
  for (const id of await samplesOf(services, claim))
    await inBusiness(services, id, (db) =>
      db.query('update app_user set is_active = false where business_id = $1 and is_active', [id]),
    );
}

async function samplesOf(services: Services, { businessId }: Claim): Promise<number[]> {
  const rows = await services.database.transaction('read', platformTenant, (db) =>
    db.query<{ id: number }>('select id from business where sample_of_id = $1', [businessId]),
  );
  return rows.map(({ id }) => id);
}
