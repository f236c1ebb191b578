import type { Answer, Input } from '@bahi/contract/endpoint';
import type { TdsRate } from '@bahi/contract/money/tds/tds-answer';
import type { tdsContract } from '@bahi/contract/money/tds/tds.contract';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { isTdsNature, type TdsNature, tdsNatureNames, tdsNatures } from '@bahi/domain/numbers/tds';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { insertRow } from '../../../platform/database/write-rows.ts';
import { refuseOfOutlet } from './tds.register.ts';

type Contract = typeof tdsContract;
type RateRow = Pick<Row<'tds_rate'>, 'business_id' | 'id' | 'nature' | 'rate_hundredths' | 'holds_from' | 'source'>;

type Reader = Pick<Context, 'db' | 'businessId'>;

/**
 * The rates that hold on a day, in hundredths of a per cent by nature: the last that began, and of two of the same day the
 * business's own. What has none is not in it.
 */
export async function readRatesOn(context: Reader, day: CalendarDay): Promise<Map<TdsNature, number>> {
  return (await readRatesByDay(context))(day);
}

/** The same for any of many days: there are few rates, and they are read at once. */
export async function readRatesByDay(context: Reader): Promise<(day: CalendarDay) => Map<TdsNature, number>> {
  const rows = await readRates(context);
  return (day) => {
    const rates = new Map<TdsNature, number>();
    for (const { nature, rate_hundredths: rate, holds_from: from } of rows)
      if (isTdsNature(nature) && tdsNatures[nature].hasRate && !rates.has(nature) && storedDay(from) <= day)
        rates.set(nature, rate);
    return rates;
  };
}

/** Every dated row, those of the product beside the business's own, by nature and the newest first. */
export async function listRates(context: Context): Promise<Answer<Contract['rates']>> {
  const rows = await readRates(context);
  const places = new Map<string, number>(tdsNatureNames.map((nature, place) => [nature, place]));
  const rates = rows
    .toSorted((one, other) => (places.get(one.nature) ?? 0) - (places.get(other.nature) ?? 0))
    .flatMap((row) => rateOf(context, row, rows));
  return { rates };
}

/** A rate of the business's own from a day on; what was held back before keeps its own. */
export async function saveRate(
  context: Context,
  { body }: Input<Contract['saveRate']>,
): Promise<Answer<Contract['saveRate']>> {
  const { db, businessId, session, calendar } = context;
  refuseOfOutlet(session);
  if (!tdsNatures[body.nature].hasRate) fail('tds.rateBySteps', { field: 'nature' });
  const day = readRequiredDay(calendar, { ad: body.fromDayAD, bs: null }, { ad: 'fromDayAD', bs: 'fromDayAD' });
  const rateHundredths = Math.round(body.rate * 100);
  if (rateHundredths <= 0) fail('common.aboveZero', { field: 'rate' });
  const holdsFrom = formatAdDate(day);
  const id = await insertRow(db, 'tds_rate', {
    business_id: businessId,
    code: `${body.nature} ${holdsFrom}`,
    nature: body.nature,
    rate_hundredths: rateHundredths,
    holds_from: holdsFrom,
    source: body.source,
    created_by: session.userId,
    created_by_name: session.fullName,
  });
  context.say('tds.rateSaved');
  const rows = await readRates(context);
  const own = rows.find((row) => row.id === id && row.business_id === businessId);
  return (own === undefined ? undefined : rateOf(context, own, rows)[0]) ?? failNotFound();
}

/** Takes a rate of the business's own away; what it was used for keeps it. */
export async function removeRate(
  context: Context,
  { params }: Input<Contract['removeRate']>,
): Promise<Answer<Contract['removeRate']>> {
  const { db, businessId } = context;
  refuseOfOutlet(context.session);
  const [row] = await db.query<{ business_id: number }>(
    'select business_id from tds_rate where business_id in (0, $1) and id = $2 order by business_id desc',
    [businessId, params.id],
  );
  if (row === undefined) return failNotFound();
  if (row.business_id !== businessId) fail('tds.rateOfProduct', { status: 409 });
  await db.query('delete from tds_rate where business_id = $1 and id = $2', [businessId, params.id]);
  context.say('tds.rateRemoved');
  return { id: params.id };
}

/** By nature the last that began first, and of two of the same day the business's own. */
function readRates({ db, businessId }: Reader): Promise<RateRow[]> {
  return db.query<RateRow>(
    `select business_id, id, nature, rate_hundredths, holds_from, source from tds_rate
     where business_id in (0, $1) order by nature, holds_from desc, business_id desc`,
    [businessId],
  );
}

/** As it is told; the first of its nature that has begun is in force. */
function rateOf({ calendar, today, businessId }: Context, row: RateRow, all: readonly RateRow[]): TdsRate[] {
  if (!isTdsNature(row.nature)) return [];
  const from = bothDates(storedDay(row.holds_from), calendar);
  const inForce = all.find((one) => one.nature === row.nature && storedDay(one.holds_from) <= today);
  return [
    {
      id: row.id,
      nature: row.nature,
      rate: row.rate_hundredths / 100,
      fromDayAD: from.ad,
      fromDayBS: from.bs,
      source: row.source,
      isOwn: row.business_id === businessId,
      isInForce: inForce === row,
    },
  ];
}
