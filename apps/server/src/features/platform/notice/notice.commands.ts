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

/** Notes that the caller read all that they see where they work now. */
export async function readAllNotices(context: Context): Promise<Answer<Contract['readAll']>> {
  await context.db.query(
    `insert into notice_read (business_id, user_id, notice_id)
     select notice.business_id, $4, notice.id from notice where ${unread}
     on conflict on constraint notice_read_key do nothing returning notice_id`,
    await seenBy(context),
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
  if (body.byEmail.length > 0 && email === null) fail('notice.noEmail', { field: 'byEmail' });
  if (body.bySms.length > 0 && mobile === null) fail('notice.noSms', { field: 'bySms' });
  await db.query(
    `insert into notice_choice (business_id, user_id, without_bell, by_email, by_sms, language) values ($1, $2, $3, $4, $5, $6)
     on conflict on constraint notice_choice_key do update set without_bell = excluded.without_bell,
       by_email = excluded.by_email, by_sms = excluded.by_sms, language = excluded.language,
       version = notice_choice.version + 1
     returning user_id`,
    [businessId, session.userId, body.withoutBell, body.byEmail, body.bySms, body.language],
  );
  context.say('notice.chosen');
  return {};
}
