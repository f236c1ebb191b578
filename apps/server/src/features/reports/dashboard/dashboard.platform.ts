import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer } from '@bahi/contract/endpoint';
import { bsFromDay, dayFromBs } from '@bahi/domain/calendar/bs-calendar';
import { addDays, asCalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';

type Platform = NonNullable<Answer<(typeof dashboardContract)['summary']>['platform']>;
type Reader = Pick<Context, 'db' | 'now' | 'today' | 'calendar'>;

const weekDays = 7;
const monthDays = 30;
/** What the security log calls a door that stayed shut. */
const failures = ['passwordWrong', 'codeWrong', 'factorWrong', 'signInRefused', 'tooManyTries', 'tokenReused'];

/** The platform in figures, samples left out: businesses and people, who signed up, codes that were asked for, doors that stayed shut. */
export async function readPlatform(context: Reader): Promise<Platform> {
  const { db } = context;
  const businesses = db
    .tables()
    .selectFrom('business')
    .select('id')
    .where('id', '>', 0)
    .where('sample_of_id', 'is', null);
  const [all, isNew, active, users, activeSessions, signUps, codes, failed] = await Promise.all([
    db.count(businesses.compile()),
    db.count(businesses.where('status', '=', 'NEW').compile()),
    db.count(businesses.where('status', '=', 'ACTIVE').compile()),
    db.count(
      db
        .tables()
        .selectFrom('app_user')
        .innerJoin('business', 'business.id', 'app_user.business_id')
        .where('business.sample_of_id', 'is', null)
        .select('app_user.id')
        .compile(),
    ),
    countSessions(context),
    countSignUps(context),
    countCodes(context),
    countFailures(context),
  ]);
  return {
    businesses: all,
    newBusinesses: isNew,
    activeBusinesses: active,
    users,
    activeSessions,
    signUps,
    codes,
    failures: failed,
  };
}

async function countSessions({ db, now }: Reader): Promise<number> {
  const [row] = await db.query<{ active: number }>(
    `select count(*)::int as active from user_session
     join app_user on app_user.id = user_session.user_id
     join business on business.id = app_user.business_id and business.sample_of_id is null
     where revoked_at is null and parent_id is null and ends_at > to_timestamp($1::double precision / 1000)`,
    [now],
  );
  return row?.active ?? 0;
}

/** The businesses that registered today, in the last seven days and in the last thirty, by the clock of Kathmandu. */
async function countSignUps({ db, today }: Reader): Promise<Platform['signUps']> {
  const countOf = (days: number): Promise<number> => {
    const first = formatAdDate(asCalendarDay(addDays(today, 1 - days)));
    const since = sql<Date>`${first}::date::timestamp at time zone 'Asia/Kathmandu'`;
    return db.count(
      db
        .tables()
        .selectFrom('business')
        .select('id')
        .where('id', '>', 0)
        .where('sample_of_id', 'is', null)
        .where('created_at', '>=', since)
        .compile(),
    );
  };
  const [ofToday, ofWeek, ofMonth] = await Promise.all([countOf(1), countOf(weekDays), countOf(monthDays)]);
  return { today: ofToday, week: ofWeek, month: ofMonth };
}

type Counted = Record<'today' | 'month', number>;

/** Codes that were asked for, today and since the BS month began, and how many of the month's were used. */
async function countCodes(context: Reader): Promise<Platform['codes']> {
  const [row] = await context.db.query<Counted & { used: number }>(
    `select (count(*) filter (where created_at >= $1::date::timestamp at time zone 'Asia/Kathmandu'))::int as today,
       count(*)::int as month, count(used_at)::int as used
     from otp where created_at >= $2::date::timestamp at time zone 'Asia/Kathmandu'`,
    sinceDays(context),
  );
  return row ?? { today: 0, month: 0, used: 0 };
}

/** Sign-ins that were refused at any door. */
async function countFailures(context: Reader): Promise<Platform['failures']> {
  const [row] = await context.db.query<Counted>(
    `select coalesce(sum(times) filter (where at >= $1::date::timestamp at time zone 'Asia/Kathmandu'), 0)::int as today,
       coalesce(sum(times), 0)::int as month
     from security_event join business on business.id = security_event.business_id and business.sample_of_id is null
     where at >= $2::date::timestamp at time zone 'Asia/Kathmandu' and event = any($3)`,
    [...sinceDays(context), failures],
  );
  return row ?? { today: 0, month: 0 };
}

function sinceDays({ today, calendar }: Reader): [string, string] {
  const monthStart = dayFromBs({ ...bsFromDay(today, calendar), day: 1 }, calendar);
  return [formatAdDate(today), formatAdDate(monthStart)];
}
