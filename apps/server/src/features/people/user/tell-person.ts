import type { NoticeKind } from '@bahi/contract/account/user-session/user-session.contract';
import type { SecurityEvent } from '@bahi/contract/people/security-log/security-event';
import type { UserType } from '@bahi/contract/enumeration';
import type { Context } from '../../../platform/core/context.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { textOf } from '../../../platform/core/texts.ts';
import { isAdministrator } from '../../../platform/sessions/administrators.ts';

/** With these somebody could come in as the person. */
const opening: ReadonlySet<NoticeKind> = new Set(['PASSWORD', 'MOBILE', 'EMAIL', 'SECOND_FACTOR']);

/**
 * Tells a person what the caller changes in their account: it is kept beside their sign-ins; and what could open the
 * account, or concerns an owner or super user, goes to their mobile and e-mail as well. Call it before the change, so
 * that the old number and address are told. Sent behind the answer: the change stands, whoever takes the word of it.
 */
export async function tellPerson(
  context: Context,
  person: { id: number; business_id: number; user_type: UserType },
  kinds: readonly NoticeKind[],
): Promise<void> {
  const { db, session, now } = context;
  const about = { userId: session.userId, subjectId: person.id, businessId: person.business_id, detail: kinds };
  db.afterCommit(() => Promise.resolve(noteSecurity(context, eventOf(kinds), about)));
  await db.query(
    `insert into account_notice (user_id, kind, by_name, at)
     select $1, kind, $3, to_timestamp($4::double precision / 1000) from unnest($2::text[]) as kind`,
    [person.id, kinds, session.fullName, now],
  );
  const sent = kinds.filter((kind) => isAdministrator(person.user_type) || opening.has(kind));
  if (sent.length === 0) return;
  const [reached] = await db.query<Reached>('select email, mobile_number from app_user where id = $1', [person.id]);
  if (reached !== undefined) db.afterCommit(() => Promise.resolve(send(context, reached, sent)));
}

function eventOf(kinds: readonly NoticeKind[]): SecurityEvent {
  if (kinds.includes('SIGN_OUT')) return 'sessionsEnded';
  if (kinds.includes('SECOND_FACTOR')) return 'factorRemoved';
  return kinds.some((kind) => kind === 'RIGHTS' || kind === 'OUTLETS') ? 'rightsChanged' : 'accountChanged';
}

type Reached = { email: string | null; mobile_number: string | null };

function send({ services, session, language }: Context, reached: Reached, kinds: readonly NoticeKind[]): void {
  const { sms, mail, log } = services;
  const { email, mobile_number: mobileNumber } = reached;
  const what = kinds.map((kind) => textOf(language, `accountNotice.${kind}`)).join(', ');
  const text = textOf(language, 'accountNotice.text', { name: session.fullName, what });
  if (mobileNumber !== null)
    sms.send(mobileNumber, text).catch((error: unknown) => log.error({ err: error }, 'sms gateway'));
  if (email === null) return;
  const message = { to: email, subject: textOf(language, 'accountNotice.mailSubject'), text };
  const sending = mail.account().then((account) => mail.send(account, message));
  sending.catch((error: unknown) => log.error({ err: error }, 'e-mail'));
}
