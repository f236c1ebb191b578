import type { Language } from '@bahi/domain/language';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';

type Writer = Pick<Context, 'db' | 'businessId' | 'now'>;
type Owner =
  | { sharingId: number }
  | { reminderId: number }
  | { reportDeliveryId: number }
  | { noticeDeliveryId: number };
type Queued = Owner & { outletId: number | null; language: Language; note: string | null };

const hour = 3_600_000;

/** Writes a message beside what it belongs to, to be sent by whichever server comes first. */
export async function queueMessage({ db, businessId, now }: Writer, queued: Queued): Promise<void> {
  const { outletId, language, note } = queued;
  await db.query(
    `insert into paper_message (business_id, outlet_id, sharing_id, reminder_id, report_delivery_id, notice_delivery_id, language,
       note, due_at, written_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9::double precision / 1000),
       to_timestamp($9::double precision / 1000))
     returning id`,
    [businessId, outletId, ...keysOf(queued), language, note, now],
  );
}

/** How many messages the business may still send within this hour: they cost, and reach people who did not ask. */
async function messagesLeft(context: Writer & Pick<Context, 'services'>): Promise<number> {
  // Those of one business are counted one after another.
  await context.db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `paper messages:${context.businessId}`,
  ]);
  return countLeft(context);
}

async function countLeft({ db, businessId, services, now }: Writer & Pick<Context, 'services'>): Promise<number> {
  const [sent] = await db.query<{ n: number }>(
    `select count(*)::int as n from paper_message
     where business_id = $1 and written_at > to_timestamp($2::double precision / 1000)`,
    [businessId, now - hour],
  );
  return Math.max(services.config.limits.paperMessages.perBusinessAnHour - (sent?.n ?? 0), 0);
}

/** How many of these may go by themselves: a third of an hour's messages is left to people. */
export async function messagesLeftByRule(context: Writer & Pick<Context, 'services'>): Promise<number> {
  const kept = Math.ceil(context.services.config.limits.paperMessages.perBusinessAnHour / 3);
  return Math.max((await messagesLeft(context)) - kept, 0);
}

/**
 * How many notices may go: half of an hour's messages is left to people. Whoever writes one holds rows of its event, so that
 * nobody waits for another's count here; what two count at once comes out of the other half.
 */
export async function messagesLeftForNotices(context: Writer & Pick<Context, 'services'>): Promise<number> {
  const kept = Math.ceil(context.services.config.limits.paperMessages.perBusinessAnHour / 2);
  return Math.max((await countLeft(context)) - kept, 0);
}

/** Refuses more messages than a business still sends within an hour. */
export async function refuseTooMany(context: Context, count = 1): Promise<void> {
  if ((await messagesLeft(context)) < count)
    fail('sharing.tooMany', {
      status: 429,
      parameters: { count: context.services.config.limits.paperMessages.perBusinessAnHour },
    });
}

/** Tries what failed or was stopped once more. Its key stays the same, so that one that arrived after all is known. */
export async function sendAgain(context: Context, owner: Owner): Promise<void> {
  const { db, businessId, now } = context;
  const { id, state } = await holdMessage(context, owner);
  if (state !== 'FAILED' && state !== 'CANCELLED') fail('sharing.notFailed', { status: 409 });
  await db.query(
    `update paper_message set state = 'WAITING', tries = 0, settled_at = null, version = version + 1,
       due_at = to_timestamp($3::double precision / 1000)
     where business_id = $1 and id = $2 returning id`,
    [businessId, id, now],
  );
  context.say('sharing.underWay');
}

/** Stops what waits. What is being sent at this moment, or was, cannot be stopped. */
export async function stopMessage(context: Context, owner: Owner): Promise<void> {
  const { db, businessId, now } = context;
  const { id, state } = await holdMessage(context, owner);
  if (state !== 'WAITING') fail('sharing.notWaiting', { status: 409 });
  await db.query(
    `update paper_message set state = 'CANCELLED', due_at = null, version = version + 1,
       settled_at = to_timestamp($3::double precision / 1000)
     where business_id = $1 and id = $2 returning id`,
    [businessId, id, now],
  );
  context.say('sharing.stopped');
}

/** Holds a message, so that no server begins to send it meanwhile. */
async function holdMessage({ db, businessId }: Writer, owner: Owner): Promise<{ id: number; state: string }> {
  const [row] = await db.query<{ id: number; state: string }>(
    `select id, state from paper_message
     where business_id = $1
       and (sharing_id = $2 or reminder_id = $3 or report_delivery_id = $4 or notice_delivery_id = $5) for update`,
    [businessId, ...keysOf(owner)],
  );
  return row ?? failNotFound();
}

type Keys = [sharing: number | null, reminder: number | null, report: number | null, notice: number | null];

function keysOf(owner: Owner): Keys {
  if ('sharingId' in owner) return [owner.sharingId, null, null, null];
  if ('reminderId' in owner) return [null, owner.reminderId, null, null];
  return 'reportDeliveryId' in owner
    ? [null, null, owner.reportDeliveryId, null]
    : [null, null, null, owner.noticeDeliveryId];
}
