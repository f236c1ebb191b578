import type { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { sumPaisa } from '@bahi/domain/numbers/money';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { foundBy, nepaliOrder, shownName, type Sorting } from '../../../platform/database/list-query.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readOpenFrom } from '../ledger/open-days.ts';
import { readRegister } from '../../../platform/database/register-page.ts';
import { listVoucherAccounts } from '../voucher/voucher.accounts.ts';
import {
  dueMonths,
  openMonths,
  type Prepaid,
  type PrepaidOfOutlet,
  prepaidRowOf,
  type PrepaidTaken,
  takenOf,
} from './prepaid.rows.ts';

type Contract = typeof prepaidContract;
type Named = Record<'account_name' | 'account_name_np', string> & { account_id: number };
type Detailed = PrepaidOfOutlet & Named & Record<'category_name' | 'category_name_np', string | null>;
export type PostedPart = Row<'prepaid_part'> & { code: string | null; dated_on: string };

/** One of the register; 404 for another business's or another outlet's. */
export async function getPrepaid(context: Context, id: number): Promise<Prepaid> {
  const { db, businessId, today } = context;
  const [row] = await db.query<Detailed>(
    `select prepaid.*, taken.*, outlet.name as outlet_name, outlet.name_np as outlet_name_np, account.id as account_id,
       account.name as account_name, account.name_np as account_name_np,
       category.name as category_name, category.name_np as category_name_np
     from prepaid ${takenOf}
     join outlet on outlet.business_id = prepaid.business_id and outlet.id = prepaid.outlet_id
     join account on account.business_id = prepaid.business_id and account.code = prepaid.account_code
     left join category on category.business_id = prepaid.business_id and category.id = prepaid.category_id
     where prepaid.business_id = $1 and prepaid.id = $2`,
    [businessId, id],
  );
  if (row === undefined) return failNotFound();
  const posted = await readPosted(context, id);
  const last = posted.at(-1);
  const openFrom = await readOpenFrom(context, { hasVat: false });
  return {
    ...prepaidRowOf(context, row),
    accountId: row.account_id,
    accountName: row.account_name,
    accountNameNp: row.account_name_np,
    categoryId: row.category_id,
    categoryName: row.category_name,
    categoryNameNp: row.category_name_np,
    note: row.note,
    parts: [
      ...posted.map(postedMonth),
      ...openMonths(context, row).map(({ place, month, amount, lastDay }) => ({
        place,
        month,
        amount: rupeesOf(amount),
        isDue: lastDay !== null && lastDay <= today,
        voucher: null,
      })),
    ],
    isRemovable: posted.length === 0,
    isReversible: last !== undefined && (openFrom === null || openFrom <= storedDay(last.dated_on)),
  };
}

/** The months of an entry that are posted, in their order. */
export function readPosted({ db, businessId }: Pick<Context, 'db' | 'businessId'>, id: number): Promise<PostedPart[]> {
  return db.query<PostedPart>(
    `select part.*, voucher.number as code, voucher.dated_on from prepaid_part part
     join voucher on voucher.business_id = part.business_id and voucher.id = part.voucher_id
     where part.business_id = $1 and part.prepaid_id = $2 order by part.place`,
    [businessId, id],
  );
}

function postedMonth(part: PostedPart): Prepaid['parts'][number] {
  const { voucher_id: id, code, dated_on: dateAD, created_by_name: postedBy } = part;
  return {
    place: part.place,
    month: part.month,
    amount: rupeesOf(part.amount_paisa),
    isDue: false,
    voucher: { id, code: code ?? '', dateAD, postedBy },
  };
}

/** The register, what began last first unless another order is asked for; searched by either name. */
export async function listPrepaid(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const register = {
    table: 'prepaid',
    beside: { joined: takenOf, name: 'taken' },
    conditions: conditions(query),
    sorting: sortingOf(context),
    usualSort: '-firstMonth',
  };
  const { rows, recordsTotal } = await readRegister<PrepaidOfOutlet>(context, register, query);
  return { rows: rows.map((row) => prepaidRowOf(context, row)), recordsTotal };
}

function conditions({ search, isActive, state }: Input<Contract['list']>['query']): (RawBuilder<SqlBool> | null)[] {
  const isRunning = sql<SqlBool>`taken.posted_months < prepaid.month_count`;
  return [
    foundBy(search, { names: ['prepaid.name', 'prepaid.name_np'] }),
    state === undefined ? null : sql<SqlBool>`(${isRunning}) = ${state === 'RUNNING'}`,
    isActive === undefined ? null : sql<SqlBool>`(${isRunning}) = ${isActive}`,
  ];
}

function sortingOf({ language }: Pick<Context, 'language'>): Sorting {
  return {
    name: shownName(language, 'prepaid'),
    firstMonth: sql`prepaid.first_month`,
    lastMonth: sql`prepaid.last_month`,
    amount: sql`prepaid.amount_paisa`,
    outletName: nepaliOrder('outlet.name'),
  };
}

/** The accounts of expense that can be named, each category of them by itself. */
export async function listExpenseAccounts(context: Context): Promise<Answer<Contract['accounts']>> {
  const rows = await context.db.query<{ id: number }>(
    `select id from account where business_id = $1 and kind = 'expense'`,
    [context.businessId],
  );
  const expenses = new Set(rows.map(({ id }) => id));
  return (await listVoucherAccounts(context)).filter(({ id }) => expenses.has(id));
}

/** What is left by the register beside what the books have, outlet by outlet; and what is over and not posted. */
export async function getBalances(context: Context): Promise<Answer<Contract['balances']>> {
  const { db, businessId, today } = context;
  const rows = await db.query<
    Record<'outlet_name', string> &
      Record<'id' | 'left_paisa' | 'booked_paisa', number> & { outlet_name_np: string | null }
  >(
    `select outlet.id, outlet.name as outlet_name, outlet.name_np as outlet_name_np,
       coalesce(register.left_paisa, 0)::bigint as left_paisa, coalesce(book.booked_paisa, 0)::bigint as booked_paisa
     from outlet
     left join lateral (select sum(prepaid.amount_paisa - taken.taken_paisa) as left_paisa from prepaid ${takenOf}
       where prepaid.business_id = $1 and prepaid.outlet_id = outlet.id) register on true
     left join lateral (select sum(day.debit_paisa - day.credit_paisa) as booked_paisa from account_day day
       where day.business_id = $1 and day.outlet_id = outlet.id and day.account_code = 'PREPAID_EXPENSES') book on true
     where outlet.business_id = $1 and ($2::bigint is null or outlet.id = $2)
       and (register.left_paisa is not null or book.booked_paisa is not null)
     order by outlet.id`,
    [businessId, context.outletId],
  );
  const due = (await readRunning(context)).flatMap((entry) => dueMonths(context, entry, today));
  return {
    rows: rows.map((row) => ({
      outletId: row.id,
      outletName: row.outlet_name,
      outletNameNp: row.outlet_name_np,
      registered: rupeesOf(row.left_paisa),
      booked: rupeesOf(row.booked_paisa),
    })),
    dueMonths: due.length,
    dueAmount: rupeesOf(sumPaisa(due.map(({ amount }) => amount))),
  };
}

/** The entries that have months left. */
export function readRunning({ db, businessId }: Pick<Context, 'db' | 'businessId'>): Promise<PrepaidTaken[]> {
  return db.query<PrepaidTaken>(
    `select prepaid.*, taken.* from prepaid ${takenOf}
     where prepaid.business_id = $1 and taken.posted_months < prepaid.month_count order by prepaid.id`,
    [businessId],
  );
}
