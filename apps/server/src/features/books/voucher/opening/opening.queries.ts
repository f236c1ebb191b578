import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { chartOfAccounts } from '@bahi/domain/posting/ledger';
import type { Context } from '../../../../platform/core/context.ts';
import { bothDates, readDay, storedDay } from '../../../../platform/core/days.ts';
import { rupeesOf } from '../../../../platform/core/rupees.ts';
import { readOpenDays } from '../../ledger/open-days.ts';
import { openingDues, openingStock } from './opening.sources.ts';

type Contract = typeof voucherContract;
type KeptRow = {
  code: string;
  name: string;
  name_np: string;
  vouchers: number;
  dues: number;
  stock: number;
};

/** The trial balance of what the business began with, read off the kept days. */
export async function readOpening(
  context: Context,
  { query }: Input<Contract['opening']>,
): Promise<Answer<Contract['opening']>> {
  const { db, businessId, calendar, today } = context;
  const asked = readDay(calendar, { ad: query.dateAD, bs: null }, { ad: 'dateAD', bs: 'dateAD' });
  const { begunOn } = await readOpenDays(context, { hasVat: false });
  const day = begunOn ?? asked ?? (await readFirstBookedDay(context)) ?? today;
  const outletId = context.outletId ?? query.outletId ?? null;
  const values = [businessId, formatAdDate(day), outletId];
  const [rows, [later]] = await Promise.all([
    db.query<KeptRow>(
      `select kept.account_code as code, account.name, account.name_np,
         coalesce(sum(kept.paisa) filter (where kept.source_kind = 'OPENING_VOUCHER'), 0)::bigint as vouchers,
         coalesce(sum(kept.paisa) filter (where kept.source_kind = any($5)), 0)::bigint as dues,
         coalesce(sum(kept.paisa) filter (where kept.source_kind = any($6)), 0)::bigint as stock
       from (select * from opening_day
         where business_id = $1 and day <= $2::date and ($3::bigint is null or outlet_id = $3)) kept
       join account on account.business_id = $1 and account.code = kept.account_code
       join account_group on account_group.business_id = $1 and account_group.code = account.group_code
       group by kept.account_code, account.name, account.name_np, account_group.place
       having sum(kept.paisa) <> 0 or bool_or(kept.paisa <> 0)
       order by account_group.place, coalesce(array_position($4::text[], kept.account_code), 1000), kept.account_code`,
      [...values, chartOfAccounts.map(({ code }) => code), openingDues, openingStock],
    ),
    db.query<{ paisa: number }>(
      `select coalesce(sum(greatest(0, moved.paisa)), 0)::bigint as paisa from (
         select account_code, sum(paisa)::bigint as paisa from opening_day
         where business_id = $1 and day > $2::date and ($3::bigint is null or outlet_id = $3)
         group by account_code) moved`,
      values,
    ),
  ]);
  return shownOpening({ rows, later: later?.paisa ?? 0, date: bothDates(day, calendar), isSet: begunOn !== null });
}

/** The first day on which anything stands in the books, in all outlets, beside opening dues and opening stock. */
export async function readFirstBookedDay({
  db,
  businessId,
}: Pick<Context, 'db' | 'businessId'>): Promise<CalendarDay | null> {
  const [row] = await db.query<{ day: string | null }>('select first_booked_day($1) as day', [businessId]);
  return row?.day ? storedDay(row.day) : null;
}

type Read = { rows: readonly KeptRow[]; later: number; date: { ad: string; bs: string }; isSet: boolean };

function shownOpening({ rows, later, date, isSet }: Read): Answer<Contract['opening']> {
  const balances = rows.map((row) => ({ row, paisa: row.vouchers + row.dues + row.stock }));
  const sum = (sign: 1 | -1): number => balances.reduce((total, { paisa }) => total + Math.max(0, sign * paisa), 0);
  const unexplained = balances.find(({ row }) => row.code === 'OPENING_BALANCE')?.paisa ?? 0;
  return {
    dateAD: date.ad,
    dateBS: date.bs,
    isSet,
    rows: balances.map(({ row, paisa }) => ({
      code: row.code,
      name: row.name,
      nameNp: row.name_np,
      vouchers: rupeesOf(row.vouchers),
      dues: rupeesOf(row.dues),
      stock: rupeesOf(row.stock),
      debit: rupeesOf(Math.max(0, paisa)),
      credit: rupeesOf(Math.max(0, -paisa)),
    })),
    debit: rupeesOf(sum(1)),
    credit: rupeesOf(sum(-1)),
    unexplained: rupeesOf(unexplained),
    later: rupeesOf(later),
  };
}
