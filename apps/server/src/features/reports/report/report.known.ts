import { type CalendarDay, addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Reader } from './report.asked.ts';

/** Who asks, and by which clock: null is that of now. */
export type KnownBy = Pick<Reader, 'businessId' | 'session'> & { readonly knownOn: CalendarDay | null };

/** Tables whose rows may be changed after they were written: the audit says what stood there before. */
const changed = ['document', 'invoice', 'expense', 'payment_allocation'] as const;
/** Tables whose rows are written once: the audit says which of them came when. */
const written = ['document_credit', 'stock_move', 'batch_move', 'journal_line'] as const;
/** Figures that are kept beside such rows. */
const kept = ['stock_balance', 'batch_balance', 'party_balance', 'account_day'] as const;

type Changed = (typeof changed)[number];
type Written = (typeof written)[number];
type Kept = (typeof kept)[number];

/**
 * A table under its name or an alias, for the `from` of a report's query: as it is, or with the rows that it had at the
 * end of the day on which the report is known. What came later is taken back, so that nothing but that is walked, and
 * without such a day the query is word for word what it was.
 */
export function known(by: KnownBy, table: Changed | Written | Kept, alias: string = table): RawBuilder<unknown> {
  const name = sql.raw(alias);
  if (by.knownOn === null) return alias === table ? sql.raw(table) : sql`${sql.raw(table)} ${name}`;
  return sql`(${rowsOf({ ...by, knownOn: by.knownOn }, table)}) ${name}`;
}

type Then = KnownBy & { readonly knownOn: CalendarDay };

function rowsOf(by: Then, table: Changed | Written | Kept): RawBuilder<unknown> {
  const changes = changed.find((known) => known === table);
  if (changes !== undefined) return changedRows(by, changes);
  const writes = written.find((known) => known === table);
  if (writes !== undefined) return writtenRows(by, writes);
  const keeps = kept.find((known) => known === table);
  return keeps === undefined ? sql.raw(table) : keptRows[keeps](by);
}

/** Of each kept table what it said then. */
const keptRows: Readonly<Record<Kept, (by: Then) => RawBuilder<unknown>>> = {
  stock_balance: stockBalances,
  batch_balance: batchBalances,
  party_balance: partyBalances,
  account_day: accountDays,
};

/** The events of a table that came after the end of the day, in Kathmandu. */
function later({ businessId, knownOn }: Then, table: string): RawBuilder<SqlBool> {
  const end = sql`${formatAdDate(addDays(knownOn, 1))}::date::timestamp at time zone 'Asia/Kathmandu'`;
  return sql`event.business_id = ${businessId} and event.table_name = ${sql.lit(table)} and event.at >= ${end}`;
}

/**
 * Rows that are the same however often the rest of the statement asks for them. Of a business younger than the
 * statistics PostgreSQL expects one row of everything, and would find them anew for each row that they are joined to.
 */
