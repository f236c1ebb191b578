import { repeated } from '../../../platform/core/repeated.ts';
import type { Services } from '../../../platform/core/services.ts';
import { platformTenant, type Tenant } from '../../../platform/database/database.ts';
import { MailError } from '../../../platform/messages/mail.ts';
import { composeNotice } from '../../platform/notice/notice.message.ts';
import { composeReport } from '../../reports/report-schedule/report-schedule.message.ts';
import { type Failed, failureOf, Undeliverable } from '../outbox/message-failures.ts';
import type { Composer, DueMessage } from '../outbox/outgoing-message.ts';
import { composeReminder } from '../reminder/reminder.message.ts';
import { putOffNotices, putOffToMorning } from '../reminder/reminder.night.ts';
import { noticeFailed } from './failed-notice.ts';
import { freeTurn } from '../reminder/reminder.turn.ts';
import { composeSharing } from '../sharing/sharing.message.ts';

/** A try that nobody ends is given up after this: its server is gone. Longer than any try takes. */
const leaseMilliseconds = 180_000;
const minute = 60_000;
/** How long is waited after each try that brought nothing; after the last one it has failed. */
const waits = [minute, 5 * minute, 15 * minute, 60 * minute, 240 * minute, 720 * minute];
/** Of one business before the next has its turn. */
const atOnce = 5;
const everyMilliseconds = 3000;

/**
 * Sends what waits, again and again, until the answered function is called, which waits for what is being sent. Any number
 * of servers may do so on one database: each message is claimed by one.
 */
export function startDelivery(services: Services): () => Promise<void> {
  const rhythm = { name: 'delivery', everyMilliseconds };
  return repeated(services, rhythm, (isStopped) => deliverDue(services, isStopped));
}

/** Sends everything that is due now, business by business. */
export async function deliverDue(services: Services, isStopped = () => false): Promise<void> {
  const { database } = services;
  const moment = services.clock();
  const whose = await database.transaction('read', platformTenant, (db) =>
    db.query<{ business_id: number }>(
      'select business_id from businesses_with_due_messages(to_timestamp($1::double precision / 1000)) as due (business_id)',
      [moment],
    ),
  );
  for (const { business_id: businessId } of whose)
    for (let count = 0; count < atOnce && !isStopped(); count += 1) {
      const message = await claimDue(services, businessId);
      if (message === null) break;
      await deliver(services, message);
    }
}

/** Takes one message that is due for this server; another one passes it by. Reports by a schedule, and notices, stand behind what people wait for. */
async function claimDue(services: Services, businessId: number): Promise<DueMessage | null> {
  return services.database.transaction('write', tenantOf(businessId), async (db) => {
    await putOffToMorning(db, businessId, services.clock());
    await putOffNotices(db, businessId, services.clock());
    const [due] = await db.query<{ id: number; state: string }>(
      `select id, state from paper_message where business_id = $1 and due_at <= to_timestamp($2::double precision / 1000)
       order by report_delivery_id is not null or notice_delivery_id is not null, due_at, id limit 1 for update skip locked`,
      [businessId, services.clock()],
    );
    if (due === undefined) return null;
    await db.query(
      `update paper_message set state = 'SENDING', tries = tries + 1, due_at = to_timestamp($3::double precision / 1000), version = version + 1
       where business_id = $1 and id = $2 returning id`,
      [businessId, due.id, services.clock() + leaseMilliseconds],
    );
    const [claimed] = await db.query<Omit<DueMessage, 'was'>>(
      `select message.*, coalesce(sharing.way, reminder.way, notice.way, 'EMAIL') as way,
         coalesce(sharing.recipient, reminder.recipient, report.recipient, notice.recipient) as recipient,
         (select sample_of_id is not null from business where id = message.business_id) as is_sample
       from paper_message message
       left join paper_sharing sharing on sharing.business_id = message.business_id and sharing.id = message.sharing_id
       left join reminder on reminder.business_id = message.business_id and reminder.id = message.reminder_id
       left join report_delivery report on report.business_id = message.business_id and report.id = message.report_delivery_id
       left join notice_delivery notice on notice.business_id = message.business_id and notice.id = message.notice_delivery_id
       where message.business_id = $1 and message.id = $2`,
      [businessId, due.id],
    );
    return claimed === undefined ? null : { ...claimed, was: due.state };
  });
}

