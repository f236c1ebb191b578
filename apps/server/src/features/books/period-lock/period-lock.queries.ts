import type { periodLockContract, PeriodLock, VatMonth } from '@bahi/contract/books/period-lock/period-lock.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { lastFiledVatMonth, vatMonthsBetween, vatReturnDueOn } from '@bahi/domain/calendar/vat-month';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, storedDay } from '../../../platform/core/days.ts';
import { foundBy, orderOf, readPage } from '../../../platform/database/list-query.ts';
import { countersBehind } from './counters-behind.ts';
import { type LockRow, lockOf } from './period-lock.rows.ts';

type Contract = typeof periodLockContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'calendar'>;

const sorting = { lockedAt: sql`period_lock.locked_at`, throughDayAD: sql`period_lock.through_day` };
const shownMonths = 12;

/** Every act of locking and unlocking, the newest first unless another order is asked for. */
export async function listPeriodLocks(
  context: Reader,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  let selection = locksOf(context);
  for (const condition of [foundBy(query.search, { names: ['reason', 'locked_by_name'] }), isInForce(query.isActive)])
    if (condition !== null) selection = selection.where(condition);
  const order = orderOf(sorting, query.sort, '-lockedAt', 'period_lock.id');
  const { rows, recordsTotal } = await readPage(context, selection, withForce(selection), order, query);
  return { rows: rows.map((row) => lockOf(context, row)), recordsTotal };
}

/** What is locked today, and what could be next. */
export async function getLockOverview(context: Context): Promise<Answer<Contract['overview']>> {
  const { today, calendar } = context;
  const vatMonths = await readVatMonths(context);
  const filed = formatAdDate(lastFiledVatMonth(today, calendar));
  return {
    locks: await readLocksInForce(context),
    proposal: vatMonths?.find(({ lastDayAD, lock }) => lastDayAD === filed && lock === null) ?? null,
    vatMonths,
    lastDayAD: formatAdDate(addDays(today, -1)),
    counters: await readCounters(context),
  };
}

/** The counters that are to be looked at before a day is locked: of which something is open, or that were not heard of today. */
async function readCounters(context: Context): Promise<Answer<Contract['overview']>['counters']> {
  const today = formatAdDate(context.today);
  const counters = (await countersBehind(context, { from: null, to: context.today })) ?? [];
  return counters
    .filter(({ openFrom, heardOn }) => openFrom !== null || (heardOn !== null && heardOn < today))
    .map(({ code, name, openFrom, heardOn }) => ({
      name: `${code} ${name}`,
      openFromAD: openFrom,
      heardOnAD: heardOn,
    }));
}

/** One act of locking or unlocking. */
export async function getPeriodLock(context: Reader, id: number): Promise<PeriodLock> {
  return lockOf(context, await withForce(locksOf(context)).where('id', '=', id).executeTakeFirstOrThrow());
}

/** The last day that is locked in a scope; null where none is. */
export async function lockedThrough(context: Reader, scope: PeriodLock['scope']): Promise<CalendarDay | null> {
  const found = (await readLocksInForce(context)).find((lock) => lock.scope === scope)?.throughDayAD;
  return found ? storedDay(found) : null;
}

/** The last act of each scope that leaves something locked. */
async function readLocksInForce(context: Reader): Promise<PeriodLock[]> {
  const rows = await withForce(locksOf(context))
    .where(sql<SqlBool>`${inForce} and through_day is not null`)
    .orderBy('scope')
    .execute();
  return rows.map((row) => lockOf(context, row));
}

/** The months of a business that is registered for VAT; null of any other. */
async function readVatMonths(context: Context): Promise<VatMonth[] | null> {
  const { db, businessId, today, calendar } = context;
  const [row] = await db.query<{ first: string | null }>(
    `select (select min(posting_date) from journal_entry where business_id = $1) as first
     from business where id = $1 and register_type = 'VAT'`,
    [businessId],
  );
  if (row === undefined) return null;
  const first = row.first === null ? today : storedDay(row.first);
  return withLocks(context, vatMonthsBetween({ first, today }, shownMonths, calendar));
}

/** Months by their last days, each with the act since which it is locked: that of VAT where both scopes lock it. */
async function withLocks(context: Reader, ends: readonly CalendarDay[]): Promise<VatMonth[]> {
  const { db, businessId, calendar } = context;
  const found = await db.query<{ last_day: string; lock_id: number }>(
    `select last_day, locked.id as lock_id from unnest($2::date[]) as month (last_day)
     cross join lateral (
       select act.id from period_lock act where act.business_id = $1 and act.through_day >= last_day
         and not exists (select from period_lock later where later.business_id = $1 and later.scope = act.scope
           and later.sequence > act.sequence and (later.through_day is null or later.through_day < last_day))
       order by act.scope desc, act.sequence limit 1) locked`,
    [businessId, ends.map(formatAdDate)],
  );
  const ids = found.map((row) => row.lock_id);
  const rows = ids.length === 0 ? [] : await withForce(locksOf(context)).where('id', 'in', ids).execute();
  return ends.map((end) => {
    const last = bothDates(end, calendar);
    const due = bothDates(vatReturnDueOn(end, calendar), calendar);
    const lockId = found.find((row) => row.last_day === last.ad)?.lock_id;
    const row = rows.find(({ id }) => id === lockId);
    const lock = row === undefined ? null : lockOf(context, row);
    return { lastDayAD: last.ad, lastDayBS: last.bs, dueDayAD: due.ad, dueDayBS: due.bs, lock };
  });
}

const inForce = sql<boolean>`exists (select from period_lock_in_force force
  where force.business_id = period_lock.business_id and force.id = period_lock.id)`;

function isInForce(isActive: boolean | undefined): RawBuilder<SqlBool> | null {
  return isActive === undefined ? null : sql<SqlBool>`${inForce} = ${isActive}`;
}

function locksOf({ db, businessId }: Reader) {
  return db.tables().selectFrom('period_lock').where('period_lock.business_id', '=', businessId);
}

function withForce(selection: ReturnType<typeof locksOf>) {
  return selection.selectAll('period_lock').select(inForce.as('is_active')).$castTo<LockRow>();
}
