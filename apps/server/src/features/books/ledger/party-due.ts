import type { ListQuery } from '@bahi/contract/paging';
import type { PartyKind } from '@bahi/domain/document-kinds';
import { type DueAge, dueAges } from '@bahi/domain/numbers/due-ages';
import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { pageOf, readPage } from '../../../platform/database/list-query.ts';

/** The account that holds what is due of a party. */
const accounts = { customer: 'RECEIVABLE', vendor: 'PAYABLE' } as const satisfies Record<PartyKind, string>;

/**
 * What is due of the row of a party, what a customer owes or a vendor is owed, as it is kept beside the books: in SQL,
 * paisa, 0 where nothing is; of the caller's outlet, or of all.
 */
export function partyDue(party: PartyKind): string {
  return keptOf(party, accounts[party]);
}

/** The account that holds what a customer has paid in advance, or what a vendor holds of ours. */
export const accountOfAdvances = {
  customer: 'CUSTOMER_ADVANCES',
  vendor: 'VENDOR_ADVANCES',
} as const satisfies Record<PartyKind, string>;

/** What the row of a customer has paid in advance and not used, or what that of a vendor holds of ours; of the caller's outlet, or of the one that is meant. */
export function partyAdvance(party: PartyKind, outlet = own): string {
  return keptOf(party, accountOfAdvances[party], outlet);
}

/**
 * What is overdue on a `day` of rows `due` that are summed: of the documents that are late, and no more than is owed in all.
 * What the party may take off is never late: it lowers what is owed. In SQL, as what is owed and the day are.
 */
export function overdueOf(owes: string, day: string): string {
  return `least(greatest(${owes}, 0), coalesce(sum(due.owed_paisa) filter (where due.owed_paisa > 0 and due.due_on < ${day}), 0))::bigint`;
}

/**
 * What the row of a customer owes over all outlets less what they have in advance there, whichever outlet the caller is
 * of: who is of one sees it `acrossOutlets`.
 */
export const customerOwesInAll = `(select coalesce(sum(case kept.account_code when 'RECEIVABLE' then kept.owed_paisa else -kept.owed_paisa end), 0)::bigint
  from party_balance kept where kept.account_code in ('RECEIVABLE', 'CUSTOMER_ADVANCES') and kept.outlet_id = 0
    and kept.business_id = customer.business_id and kept.party_id = customer.id)`;

/**
 * The sums of amounts by how long they are past their due day, the same wherever ages are told: of rows that say the days
 * since (below zero for a day to come) and an amount of paisa.
 */
export function sumsByAge(days: RawBuilder<unknown>, paisa: RawBuilder<unknown>): Record<DueAge, RawBuilder<number>> {
  const sumOf = (age: DueAge) => sql<number>`coalesce(sum(${paisa}) filter (where ${isOfAge(days, age)}), 0)::bigint`;
  return {
    NOT_DUE: sumOf('NOT_DUE'),
    DAYS_1_30: sumOf('DAYS_1_30'),
    DAYS_31_60: sumOf('DAYS_31_60'),
    DAYS_61_91: sumOf('DAYS_61_91'),
    BEYOND_91: sumOf('BEYOND_91'),
  };
}

function isOfAge(days: RawBuilder<unknown>, age: DueAge): RawBuilder<SqlBool> {
  const { least, most } = dueAges[age];
  if (most === null) return sql`${days} >= ${least}`;
  return least === null ? sql`${days} <= ${most}` : sql`${days} between ${least} and ${most}`;
}

/** Joins to parties what is kept of those of whom something is due, in SQL; who `owesMost` then comes from its index. */
export function owing(party: PartyKind): string {
  return `party_balance kept on ${isKept(accounts[party])} and kept.owed_paisa > 0
    and kept.business_id = ${party}.business_id and kept.party_id = ${party}.id`;
}

/** The order of those who are `owing`. */
export const owesMost = 'kept.owed_paisa desc, kept.party_id desc';

/** What a list of parties is called to be sorted by, the most that is due first. */
const byDue = '-dueAmount';

type List<T, S extends keyof T, U, C extends keyof U, R> = {
  party: PartyKind;
  selection: SelectQueryBuilder<U, C, Record<never, never>>;
  shown: SelectQueryBuilder<T, S, R>;
  order: RawBuilder<unknown>;
};

/**
 * A page of a list of parties, which may be sorted by what is due: the pages of those of whom anything is come from the
 * index of what is kept, however many others there are.
 */
export async function readPartyPage<T, S extends keyof T, U, C extends keyof U, R>(
  { db, businessId }: { db: Tx; businessId: number },
  { party, selection, shown, order }: List<T, S, U, C, R>,
  query: Pick<ListQuery, 'search' | 'sort' | 'pageNumber' | 'pageSize'>,
): Promise<{ rows: Simplify<R>[]; recordsTotal: number }> {
  if (query.sort !== byDue || (query.search ?? '') !== '') return readPage({ db }, selection, shown, order, query);
  const { limit, offset } = pageOf(query);
  const isListed = selection.where(sql<SqlBool>`${sql.ref(`${party}.id`)} = kept.party_id`).select(sql`true`.as('yes'));
  const { rows: found } = await sql<{ id: number }>`select kept.party_id as id from party_balance kept
    where kept.business_id = ${businessId} and ${sql.raw(isKept(accounts[party]))} and kept.owed_paisa > 0 and (${isListed})
    order by ${sql.raw(owesMost)} limit ${limit} offset ${offset}`.execute(db.tables());
  if (found.length < limit) return readPage({ db }, selection, shown, order, query);
  const [rows, recordsTotal] = await Promise.all([
    shown
      .where(sql<SqlBool>`${sql.ref(`${party}.id`)} = any(${found.map(({ id }) => id)})`)
      .orderBy(order)
      .execute(),
    db.count(selection.select(sql`1`.as('one')).compile()),
  ]);
  return { rows, recordsTotal };
}

function keptOf(party: PartyKind, account: string, outlet = own): string {
  return `coalesce((select kept.owed_paisa from party_balance kept
    where ${isKept(account, outlet)} and kept.business_id = ${party}.business_id and kept.party_id = ${party}.id), 0)`;
}

/** Behind row level security an index is not asked for what PostgreSQL takes for leaky, as it does `coalesce` and not `case`. */
const own = `case when current_setting('app.outlet_id', true) <> '' then current_setting('app.outlet_id', true)::bigint else 0 end`;

function isKept(account: string, outlet = own): string {
  return `kept.account_code = '${account}' and kept.outlet_id = ${outlet}`;
}

/** Whose it is: that of an outlet that is meant in SQL, or where that is null as it is for the caller. */
export function keptFor(outlet: string): string {
  return `case when ${outlet} is not null then ${outlet} when current_setting('app.outlet_id', true) <> ''
    then current_setting('app.outlet_id', true)::bigint else 0 end`;
}
