import { noticeDays, noticeMorning, noticeTopics } from '@bahi/contract/platform/notice/notice-kinds';
import { addDays, formatAdDate, hourInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { storedDay } from '../../../platform/core/days.ts';
import { repeated } from '../../../platform/core/repeated.ts';
import type { Services } from '../../../platform/core/services.ts';
import { platformTenant } from '../../../platform/database/database.ts';
import { readLines } from '../notice/notice.message.ts';
import { placesOf, readChoosers, writeDelivery } from '../notice/notice.tell.ts';
import { type NoticeWriter, writeNotice } from '../notice/notice.write.ts';
import { readDay } from './notice-day.facts.ts';

const everyMilliseconds = 30_000;

/**
 * Tells each business once a day what stands, again and again, until the answered function is called, which waits for what is
 * being written. Any number of servers may do so on one database: the day of a business is taken by one.
 */
export function startNotices(services: Services): () => Promise<void> {
  const rhythm = { name: 'notices', everyMilliseconds, beginsAtOnce: true };
  return repeated(services, rhythm, (isStopped) => tellDue(services, isStopped));
}

/** Writes the notices of today for the businesses that have none of today yet; the outbox sends what was chosen so. */
export async function tellDue(services: Services, isStopped = () => false): Promise<void> {
  const now = services.clock();
  if (hourInKathmandu(now) < noticeMorning) return;
  const today = formatAdDate(todayInKathmandu(now));
  const whose = await services.database.transaction('read', platformTenant, (db) =>
    db.query<{ business_id: number }>('select business_id from businesses_with_due_notices($1) as due (business_id)', [
      today,
    ]),
  );
  for (const { business_id: businessId } of whose) {
    if (isStopped()) return;
    await tellDay(services, businessId, today).catch((error: unknown) =>
      services.log.warn({ err: error, businessId }, 'notices'),
    );
  }
}

/** Writes the day of one business, `2026-11-20`, in one transaction, unless another server does or did. */
export function tellDay(services: Services, businessId: number, today: string): Promise<void> {
  return services.database.transaction('write', { businessId, outletId: null, userId: null }, async (db) => {
    const [look] = await db.query<{ looked_on: string }>(
      `select looked_on from notice_look where business_id = $1 and looked_on < $2 for update skip locked`,
      [businessId, today],
    );
    if (look === undefined) return;
    const now = services.clock();
    const writer = { db, services, businessId, now };
    const day = todayInKathmandu(now);
    const lookedOn = storedDay(look.looked_on);
    const facts = await readDay({ db, businessId, today: day, lookedOn, calendar: services.calendar() });
    for (const notice of facts) await writeNotice(writer, notice);
    await sendDay(writer, today);
    await clearOld(writer);
    await db.query('update notice_look set looked_on = $2 where business_id = $1 returning business_id', [
      businessId,
      today,
    ]);
  });
}

/** What was told 90 days ago goes, with what was sent of it. */
async function clearOld({ db, businessId, now }: NoticeWriter): Promise<void> {
  const until = formatAdDate(addDays(todayInKathmandu(now), -noticeDays));
  const sent = `select id from notice_delivery where business_id = $1 and written_at < $2::date`;
  for (const clear of [
    'delete from notice where business_id = $1 and told_on <= $2 returning id',
    `delete from paper_message where business_id = $1 and notice_delivery_id in (${sent}) returning id`,
    'delete from notice_delivery where business_id = $1 and written_at < $2::date returning id',
  ])
    await db.query(clear, [businessId, until]);
}

/** All of the day goes to each who chose that in one e-mail or message; to whom there is nothing to tell nothing goes. */
async function sendDay(writer: NoticeWriter, today: string): Promise<void> {
  const { db, businessId } = writer;
  for (const chooser of await readChoosers(db, businessId, noticeTopics)) {
    const places = await placesOf(writer, chooser);
    const delivery = { business_id: businessId, user_id: chooser.user_id, notice_id: null, told_on: today };
    const lines = await Promise.all(
      [chooser.by_email, chooser.by_sms].map((topics) => readLines(db, { delivery, topics, places })),
    );
    const [byEmail = [], bySms = []] = lines;
    const told = {
      ...chooser,
      by_email: byEmail.length > 0 ? chooser.by_email : [],
      by_sms: bySms.length > 0 ? chooser.by_sms : [],
    };
    await writeDelivery(writer, told, { outletId: null, noticeId: null, toldOn: today, topics: noticeTopics });
  }
}
