import { kindsByDay, kindsOfTopics, type NoticeTopic } from '@bahi/contract/platform/notice/notice-kinds';
import { sayingOf } from '@bahi/contract/platform/notice/notice-saying';
import { formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { Language } from '@bahi/domain/language';
import { asPaisa } from '@bahi/domain/numbers/money';
import { textOf } from '../../../platform/core/texts.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { nameIn } from '@bahi/contract/paper/paper-words';
import { Undeliverable } from '../../sales/outbox/message-failures.ts';
import type { Composed, Composer, DueMessage } from '../../sales/outbox/outgoing-message.ts';
import { type Chooser, isIn, type Place, placesOf, readChooser } from './notice.tell.ts';

type Delivery = Row<'notice_delivery'> & {
  company_name: string;
  company_name_np: string | null;
  company_email: string | null;
  is_running: boolean;
};
type Line = Row<'notice'> & { outlet_name: string | null; outlet_name_np: string | null };

/** In a message to a phone: the rest is at the bell. */
const mostInSms = 3;

/** What somebody is told by e-mail or SMS, if they still choose that and may still see it at the moment it is sent. */
export const composeNotice: Composer = async (services, message) => {
  const { business_id: businessId } = message;
  return services.database.transaction('read', { businessId, outletId: null, userId: null }, async (db) => {
    const delivery = await readDelivery(db, message);
    const person = await readChooser(db, businessId, delivery.user_id);
    if (person === null || !delivery.is_running) throw new Undeliverable('UNWANTED');
    // What stood on a day is told on that day or not at all.
    const today = formatAdDate(todayInKathmandu(services.clock()));
    if (delivery.told_on !== null && delivery.told_on !== today) throw new Undeliverable('UNWANTED');
    // What is addressed to somebody else by now is not theirs.
    if (delivery.recipient !== (delivery.way === 'EMAIL' ? person.email : person.mobile_number))
      throw new Undeliverable('UNWANTED');
    const topics = delivery.way === 'EMAIL' ? person.by_email : person.by_sms;
    const places = await placesOf({ db, businessId, now: services.clock() }, person);
    const lines = await readLines(db, { delivery, topics, places });
    if (lines.length === 0) throw new Undeliverable('UNWANTED');
    return composed(delivery, { person, lines, language: message.language });
  });
};

async function readDelivery(db: Tx, message: DueMessage): Promise<Delivery> {
  const [row] = await db.query<Delivery>(
    `select delivery.*, business.company_name, business.company_name_np, business.company_email,
       business.status <> 'INACTIVE' as is_running
     from notice_delivery delivery join business on business.id = delivery.business_id
     where delivery.business_id = $1 and delivery.id = $2`,
    [message.business_id, message.notice_delivery_id],
  );
  if (row === undefined) throw new Error(`the notice of delivery ${message.notice_delivery_id} is gone`);
  return row;
}

type Asked = {
  delivery: Pick<Delivery, 'business_id' | 'user_id' | 'notice_id' | 'told_on'>;
  topics: readonly NoticeTopic[];
  places: readonly Place[];
};

/** The event, or what stood on the day, as far as the person may see it from where they work. */
export async function readLines(db: Tx, { delivery, topics, places }: Asked): Promise<Line[]> {
  const { business_id: businessId, user_id: userId, notice_id: noticeId, told_on: toldOn } = delivery;
  const rows = await db.query<Line>(
    `select notice.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np from notice
     left join outlet on outlet.business_id = notice.business_id and outlet.id = notice.outlet_id
     where notice.business_id = $1 and notice.kind = any($2)
       and (notice.id = $3 or (notice.told_on = $4 and notice.kind = any($5)))
       and (notice.for_user is null or notice.for_user = $6)
     order by notice.id`,
    [businessId, kindsOfTopics(topics), noticeId, toldOn, kindsByDay(true), userId],
  );
  return rows.filter(
    ({ needs, outlet_id: outletId }) =>
      needs === null || places.some((place) => isSeen(place, { needs, outletId, isEvent: noticeId !== null })),
  );
}

/** What stands on a day is told of the place itself; an event also of the outlets that are seen from there. */
function isSeen(place: Place, of: { needs: string; outletId: number | null; isEvent: boolean }): boolean {
  const isHere = of.isEvent ? isIn(place, of.outletId) : place.outletId === of.outletId;
  return isHere && [...place.rights].some((right) => right === of.needs);
}

type Said = { person: Chooser; lines: readonly Line[]; language: Language };

function composed(delivery: Delivery, { person, lines, language }: Said): Composed {
  const seller = nameIn({ en: delivery.company_name, ne: delivery.company_name_np }, language);
  const texts = lines.map((line) => lineOf(line, language));
  const [first = ''] = texts;
  const subject =
    texts.length === 1
      ? `${seller}: ${first}`
      : textOf(language, 'notice.mailSubject', { seller, count: texts.length });
  const name = nameIn({ en: person.full_name, ne: person.full_name_np }, language);
  const more = texts.length - mostInSms;
  return {
    subject,
    letter: [
      textOf(language, 'notice.mailGreeting', { name }),
      texts.map((text) => `- ${text}`).join('\n'),
      textOf(language, 'notice.mailEnd'),
      seller,
    ].join('\n\n'),
    text: [
      seller,
      ...texts.slice(0, mostInSms),
      ...(more > 0 ? [textOf(language, 'notice.smsMore', { count: more })] : []),
    ].join(' · '),
    fromName: seller,
    replyTo: null,
    attachments: () => Promise.resolve([]),
    // The notices themselves stand at the bell.
    said: null,
  };
}

function lineOf(row: Line, language: Language): string {
  const { kind, subject, name, name_np: nameNp, count, amount_paisa: paisa } = row;
  const amount = paisa === null ? null : asPaisa(paisa);
  const { key, words } = sayingOf({ kind, subject, name, nameNp, count, amount }, language);
  const said = textOf(language, `notice.${key}`, words);
  const outlet = nameIn({ en: row.outlet_name ?? '', ne: row.outlet_name_np }, language);
  return outlet === '' ? said : `${outlet} · ${said}`;
}
