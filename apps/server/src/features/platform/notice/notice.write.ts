import type { Right } from '@bahi/contract/access';
import { type NoticeKind, noticeKinds } from '@bahi/contract/platform/notice/notice-kinds';
import { formatAdDate, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import type { Context } from '../../../platform/core/context.ts';
import { tellChosen } from './notice.tell.ts';

/** What it takes to write a notice, and to send it. */
export type NoticeWriter = Pick<Context, 'db' | 'businessId' | 'now' | 'services'>;

/** Who is told: whoever has a right, or one person. */
type Told = { needs: Right; forUser?: null } | { needs: null; forUser: number };

export type NewNotice = Told & {
  kind: NoticeKind;
  /** Which kind of document or message it is about. */
  subject?: string;
  recordId?: number;
  /** Null: of the whole business. */
  outletId: number | null;
  /** Of one person's: the outlet in which it came about, of which the messages to them are. */
  sentFrom?: number | null;
  /** Who made it so, and need not be told. */
  madeBy?: number;
  /** Who began what somebody else made so, and need not be told either. */
  begunBy?: number;
  name?: string | null;
  nameNp?: string | null;
  count?: number | null;
  amountPaisa?: number | null;
};

type Noted = { id: number; is_new: boolean };

/**
 * Writes what somebody should know, once a day: the same event of the same day is counted, and is unread again. What tells of
 * an event goes at once to who chose that by e-mail or SMS.
 */
export async function writeNotice(writer: NoticeWriter, notice: NewNotice): Promise<void> {
  const { db, businessId, now } = writer;
  const { kind, subject = '', recordId = 0, outletId, needs, forUser = null, madeBy = null, begunBy = null } = notice;
  const { name = null, nameNp = null, count = null, amountPaisa = null } = notice;
  const [noted] = await db.query<Noted>(
    `insert into notice as known (business_id, outlet_id, kind, subject, record_id, needs, for_user, made_by, begun_by, name, name_np,
       count, amount_paisa, told_on, written_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $16, $9, $10, $11, $12, $13, to_timestamp($14::double precision / 1000))
     on conflict (business_id, told_on, kind, subject, record_id, coalesce(outlet_id, 0), coalesce(for_user, 0)) do update
       set count = known.count + 1, name = excluded.name, name_np = excluded.name_np, amount_paisa = excluded.amount_paisa,
         made_by = excluded.made_by, begun_by = excluded.begun_by, written_at = excluded.written_at
       where not $15
     returning id, xmax = 0 as is_new`,
    [
      businessId,
      outletId,
      kind,
      subject,
      recordId,
      needs,
      forUser,
      madeBy,
      name,
      nameNp,
      count,
      amountPaisa,
      formatAdDate(todayInKathmandu(now)),
      now,
      noticeKinds[kind].isDaily,
      begunBy,
    ],
  );
  if (noted === undefined || noticeKinds[kind].isDaily) return;
  if (noted.is_new) return tellChosen(writer, { id: noted.id, ...notice, outletId: notice.sentFrom ?? outletId });
  await db.query('delete from notice_read where business_id = $1 and notice_id = $2 returning notice_id', [
    businessId,
    noted.id,
  ]);
}

/** Says that a business, which runs no more, is found by no server any more; or that its days are told from today on again. */
export async function pauseNotices(
  { db, businessId }: Pick<NoticeWriter, 'db' | 'businessId'>,
  isPaused: boolean,
): Promise<void> {
  await db.query('update notice_look set looked_on = $2 where business_id = $1 returning business_id', [
    businessId,
    isPaused ? 'infinity' : '2000-01-01',
  ]);
}

/** Says that a business is to be told of its days from today on. */
export async function beginNotices({ db, businessId }: Pick<NoticeWriter, 'db' | 'businessId'>): Promise<void> {
  await db.query(
    `insert into notice_look (business_id, looked_on) values ($1, '2000-01-01')
     on conflict (business_id) do nothing returning business_id`,
    [businessId],
  );
}