async function deliver(services: Services, message: DueMessage): Promise<void> {
  let said: string | null;
  try {
    // Whether it went is not known: a second SMS would be sent twice, while a letter is known by its key.
    const isGivenUp = message.was === 'SENDING';
    if (message.is_sample) throw new Undeliverable('SAMPLE_BUSINESS');
    if (isGivenUp && message.way === 'SMS') throw new Undeliverable('UNKNOWN');
    // Each of its tries ended the server that made it, or never ended: it would do so for ever.
    if (isGivenUp && message.tries > waits.length + 1) throw new Undeliverable('UNKNOWN');
    said = await (message.way === 'SMS' ? sendBySms : sendByMail)(services, message);
  } catch (error) {
    const failed = failureOf(error);
    if (failed.failure === 'OTHER' || failed.failure === 'NO_SERVICE')
      services.log.warn({ err: error, messageId: message.id }, error instanceof MailError ? 'e-mail' : 'delivery');
    return settleFailed(services, message, failed);
  }
  await settle(services, message, { state: 'SENT', due: null, failure: null, said });
}

function composerOf(message: DueMessage): Composer {
  if (message.report_delivery_id !== null) return composeReport;
  if (message.notice_delivery_id !== null) return composeNotice;
  return message.reminder_id === null ? composeSharing : composeReminder;
}

/** Sends a message by e-mail and answers what is kept of it. Rejects unless it was taken. */
async function sendByMail(services: Services, message: DueMessage): Promise<string | null> {
  // Without an account no paper is made.
  const account = await services.mail.account();
  const { subject, letter, fromName, replyTo, attachments, said } = await composerOf(message)(services, message);
  await services.mail.send(account, {
    to: message.recipient,
    subject,
    text: letter,
    fromName,
    replyTo,
    messageKey: message.message_key,
    attachments: await attachments(),
  });
  return said;
}

/** Sends a message by SMS and answers what is kept of it. Rejects unless the gateway says that it took it. */
async function sendBySms(services: Services, message: DueMessage): Promise<string | null> {
  const { text, said } = await composerOf(message)(services, message);
  await services.sms.send(message.recipient, text);
  return said;
}

/** Nobody has to do anything about what was paid, is not wanted, or came to nothing, meanwhile. */
const neededNoMore: ReadonlySet<Failed['failure']> = new Set([
  'SETTLED',
  'UNWANTED',
  'STOPPED',
  'NO_ROWS',
  'SAMPLE_BUSINESS',
]);

function settleFailed(services: Services, message: DueMessage, { failure, isTemporary }: Failed): Promise<void> {
  const wait = isTemporary ? waits[message.tries - 1] : undefined;
  if (wait !== undefined) return settle(services, message, { state: 'WAITING', due: wait, failure, said: null });
  const state = neededNoMore.has(failure) ? 'CANCELLED' : 'FAILED';
  return settle(services, message, { state, due: null, failure, said: null });
}

type Outcome = {
  state: 'SENT' | 'FAILED' | 'WAITING' | 'CANCELLED';
  due: number | null;
  failure: Failed['failure'] | null;
  said: string | null;
};

/** Notes what became of a try, unless the message was given up meanwhile and is another's. */
async function settle(services: Services, message: DueMessage, outcome: Outcome): Promise<void> {
  const { business_id: businessId, id, tries, reminder_id: reminderId } = message;
  const { state, due, failure, said } = outcome;
  const now = services.clock();
  const moments = [due === null ? null : now + due, due === null ? now : null];
  const isInVain = (state === 'FAILED' || state === 'CANCELLED') && failure !== 'UNKNOWN';
  await services.database.transaction('write', tenantOf(businessId), async (db) => {
    const noted = await db.query(
      `update paper_message set state = $4, due_at = to_timestamp($5::double precision / 1000), failure = $7, said = $8,
         settled_at = to_timestamp($6::double precision / 1000),
         version = version + 1
       where business_id = $1 and id = $2 and state = 'SENDING' and tries = $3 returning id`,
      [businessId, id, tries, state, ...moments, failure, said],
    );
    if (noted.length === 0) return;
    if (isInVain && reminderId !== null) await freeTurn(db, businessId, reminderId);
    if (state === 'FAILED') await noticeFailed(services, db, message);
  });
}

function tenantOf(businessId: number): Tenant {
  return { businessId, outletId: null, userId: null };
}
