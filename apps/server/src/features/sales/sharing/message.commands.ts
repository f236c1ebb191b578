import type { Answer, Input } from '@bahi/contract/endpoint';
import type { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { companySettings } from '../../../platform/settings/company-settings.ts';
import { noteSharing } from './sharing.commands.ts';
import { getSharing, getSharingById } from './sharing.queries.ts';

type Contract = typeof sharingContract;

/**
 * Shares a paper by a message: it is written here, with the sharing and all that it changes, and sent by whichever server
 * comes first. A link in an SMS leads somewhere only where the server knows its own address.
 */
export async function sendPaper(
  context: Context,
  { params, query, body }: Input<Contract['send']>,
): Promise<Answer<Contract['send']>> {
  const { db, businessId, services, now } = context;
  if (body.way === 'SMS' && services.settings.get(companySettings).publicUrl === null)
    return fail('sharing.addressUnknown', { field: 'way' });
  await refuseTooMany(context);
  const { sharingId, held } = await noteSharing(context, params, body);
  await db.query(
    `insert into paper_message (business_id, outlet_id, sharing_id, language, note, due_at)
     values ($1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000)) returning id`,
    [businessId, held.outletId, sharingId, body.language, body.note, now],
  );
  context.say('sharing.underWay');
  return getSharing(context, { params, query });
}

/** Tries what failed or was stopped once more. Its key stays the same, so that one that arrived after all is known. */
export async function retryMessage(
  context: Context,
  { params }: Input<Contract['retry']>,
): Promise<Answer<Contract['retry']>> {
  const { db, businessId, now } = context;
  const { id, state } = await holdMessage(context, params.sharingId);
  if (state !== 'FAILED' && state !== 'CANCELLED') return fail('sharing.notFailed', { status: 409 });
  await db.query(
    `update paper_message set state = 'WAITING', tries = 0, settled_at = null, version = version + 1,
       due_at = to_timestamp($3::double precision / 1000)
     where business_id = $1 and id = $2 returning id`,
    [businessId, id, now],
  );
  context.say('sharing.underWay');
  return getSharingById(context, params.sharingId);
}

/** Stops what waits. What is being sent at this moment, or was, cannot be stopped. */
export async function cancelMessage(
  context: Context,
  { params }: Input<Contract['stop']>,
): Promise<Answer<Contract['stop']>> {
  const { db, businessId, now } = context;
  const { id, state } = await holdMessage(context, params.sharingId);
  if (state !== 'WAITING') return fail('sharing.notWaiting', { status: 409 });
  await db.query(
    `update paper_message set state = 'CANCELLED', due_at = null, version = version + 1,
       settled_at = to_timestamp($3::double precision / 1000)
     where business_id = $1 and id = $2 returning id`,
    [businessId, id, now],
  );
  context.say('sharing.stopped');
  return getSharingById(context, params.sharingId);
}

/** Holds a message that the caller may see, so that no server begins to send it meanwhile. */
async function holdMessage(context: Context, sharingId: number): Promise<{ id: number; state: string }> {
  // Whoever may not read the paper is told that here.
  await getSharingById(context, sharingId);
  const [row] = await context.db.query<{ id: number; state: string }>(
    'select id, state from paper_message where business_id = $1 and sharing_id = $2 for update',
    [context.businessId, sharingId],
  );
  return row ?? failNotFound();
}

/** Messages cost, and reach people who did not ask: a business sends so many within an hour. */
async function refuseTooMany({ db, businessId, services, now }: Context): Promise<void> {
  const { perBusinessAnHour } = services.config.limits.paperMessages;
  // Those of one business are counted one after another.
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`paper messages:${businessId}`]);
  const [sent] = await db.query<{ n: number }>(
    `select count(*)::int as n from paper_sharing
     where business_id = $1 and way in ('EMAIL', 'SMS') and shared_at > to_timestamp($2::double precision / 1000)`,
    [businessId, now - 3_600_000],
  );
  if ((sent?.n ?? 0) >= perBusinessAnHour)
    fail('sharing.tooMany', { status: 429, parameters: { count: perBusinessAnHour } });
}
