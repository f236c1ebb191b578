import type { Right } from '@bahi/contract/access';
import { noticeKinds, type NoticeTopic } from '@bahi/contract/platform/notice/notice-kinds';
import type { UserType } from '@bahi/contract/enumeration';
import type { Language } from '@bahi/domain/language';
import type { Context } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findRights, findWorkplaces } from '../../../platform/sessions/rights.ts';
import { messagesLeftForNotices, queueMessage } from '../../sales/outbox/outbox.ts';
import type { NewNotice, NoticeWriter } from './notice.write.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'now'>;

/** Somebody active who chose that some topics come by e-mail or SMS. */
export type Chooser = {
  user_id: number;
  user_type: UserType;
  full_name: string;
  full_name_np: string | null;
  email: string | null;
  mobile_number: string | null;
  by_email: NoticeTopic[];
  by_sms: NoticeTopic[];
  language: Language;
};

/** Where somebody works, and what they may see there. */
export type Place = { outletId: number | null; rights: ReadonlySet<Right> };

const choosers = `select choice.user_id, choice.by_email, choice.by_sms, choice.language, person.user_type, person.full_name,
    person.full_name_np, person.email, person.mobile_number
  from notice_choice choice
  join app_user person on person.id = choice.user_id and person.business_id = choice.business_id and person.is_active
  where choice.business_id = $1`;

/** Who of a business chose one of these topics by e-mail or SMS. */
export function readChoosers(db: Tx, businessId: number, topics: readonly NoticeTopic[]): Promise<Chooser[]> {
  return db.query<Chooser>(`${choosers} and (choice.by_email && $2 or choice.by_sms && $2) order by choice.user_id`, [
    businessId,
    topics,
  ]);
}

/** The same of one person; null where they are not active, or chose nothing. */
export async function readChooser(db: Tx, businessId: number, userId: number): Promise<Chooser | null> {
  const [chooser] = await db.query<Chooser>(`${choosers} and choice.user_id = $2`, [businessId, userId]);
  return chooser ?? null;
}

/** By which rights somebody is told: one to approve says nothing to who may not read what is to be approved. */
export function tellingRights(rights: ReadonlySet<Right>): Set<Right> {
  const names = new Set<string>(rights);
  return new Set([...rights].filter((right) => names.has(right.replace(/\.approve$/, '.read'))));
}

/** The whole business and what a role that holds for one outlet adds in it, or of an outlet user the outlets in which they work. */
export async function placesOf(
  { db, businessId, now }: Reader,
  { user_id: userId, user_type: userType }: Pick<Chooser, 'user_id' | 'user_type'>,
): Promise<Place[]> {
  const of = { businessId, userId, userType };
  const placeAt = async (outletId: number | null): Promise<Place> => ({
    outletId,
    rights: tellingRights(await findRights(db, { ...of, outletId, now })),
  });
  const workplaces = await findWorkplaces(db, of);
  if (userType === 'OUTLET_USER') return Promise.all(workplaces.map(({ id }) => placeAt(id)));
  const given = await db.query<{ outlet_id: number | null }>(
    'select distinct outlet_id from user_role where business_id = $1 and user_id = $2 and outlet_id = any($3)',
    [businessId, userId, workplaces.map(({ id }) => id)],
  );
  const whole = await placeAt(null);
  const places = await Promise.all(given.map(({ outlet_id: outletId }) => placeAt(outletId)));
  // What is told of the whole business is not told of its outlet again.
  return [whole, ...places.map(({ outletId, rights }) => ({ outletId, rights: rights.difference(whole.rights) }))];
}

/** By which ways a topic comes to somebody, and to which address. */
export function waysTo(
  { by_email: byEmail, by_sms: bySms, email, mobile_number: mobile }: Chooser,
  topics: readonly NoticeTopic[],
): { way: 'EMAIL' | 'SMS'; recipient: string }[] {
  const isChosen = (chosen: readonly NoticeTopic[]): boolean => topics.some((topic) => chosen.includes(topic));
  return [
    ...(email !== null && isChosen(byEmail) ? [{ way: 'EMAIL' as const, recipient: email }] : []),
    ...(mobile !== null && isChosen(bySms) ? [{ way: 'SMS' as const, recipient: mobile }] : []),
  ];
}

/** Sends an event to everybody who chose that and may see what is behind it. */
export async function tellChosen(writer: NoticeWriter, notice: NewNotice & { id: number }): Promise<void> {
  const { id: noticeId, kind, outletId, needs, forUser = null, madeBy = null, begunBy = null, subject } = notice;
  // That a notice could not be sent stands at the bell alone.
  if (subject === 'NOTICE') return;
  const { topic } = noticeKinds[kind];
  for (const chooser of await readChoosers(writer.db, writer.businessId, [topic])) {
    if ([madeBy, begunBy].includes(chooser.user_id) || (forUser !== null && chooser.user_id !== forUser)) continue;
    const places = needs === null ? [] : await placesOf(writer, chooser);
    const sees = needs === null || places.some((place) => isIn(place, outletId) && place.rights.has(needs));
    if (sees) await writeDelivery(writer, chooser, { outletId, noticeId, toldOn: null, topics: [topic] });
  }
}

/** Whether what is of an outlet, or of the whole business, is seen from a place. */
export function isIn(place: Place, outletId: number | null): boolean {
  return place.outletId === null || place.outletId === outletId;
}

type Delivered = {
  outletId: number | null;
  noticeId: number | null;
  toldOn: string | null;
  topics: readonly NoticeTopic[];
};

/**
 * Writes that somebody is told by each way that they chose, once, with the messages that take it there. What goes beyond the
 * messages of an hour stands at the bell alone.
 */
export async function writeDelivery(
  writer: NoticeWriter,
  chooser: Chooser,
  { outletId, noticeId, toldOn, topics }: Delivered,
): Promise<void> {
  const { db, businessId, now } = writer;
  for (const { way, recipient } of waysTo(chooser, topics)) {
    if ((await messagesLeftForNotices(writer)) < 1) return;
    const [noted] = await db.query<{ id: number }>(
      `insert into notice_delivery (business_id, outlet_id, user_id, way, recipient, notice_id, told_on, written_at)
       values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::double precision / 1000))
       on conflict do nothing returning id`,
      [businessId, outletId, chooser.user_id, way, recipient, noticeId, toldOn, now],
    );
    if (noted === undefined) continue;
    const queued = { noticeDeliveryId: noted.id, outletId, language: chooser.language, note: null };
    await queueMessage({ db, businessId, now }, queued);
  }
}
