import type { OpenContext } from '../../../platform/core/context.ts';
import { noteSecurity } from '../../../platform/core/security-log.ts';
import { textOf } from '../../../platform/core/texts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Account } from '../session/accounts.ts';

/** Keeps beside the sign-ins of both that they were joined, for whoever of them it was not. */
export async function writeJoinNotices(tx: Tx, people: readonly Account[], now: number): Promise<void> {
  await tx.query(
    `insert into account_notice (user_id, kind, by_name, at)
     select given.id, 'JOINED', given.name, to_timestamp($3::double precision / 1000)
     from unnest($1::bigint[], $2::text[]) as given (id, name)`,
    [people.map(({ id }) => id), people.map(({ full_name: name }) => name), now],
  );
}

/**
 * Tells both by mobile and e-mail, and the log of each business that is within reach by it now: nobody of which others.
 * Behind the answer: they are joined, whoever takes the word of it.
 */
export function tellJoined(
  context: OpenContext,
  people: readonly Account[],
  reached: readonly { user_id: number; business_id: number }[],
): void {
  for (const { user_id: userId, business_id: businessId } of reached)
    noteSecurity(context, 'joined', { userId, subjectId: userId, businessId });
  for (const account of people) send(context, account);
}

function send({ services, language }: OpenContext, account: Account): void {
  const { sms, mail, log } = services;
  const { email, mobile_number: mobileNumber, full_name: name } = account;
  const what = textOf(language, 'accountNotice.JOINED');
  const text = textOf(language, 'accountNotice.text', { name, what });
  if (mobileNumber !== null)
    sms.send(mobileNumber, text).catch((error: unknown) => log.error({ err: error }, 'sms gateway'));
  if (email === null) return;
  const message = { to: email, subject: textOf(language, 'accountNotice.mailSubject'), text };
  const sending = mail.account().then((from) => mail.send(from, message));
  sending.catch((error: unknown) => log.error({ err: error }, 'e-mail'));
}
