import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { voucherKinds, vouchers } from '@bahi/domain/posting/accounts/voucher';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { readDatedPage, type Search } from '../../../platform/database/found-page.ts';
import { foundBy, nepaliOrder } from '../../../platform/database/list-query.ts';
import { leadsToAmount, orAmount } from '../ledger/search/amount-search.ts';
import { findNumbers, leadsToNumbers } from '../ledger/search/number-search.ts';
import { approvalCondition } from './voucher.approval.ts';
import { accountsOfVoucher, accountsOfVoucherNp } from './voucher.queries.ts';
import { readHolds, type VoucherOfOutlet, voucherRowOf } from './voucher.rows.ts';

type Contract = typeof voucherContract;
type Query = Input<Contract['list']>['query'];

export const datedVouchers = { table: 'voucher', day: 'dated_on' } as const;
/** How vouchers are found by their numbers. */
export const numberedVouchers = voucherKinds.map((kind) => ({ kind, series: vouchers[kind].series }));

const sorting = {
  code: sql`voucher.number`,
  dateAD: sql`voucher.dated_on`,
  outletName: nepaliOrder('outlet.name'),
  total: sql`voucher.total_paisa`,
};

/** The vouchers that the caller sees, newest first unless another order is asked for. */
export async function listVouchers(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const { db, businessId } = context;
  let selection = db
    .tables()
    .selectFrom('voucher')
    .leftJoin('outlet', (join) =>
      join.onRef('outlet.business_id', '=', 'voucher.business_id').onRef('outlet.id', '=', 'voucher.outlet_id'),
    )
    .where('voucher.business_id', '=', businessId);
  for (const condition of conditions(context, query)) selection = selection.where(condition);
  const shown = selection
    .selectAll('voucher')
    .select([
      'outlet.name as outlet_name',
      'outlet.name_np as outlet_name_np',
      sql<string | null>`${sql.raw(accountsOfVoucher)}`.as('accounts'),
      sql<string | null>`${sql.raw(accountsOfVoucherNp)}`.as('accounts_np'),
    ])
    .$castTo<VoucherOfOutlet>();
  const list = { ...datedVouchers, selection, shown, sorting, newestFirst: '-dateAD' };
  const { rows, recordsTotal } = await readDatedPage(context, list, await searchOf(context, query.search), query);
  const holds = await readHolds(context);
  return { rows: rows.map((row) => voucherRowOf(row, context, holds)), recordsTotal };
}

async function searchOf(context: Context, search: string | undefined): Promise<Search | null> {
  const isMeant = foundBy(search, { codes: ['voucher.number'] });
  if (search === undefined || isMeant === null) return null;
  const found = await findNumbers(context, numberedVouchers, search);
  return {
    isMeant: orAmount('voucher', search, isMeant),
    leads: [...leadsToAmount('voucher', search), ...leadsToNumbers(context, datedVouchers, found, search)],
  };
}

function conditions({ calendar, businessId }: Pick<Context, 'calendar' | 'businessId'>, query: Query) {
  const from = readDay(calendar, { ad: query.fromDateAD, bs: null }, { ad: 'fromDateAD', bs: 'fromDateAD' });
  const to = readDay(calendar, { ad: query.toDateAD, bs: null }, { ad: 'toDateAD', bs: 'toDateAD' });
  const all: (RawBuilder<SqlBool> | null)[] = [
    query.kind === undefined ? null : sql<SqlBool>`voucher.kind = ${query.kind}`,
    query.state === undefined ? null : sql<SqlBool>`voucher.state = ${query.state}`,
    approvalCondition(query.approval),
    query.isActive === undefined ? null : sql<SqlBool>`(voucher.state <> 'CANCELLED') = ${query.isActive}`,
    query.outletId === undefined ? null : sql<SqlBool>`voucher.outlet_id = ${query.outletId}`,
    !query.account
      ? null
      : sql<SqlBool>`exists (select from voucher_line line where line.business_id = ${businessId}
          and line.voucher_id = voucher.id and line.account_code = ${query.account})`,
    from === null ? null : sql<SqlBool>`voucher.dated_on >= date '1970-01-01' + ${from}::int`,
    to === null ? null : sql<SqlBool>`voucher.dated_on <= date '1970-01-01' + ${to}::int`,
  ];
  return all.filter((condition) => condition !== null);
}
