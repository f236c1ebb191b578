import type { calendarYearContract } from '@bahi/contract/platform/calendar-year/calendar-year.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import type { BsCalendar } from '@bahi/domain/calendar/bs-calendar';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { calendarWith, findReplacedYears, type ReplacedYear } from '../../../platform/settings/calendar-years.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound, failStale } from '../../../platform/core/errors.ts';
import { checkChange } from './calendar-change.ts';
import { readYears } from './calendar-year.queries.ts';

type Save = (typeof calendarYearContract)['save'];
type PutBack = (typeof calendarYearContract)['putBack'];
type Form = Input<Save>['body'];

/** Takes years into force in place of those of the table. Nothing of it is kept when one of them cannot be. */
export async function saveYears(context: Context, form: Form): Promise<Answer<Save>> {
  const { db, session, now } = context;
  refuseDoubles(form);
  const stored = await lockYears(context);
  await refuseStale(context, form);
  const sent = form.years.map((one) => ({
    bs_year: one.year,
    month_lengths: one.months,
    is_official: form.isOfficial,
  }));
  const years = new Set(sent.map((one) => one.bs_year));
  const before = calendarWith(stored);
  const after = calendarWith([...stored.filter((row) => !years.has(row.bs_year)), ...sent]);
  if (form.isOfficial) refuseGap(context, form, after);
  await checkChange(context, {
    before,
    after,
    years: form.years.map((one) => one.year),
    isShiftMeant: form.acceptsShift,
  });
  for (const { bs_year, month_lengths } of sent)
    await db.query(
      `insert into calendar_year (bs_year, month_lengths, provenance, is_official, changed_by, changed_at)
       values ($1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000))
       on conflict (bs_year) do update set month_lengths = excluded.month_lengths, provenance = excluded.provenance,
         is_official = excluded.is_official, changed_by = excluded.changed_by, changed_at = excluded.changed_at,
         version = calendar_year.version + 1`,
      [bs_year, month_lengths, form.provenance, form.isOfficial, session.userId, now],
    );
  takeIntoForce(context);
  return (await readYears(context)).filter((row) => years.has(row.year));
}

/** Puts a year back to what the built-in table says. */
export async function putYearBack(
  context: Context,
  { year, acceptsShift }: Input<PutBack>['body'],
): Promise<Answer<PutBack>> {
  const stored = await lockYears(context);
  const left = stored.filter((row) => row.bs_year !== year);
  if (left.length === stored.length) failNotFound();
  await checkChange(context, {
    before: calendarWith(stored),
    after: calendarWith(left),
    years: [year],
    isShiftMeant: acceptsShift,
  });
  await context.db.query('delete from calendar_year where bs_year = $1', [year]);
  takeIntoForce(context);
  const row = (await readYears(context)).find((one) => one.year === year);
  return row ?? failNotFound();
}

/** The years that were replaced. Nobody else changes the table until this transaction ends. */
async function lockYears({ db }: Context): Promise<ReplacedYear[]> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('calendar-year', 0))`);
  return findReplacedYears(db);
}

function takeIntoForce({ db, services, say }: Context): void {
  db.afterCommit(() => services.settings.refresh());
  say('calendarYear.saved');
}

function refuseDoubles({ years }: Form): void {
  const seen = new Set<number>();
  for (const [position, { year }] of years.entries()) {
    if (seen.has(year)) fail('calendarYear.twice', { field: `years.${position}.year` });
    seen.add(year);
  }
}

async function refuseStale({ db }: Context, { years }: Form): Promise<void> {
  const versions = await db.query<{ bs_year: number; version: number }>('select bs_year, version from calendar_year');
  const known = new Map(versions.map((row) => [row.bs_year, row.version]));
  for (const { year, version } of years) if (version != null && version !== known.get(year)) failStale();
}

/** Years become official in their order: a year's first day is settled by all those before it. */
function refuseGap({ language }: Context, { years }: Form, after: BsCalendar): void {
  const position = years.findIndex(({ year }) => year > after.lastOfficialYear);
  if (position < 0) return;
  // A year is a name and not a quantity: no separators.
  const parameters = { year: inDigitsOf(String(after.lastOfficialYear + 1), language) };
  fail('calendarYear.officialGap', { field: `years.${position}.year`, parameters });
}
