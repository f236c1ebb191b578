import type { Answer, Input } from '@bahi/contract/endpoint';
import type { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { getChoices, seen, seenBy, unread } from './notice.queries.ts';

type Contract = typeof noticeContract;

/** Notes that the caller read one; it stays. */
export async function readNotice(
  context: Context,
  { params }: Input<Contract['read']>,
): Promise<Answer<Contract['read']>> {
  const { db, businessId, session } = context;
  const [found] = await db.query(`select notice.id from notice where ${seen} and notice.id = $8`, [
    ...(await seenBy(context)),
    params.id,
  ]);
  if (found === undefined) failNotFound();
  await db.query(
    `insert into notice_read (business_id, user_id, notice_id) values ($1, $2, $3)
     on conflict on constraint notice_read_key do nothing returning notice_id`,
    [businessId, session.userId, params.id],
  );
  return {};
}

/** Notes that the caller read all that they see where they work now, as it was shown to them. */
export async function readAllNotices(
  context: Context,
  { body }: Input<Contract['readAll']>,
): Promise<Answer<Contract['readAll']>> {
  await context.db.query(
    `insert into notice_read (business_id, user_id, notice_id)
     select notice.business_id, $4, notice.id from notice
     where ${unread} and notice.id <= $8 and notice.written_at <= $9::timestamptz
     on conflict on constraint notice_read_key do nothing returning notice_id`,
    [...(await seenBy(context)), body.upTo, body.upToAt],
  );
  return {};
}

/** Keeps what comes to the caller by which way; e-mail and SMS only where they can be sent and somebody can be reached. */
export async function saveChoices(
  context: Context,
  { body }: Input<Contract['saveChoices']>,
): Promise<Answer<Contract['saveChoices']>> {
  const { db, businessId, session } = context;
  const { email, mobile } = await getChoices(context);
  const { withoutBell = null, byEmail = null, bySms = null, language = null } = body;
  if (byEmail !== null && byEmail.length > 0 && email === null) fail('notice.noEmail', { field: 'byEmail' });
  if (bySms !== null && bySms.length > 0 && mobile === null) fail('notice.noSms', { field: 'bySms' });
  await db.query(
    `insert into notice_choice (business_id, user_id, without_bell, by_email, by_sms, language)
     values ($1, $2, coalesce($3::text[], '{}'), coalesce($4::text[], '{}'), coalesce($5::text[], '{}'), coalesce($6, $7))
     on conflict on constraint notice_choice_key do update set without_bell = coalesce($3::text[], notice_choice.without_bell),
       by_email = coalesce($4::text[], notice_choice.by_email), by_sms = coalesce($5::text[], notice_choice.by_sms),
       language = coalesce($6, notice_choice.language), version = notice_choice.version + 1
     returning user_id`,
    [businessId, session.userId, withoutBell, byEmail, bySms, language, context.language],
  );
  context.say('notice.chosen');
  return {};
}
