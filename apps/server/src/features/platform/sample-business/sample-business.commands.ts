import { mostSamplesADay } from '@bahi/contract/platform/sample-business/sample-business.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findSample, getSample, type SampleBusiness, type SampleRow } from './sample-business.queries.ts';

/** Begins a sample, or another in the place of the one that there is; it is made behind the answer. */
export async function beginSample(context: Context): Promise<SampleBusiness> {
  const { db, businessId, session, today, now } = context;
  const before = await lockSample(context);
  if (before !== null && isUnderWay(before)) fail('sampleBusiness.underWay', { status: 409 });
  const day = formatAdDate(today);
  const times = before?.begun_on === day ? before.begun_times + 1 : 1;
  if (times > mostSamplesADay) fail('sampleBusiness.tooMany', { status: 409, parameters: { count: mostSamplesADay } });
  await endSessions(db, businessId, now);
  await db.query(
    `insert into sample_business (business_id, state, begun_by, begun_by_name, begun_at, begun_on, begun_times, due_at)
     values ($1, 'WAITING', $2, $3, to_timestamp($4::double precision / 1000), $5, $6, to_timestamp($4::double precision / 1000))
     on conflict (business_id) do update set state = 'WAITING', begun_by = excluded.begun_by,
       begun_by_name = excluded.begun_by_name, begun_at = excluded.begun_at, begun_on = excluded.begun_on,
       begun_times = excluded.begun_times, due_at = excluded.due_at, ready_at = null, tries = 0,
       version = sample_business.version + 1`,
    [businessId, session.userId, session.fullName, now, day, times],
  );
  tell(context, 'sampleBegun');
  context.say('sampleBusiness.begun');
  return getSample(context);
}

/** Removes it: whoever is in it is out at once, and its books go behind the answer. */
export async function removeSample(context: Context): Promise<SampleBusiness> {
  const { db, businessId, now } = context;
  const before = await lockSample(context);
  if (before === null || before.state === 'GONE') return getSample(context);
  if (isUnderWay(before)) fail('sampleBusiness.underWay', { status: 409 });
  await endSessions(db, businessId, now);
  await db.query(
    `update sample_business set state = 'LEAVING', due_at = to_timestamp($2::double precision / 1000), tries = 0, ready_at = null,
       version = version + 1 where business_id = $1`,
    [businessId, now],
  );
  tell(context, 'sampleRemoved');
  context.say('sampleBusiness.removed');
  return getSample(context);
}

/** One after another, those of a business whose first one is being begun as well. */
async function lockSample(context: Context): Promise<SampleRow | null> {
  const { db, businessId } = context;
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sample:${businessId}`]);
  // Who is entering it is let in first, or finds it closed.
  await db.query('select id from sample_business where business_id = $1 for update', [businessId]);
  return findSample(context);
}

function isUnderWay({ state }: SampleRow): boolean {
  return state === 'WAITING' || state === 'MAKING' || state === 'LEAVING';
}

function tell(context: Context, event: 'sampleBegun' | 'sampleRemoved'): void {
  const about = { userId: context.session.userId, businessId: context.businessId };
  context.db.afterCommit(() => Promise.resolve(noteSecurity(context, event, about)));
}

async function endSessions(db: Tx, businessId: number, now: number): Promise<void> {
  await db.query(
    `update user_session set revoked_at = to_timestamp($2::double precision / 1000)
     where revoked_at is null and user_id = any(array(
       select person.id from app_user person join business on business.id = person.business_id
       where business.sample_of_id = $1))`,
    [businessId, now],
  );
}
