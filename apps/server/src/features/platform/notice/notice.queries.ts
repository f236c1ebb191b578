import type { Answer, Input } from '@bahi/contract/endpoint';
import {
  kindsByDay,
  kindsOfTopics,
  type NoticeKind,
  noticeDays,
  type NoticeTopic,
} from '@bahi/contract/platform/notice/notice-kinds';
import type { noticeContract } from '@bahi/contract/platform/notice/notice.contract';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { type Chooser, tellingRights } from './notice.tell.ts';

type Contract = typeof noticeContract;
type Notice = Answer<Contract['recent']>['notices'][number];

/** So many are shown at once, and counted at most. */
const mostShown = 50;
const mostCounted = 100;

/**
 * What the caller sees, where they work: of each day what stands in the whole business or in their outlet, of events those
 * of the outlets that they see. The parameters are those of `seenBy`.
 */
export const seen = `notice.business_id = $1 and notice.told_on > $2::date and (notice.needs = any($3) or notice.for_user = $4)
  and notice.made_by is distinct from $4 and notice.begun_by is distinct from $4
  and (notice.kind = any($5) or notice.outlet_id is not distinct from $6 or notice.for_user = $4)
  and notice.kind <> all($7)`;
const isRead = `exists (select from notice_read own
  where own.business_id = notice.business_id and own.notice_id = notice.id and own.user_id = $4)`;
/** What was not read, of what is seen. */
export const unread = `${seen} and not ${isRead}`;

/** The parameters of what the caller sees. */
export async function seenBy(context: Context): Promise<unknown[]> {
  const { businessId, session, today } = context;
  const silent = await readSilent(context);
  return [
    businessId,
    formatAdDate(addDays(today, -noticeDays)),
    [...tellingRights(session.rights)],
    session.userId,
    kindsByDay(false),
    session.outletId,
    silent,
  ];
}

async function readSilent({ db, businessId, session }: Context): Promise<NoticeKind[]> {
  const [choice] = await db.query<{ without_bell: NoticeTopic[] }>(
    'select without_bell from notice_choice where business_id = $1 and user_id = $2',
    [businessId, session.userId],
  );
  return kindsOfTopics(choice?.without_bell ?? []);
}

/** How many the caller has not read, up to a hundred. */
export async function countUnread(context: Context): Promise<Answer<Contract['unread']>> {
  const [row] = await context.db.query<{ count: number }>(
    `select count(*)::int as count from (select notice.id from notice where ${unread} limit ${mostCounted}) counted`,
    await seenBy(context),
  );
  return { count: row?.count ?? 0 };
}

type NoticeRow = Row<'notice'> & {
  outlet_name: string | null;
  outlet_name_np: string | null;
  is_read: boolean;
};

/** The newest notices of the last 90 days, or those before one that is known; what came again stands where it came last. */
export async function recentNotices(
  context: Context,
  { query }: Input<Contract['recent']>,
): Promise<Answer<Contract['recent']>> {
  const rows = await context.db.query<NoticeRow>(
    `select notice.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np, ${isRead} as is_read
     from notice
     left join outlet on outlet.business_id = notice.business_id and outlet.id = notice.outlet_id
     where ${seen} and not ($10 and ${isRead}) and ($8::bigint is null
       or (notice.written_at, notice.id) < (coalesce($9::timestamptz, notice.written_at), $8))
     order by notice.written_at desc, notice.id desc limit $11`,
    [...(await seenBy(context)), query.before ?? null, query.beforeAt ?? null, query.isUnread ?? false, mostShown + 1],
  );
  return { notices: rows.slice(0, mostShown).map(noticeOf), hasMore: rows.length > mostShown };
}

function noticeOf(row: NoticeRow): Notice {
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    recordId: row.record_id === 0 ? null : row.record_id,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    name: row.name,
    nameNp: row.name_np,
    count: row.count,
    amount: row.amount_paisa === null ? null : rupeesOf(row.amount_paisa),
    dayAD: row.told_on,
    at: row.written_at.toISOString(),
    isRead: row.is_read,
  };
}

/** What the caller chose, and where e-mails and messages would go. */
export async function getChoices(context: Context): Promise<Answer<Contract['choices']>> {
  const { db, businessId, session, services, language } = context;
  const [person] = await db.query<{ email: string | null; mobile_number: string | null }>(
    'select email, mobile_number from app_user where business_id = $1 and id = $2',
    [businessId, session.userId],
  );
  const [choice] = await db.query<Pick<Chooser, 'by_email' | 'by_sms' | 'language'> & { without_bell: NoticeTopic[] }>(
    'select * from notice_choice where business_id = $1 and user_id = $2',
    [businessId, session.userId],
  );
  const isMailSetUp = await services.mail.isSetUp(db);
  return {
    withoutBell: choice?.without_bell ?? [],
    byEmail: choice?.by_email ?? [],
    bySms: choice?.by_sms ?? [],
    language: choice?.language ?? language,
    email: isMailSetUp ? (person?.email ?? null) : null,
    // The console sends nothing to anybody's phone.
    mobile: services.sms.isConsole ? null : (person?.mobile_number ?? null),
  };
}