function once(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(with once as materialized (${rows}) select * from once)`;
}

/**
 * Rows that nothing touched since are as they were; of each other one the first event since says what stood there. The
 * audit knows no outlets: who works in one meets the rows of that one alone. `not in` is a table of hashes whatever number
 * of rows is expected, `not exists` would walk the events for each row.
 */
function changedRows(by: Then, table: Changed): RawBuilder<unknown> {
  const { businessId, session } = by;
  const name = sql.raw(table);
  const isTheirs =
    table === 'document' && session.outletId !== null ? sql` and before.outlet_id = ${session.outletId}` : sql``;
  const former = sql`select before.* from audit_event said cross join lateral json_populate_record(null::${name}, said.before) before
    where said.business_id = ${businessId} and said.action <> 'insert'${isTheirs} and said.id = any (array(
      select min(event.id) from audit_event event where ${later(by, table)} group by event.row_id))`;
  return sql`select own.* from ${name} own
      where own.business_id = ${businessId} and own.id not in (
        select event.row_id from audit_event event where ${later(by, table)} and event.row_id is not null)
    union all
    select former.* from ${once(former)} former`;
}

/** The ids of the rows that were written since. */
function writtenLater(by: Then, table: Written): RawBuilder<unknown> {
  return sql`select since.id from audit_event event cross join lateral unnest(event.row_ids) since (id)
    where ${later(by, table)}`;
}

function writtenRows(by: Then, table: Written): RawBuilder<unknown> {
  return sql`select own.* from ${sql.raw(table)} own
    where own.business_id = ${by.businessId} and own.id not in (${writtenLater(by, table)})`;
}

/** Of the table under an alias the rows that were written since, found by their keys. */
function cameLater(by: Then, table: Written, alias: string): RawBuilder<SqlBool> {
  const name = sql.raw(alias);
  return sql`${name}.business_id = ${by.businessId} and ${name}.id = any (array(${writtenLater(by, table)}))`;
}

/** A place is known from the first move there on. */
function stockBalances(by: Then): RawBuilder<unknown> {
  const { businessId } = by;
  const since = sql`select move.item_variant_id, move.outlet_id, sum(move.quantity) as quantity,
      sum(move.value_paisa)::bigint as value_paisa, count(*) as moves
    from stock_move move where ${cameLater(by, 'stock_move', 'move')}
    group by move.item_variant_id, move.outlet_id`;
  return sql`select own.business_id, own.item_variant_id, own.outlet_id, own.quantity - coalesce(since.quantity, 0) as quantity,
      own.value_paisa - coalesce(since.value_paisa, 0) as value_paisa, own.last_moved_on, own.in_batches
    from stock_balance own
    left join ${once(since)} since
      on since.item_variant_id = own.item_variant_id and since.outlet_id = own.outlet_id
    where own.business_id = ${businessId} and (since.moves is null or since.moves < (
      select count(*) from stock_move move where move.business_id = own.business_id
        and move.item_variant_id = own.item_variant_id and move.outlet_id = own.outlet_id))`;
}

function batchBalances(by: Then): RawBuilder<unknown> {
  const { businessId } = by;
  const since = sql`select move.batch_id, move.outlet_id, sum(move.quantity) as quantity
    from batch_move move where ${cameLater(by, 'batch_move', 'move')} group by move.batch_id, move.outlet_id`;
  return sql`select own.business_id, own.item_variant_id, own.outlet_id, own.batch_id, own.expires_on,
      own.quantity - coalesce(since.quantity, 0) as quantity, own.last_moved_on
    from batch_balance own
    left join ${once(since)} since
      on since.batch_id = own.batch_id and since.outlet_id = own.outlet_id
    where own.business_id = ${businessId}`;
}

/** Those of each outlet, and of all of them together in a row of outlet 0. */
function partyBalances(by: Then): RawBuilder<unknown> {
  const { businessId } = by;
  const since = sql`select line.account_code, coalesce(line.customer_id, line.vendor_id) as party_id, told.outlet_id,
      sum(line.debit_paisa - line.credit_paisa)::bigint as paisa
    from journal_line line cross join lateral (values (line.outlet_id), (0)) told (outlet_id)
    where ${cameLater(by, 'journal_line', 'line')} and num_nonnulls(line.customer_id, line.vendor_id) = 1
    group by line.account_code, coalesce(line.customer_id, line.vendor_id), told.outlet_id`;
  return sql`select own.business_id, own.account_code, own.party_id, own.outlet_id,
      own.balance_paisa - coalesce(since.paisa, 0) as balance_paisa
    from party_balance own
    left join ${once(since)} since
      on since.account_code = own.account_code and since.party_id = own.party_id and since.outlet_id = own.outlet_id
    where own.business_id = ${businessId}`;
}

/** What was written since stands beside what is kept, below zero: whoever sums an account's days has both. */
function accountDays(by: Then): RawBuilder<unknown> {
  const { businessId } = by;
  return sql`select own.business_id, own.day, own.outlet_id, own.account_code, own.category_id, own.source_kind,
      own.debit_paisa, own.credit_paisa
    from account_day own where own.business_id = ${businessId}
    union all
    select line.business_id, line.posting_date, line.outlet_id, line.account_code, coalesce(line.category_id, 0),
      entry.source_kind, -line.debit_paisa, -line.credit_paisa
    from journal_line line
    join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
    where ${cameLater(by, 'journal_line', 'line')}`;
}
