import type { TdsLine } from '@bahi/contract/money/tds/tds-answer';
import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { addPaisa, asPaisa, type Paisa, subtractPaisa, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { isTdsNature } from '@bahi/domain/numbers/tds';
import { isPan } from '@bahi/domain/numbers/vat-return';
import { tdsAccounts } from '@bahi/domain/posting/accounts/tds';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';

/** Who asks, and the first and last day of the month. */
export type MonthReader = SumReader & Pick<Context, 'calendar' | 'today' | 'session'>;
type SumReader = Pick<Context, 'db' | 'businessId'>;
export type Month = { readonly from: CalendarDay; readonly to: CalendarDay };

/** Tax is paid for the whole business under one PAN: who works in one outlet sees a part of it. */
export function refuseOfOutlet({ outletId }: Context['session']): void {
  if (outletId !== null) fail('tds.wholeBusiness', { status: 409 });
}

export type RegisterRow = {
  settlement_id: number | null;
  voucher_id: number | null;
  number: string | null;
  name: string;
  name_np: string | null;
  pan: string;
  paid_on: string;
  paid_on_bs: string;
  nature: string;
  rate_hundredths: number | null;
  portal_type: number;
  base_paisa: number;
  amount_paisa: number;
  is_taken_back: boolean;
};

/**
 * What was held back in a month, payment by payment and journal by journal, by the day of its entry; and below zero what was held back in a former
 * month of which the payment was taken back in this one, since its own month was locked. What came and went within the
 * month is none of it.
 */
export async function readRegister({ db, businessId }: MonthReader, { from, to }: Month): Promise<RegisterRow[]> {
  return db.query<RegisterRow>(
    `select tax.settlement_id, tax.voucher_id, tax.number, vendor.name, vendor.name_np, vendor.vat_pan_no as pan, tax.paid_on,
       tax.paid_on_bs, tax.nature, tax.rate_hundredths, tax.portal_type, tax.sign * tax.base_paisa as base_paisa,
       tax.sign * tax.amount_paisa as amount_paisa, tax.sign < 0 as is_taken_back
     from (
       select held.*, 1 as sign from tds_held_back held
         where business_id = $1 and posted_on between $2 and $3 and (reversed_on is null or reversed_on > $3)
       union all
       select held.*, -1 from tds_held_back held
         where business_id = $1 and reversed_on between $2 and $3 and posted_on < $2
     ) tax
     join vendor on vendor.business_id = $1 and vendor.id = tax.vendor_id
     order by tax.sign desc, tax.paid_on, tax.voucher_id nulls first, tax.id`,
    [businessId, formatAdDate(from), formatAdDate(to)],
  );
}

/** As a line is told. */
export function lineOf(row: RegisterRow): TdsLine[] {
  if (!isTdsNature(row.nature)) return [];
  return [
    {
      settlementId: row.settlement_id,
      voucherId: row.voucher_id,
      number: row.number,
      name: row.name,
      nameNp: row.name_np,
      pan: row.pan,
      hasPan: isPan(row.pan),
      dateAD: row.paid_on,
      dateBS: row.paid_on_bs,
      nature: row.nature,
      rate: row.rate_hundredths === null ? null : row.rate_hundredths / 100,
      portalType: row.portal_type,
      base: rupeesOf(row.base_paisa),
      amount: rupeesOf(row.amount_paisa),
      isTakenBack: row.is_taken_back,
    },
  ];
}

export function sumOfRows(rows: readonly Pick<RegisterRow, 'amount_paisa'>[]): Paisa {
  return sumPaisa(rows.map((row) => asPaisa(row.amount_paisa)));
}

/** What the account says of a month beside what was paid to the tax office, and what of it the books began with. */
export async function readBooked(
  { db, businessId }: SumReader,
  { from, to }: Month,
): Promise<{ booked: Paisa; opened: Paisa }> {
  const [row] = await db.query<{ booked: number; opened: number }>(
    `select coalesce(sum(line.credit_paisa - line.debit_paisa), 0)::bigint as booked,
       coalesce(sum(line.credit_paisa - line.debit_paisa) filter (where entry.source_kind = 'OPENING_VOUCHER'), 0)::bigint as opened
     from journal_line line join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id
     where line.business_id = $1 and line.account_code = $4 and line.posting_date between $2 and $3
       and entry.source_kind <> 'TDS_DEPOSIT'`,
    [businessId, formatAdDate(from), formatAdDate(to), tdsAccounts.PAID],
  );
  return { booked: asPaisa(row?.booked ?? 0), opened: asPaisa(row?.opened ?? 0) };
}

type Sums = { deducted: Paisa; deposited: Paisa; left: Paisa; payable: Paisa; count: number };

/**
 * What was held back in a month with what the books began with, what of it was paid, and what is left. `payable` is what is
 * left of what its file names: what was taken back of a former month is mended in that one and lessens no voucher of this.
 */
export async function readSums(reader: SumReader, month: Month): Promise<Sums> {
  const [sums] = await readSumsOf(reader, [month]);
  return sums ?? { deducted: zeroPaisa, deposited: zeroPaisa, left: zeroPaisa, payable: zeroPaisa, count: 0 };
}

type SumRow = { held: number; filed: number; count: number; opened: number; paid: number };

/** The same of months that follow each other, in their order: what was held back in all of them is read once. */
export async function readSumsOf({ db, businessId }: SumReader, months: readonly Month[]): Promise<Sums[]> {
  const [begins, ends] = [months.map(({ from }) => formatAdDate(from)), months.map(({ to }) => formatAdDate(to))];
  // Each half goes along an index of its days: one condition over both would read all that was ever held back.
  const rows = await db.query<SumRow>(
    `with month as (
       select * from unnest($2::date[], $3::date[]) with ordinality as asked(from_day, to_day, place)
     ), tax as (
       select posted_on, reversed_on, amount_paisa from tds_held_back
         where business_id = $1 and posted_on between $4 and $5
       union all
       select posted_on, reversed_on, amount_paisa from tds_held_back
         where business_id = $1 and reversed_on between $4 and $5 and posted_on < $4
     )
     select coalesce(sum(case when tax.posted_on >= month.from_day then tax.amount_paisa else -tax.amount_paisa end), 0)::bigint as held,
       coalesce(sum(tax.amount_paisa) filter (where tax.posted_on >= month.from_day), 0)::bigint as filed,
       count(tax.posted_on)::int as count,
       (select coalesce(sum(line.credit_paisa - line.debit_paisa), 0)::bigint
          from journal_line line join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id
          where line.business_id = $1 and line.account_code = $6 and line.posting_date between month.from_day and month.to_day
            and entry.source_kind = 'OPENING_VOUCHER') as opened,
       (select coalesce(sum(amount_paisa), 0)::bigint from tds_deposit
          where business_id = $1 and month_end = month.to_day and state = 'POSTED') as paid
     from month left join tax on
       (tax.posted_on between month.from_day and month.to_day and (tax.reversed_on is null or tax.reversed_on > month.to_day))
       or (tax.reversed_on between month.from_day and month.to_day and tax.posted_on < month.from_day)
     group by month.place, month.from_day, month.to_day order by month.place`,
    [businessId, begins, ends, begins.toSorted()[0], ends.toSorted().at(-1), tdsAccounts.PAID],
  );
  return rows.map(({ held, filed, count, opened, paid }) => {
    const [began, deposited] = [asPaisa(opened), asPaisa(paid)];
    const deducted = addPaisa(began, asPaisa(held));
    const payable = subtractPaisa(addPaisa(began, asPaisa(filed)), deposited);
    return { deducted, deposited, left: subtractPaisa(deducted, deposited), payable, count };
  });
}
