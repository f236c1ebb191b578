import { addDays, type CalendarDay, daysBetween, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { bothDates } from '../../platform/core/days.ts';
import { platformTenant } from '../../platform/database/database.ts';
import { auditedTables } from '../../platform/verify/audited.ts';
import type { TestApp } from '../test-app.ts';
import type { OwnerQuery } from '../test-database.ts';
import { dropIndexes, repeatEvents, repeatRows, tablesToRepeat } from './repeat-rows.ts';
import { repeatLinks } from './repeat-links.ts';
import { bringUpToDate, noteSeries, transactionsOf } from './repeat-counters.ts';
import type { Repetition } from './repeated-columns.ts';
import { billsOfDay, openTradingShop, tradeForADay, type TradingShop } from './trading-day.ts';

export type Ground = Pick<TestApp, 'services' | 'base' | 'asOwner'> & {
  /** Several statements of the database's owner on one connection. */
  ownerSession: <T>(work: (query: OwnerQuery) => Promise<T>) => Promise<T>;
};

/** Beyond the last day a date of the day's rows may point. */
const daysAhead = 60;

/**
 * A business with as many invoices as are asked for, paid and unpaid, and all that belongs to them, audit chain
 * included. One day of its trade goes through the calls of the product; the rows of that day are then repeated within
 * the database, from the catalogue of its tables: a column or table that is added comes along, or this says that it
 * cannot. The day is the ground's today; the copies are spread over the days until `until`, in the same fiscal year.
 */
export async function openLargeBusiness(
  ground: Ground,
  { bills, until }: { bills: number; until: CalendarDay },
): Promise<TradingShop> {
  const shop = await openTradingShop(ground);
  const { businessId } = shop.owner;
  const above = await ground.ownerSession(beginAbove);
  const { clock, calendar, database, keys } = ground.services;
  await tradeForADay(shop);
  const first = todayInKathmandu(clock());
  const span = daysBetween(first, until);
  const daysBs = Array.from({ length: span + daysAhead }, (_, day) => bothDates(addDays(first, day), calendar()).bs);
  const copies = Math.ceil(bills / billsOfDay) - 1;
  const audited = await database.transaction('read', platformTenant, auditedTables);
  await ground.ownerSession(async (query) => {
    const stride = (await lastId(query)) - above;
    const repetition: Repetition = { businessId, above, stride, copies, span, firstDay: shop.day };
    await query('set session_replication_role = replica');
    await query('create temp table repeated_days as select $1::text[] as days_bs', [daysBs]);
    await noteSeries(query, repetition);
    const tables = await tablesToRepeat(query, repetition, audited);
    const transactionIds = await transactionsOf(query, repetition);
    const indexes = await dropIndexes(query, ['audit_event', ...tables.map(({ name }) => name)]);
    for (const { name } of tables) await repeatRows(query, name, repetition);
    await repeatEvents(query, tables, repetition);
    for (const index of indexes) await query(index);
    await repeatLinks(query, repetition, { transactionIds, chainKey: keys.auditChain });
    await bringUpToDate(query, repetition);
    await setIds(query, above + stride * (copies + 1));
    await query('analyze');
  });
  return shop;
}

/** Lets all ids go on above those that there are, so that what is written from now on is known by them. */
async function beginAbove(query: OwnerQuery): Promise<number> {
  const above = await lastId(query);
  await setIds(query, above);
  return above;
}

async function lastId(query: OwnerQuery): Promise<number> {
  const [last] = await query(`select max(last_value)::int as id from pg_sequences where schemaname = 'public'`);
  return Number(last?.['id']);
}

async function setIds(query: OwnerQuery, id: number): Promise<void> {
  await query(
    `select setval(format('%I.%I', schemaname, sequencename), $1) from pg_sequences where schemaname = 'public'`,
    [id],
  );
}
