import { type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { addPaisa, asPaisa, type Paisa, subtractPaisa, sumPaisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { type CashOfDay, expectedCash } from '@bahi/domain/posting/cash/day-close';
import type { Context } from '../../../platform/core/context.ts';
import { type BoxPlace, type CashMovement, readMovements } from './day-close.movements.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;
/** A close that stands, as far as others begin with it. */
export type CloseInForce = { id: number; dated_on: string; dated_on_bs: string; left_paisa: number };

export type BookedCash = CashOfDay & {
  expected: Paisa;
  movements: CashMovement[];
  previous: CloseInForce | undefined;
};

/**
 * What the books say of a box in the end of a day: what was left in it when it was closed last (or what they had before
 * the day), what has come between since, and what the day brought and took.
 */
export async function readBookedCash(reader: Reader, place: BoxPlace, day: CalendarDay): Promise<BookedCash> {
  const [previous, until, movements] = await Promise.all([
    readClose(reader, place, { day, which: 'before' }),
    readCashUntil(reader, place, day),
    readMovements(reader, place, day),
  ]);
  const received = sumPaisa(movements.map((one) => one.received));
  const paid = sumPaisa(movements.map((one) => one.paid));
  const before = subtractPaisa(addPaisa(until, paid), received);
  const opening = previous === undefined ? before : asPaisa(previous.left_paisa);
  const cash = { opening, between: subtractPaisa(before, opening), received, paid };
  return { ...cash, expected: expectedCash(cash), movements, previous };
}

/** What lies in a box by the books in the end of a day, from the kept days. */
export async function readCashUntil(
  { db, businessId }: Reader,
  { outletId, code }: BoxPlace,
  day: CalendarDay,
): Promise<Paisa> {
  const [row] = await db.query<{ paisa: number }>(
    `select coalesce(sum(debit_paisa - credit_paisa), 0)::bigint as paisa from account_day
     where business_id = $1 and account_code = $2 and outlet_id = $3 and day <= $4`,
    [businessId, code, outletId, formatAdDate(day)],
  );
  return row === undefined ? zeroPaisa : asPaisa(row.paisa);
}

const inForce = `select id, dated_on, dated_on_bs, left_paisa from day_close
  where business_id = $1 and outlet_id = $2 and account_code = $3 and state = 'CLOSED'`;

/** The close in force of a box: the last one before a day, that of the day, or the first one after it. */
export async function readClose(
  { db, businessId }: Reader,
  { outletId, code }: BoxPlace,
  { day, which }: { day: CalendarDay; which: 'before' | 'on' | 'after' },
): Promise<CloseInForce | undefined> {
  const at = [businessId, outletId, code, formatAdDate(day)];
  const [row] = await {
    before: () => db.query<CloseInForce>(`${inForce} and dated_on < $4 order by dated_on desc limit 1`, at),
    on: () => db.query<CloseInForce>(`${inForce} and dated_on = $4`, at),
    after: () => db.query<CloseInForce>(`${inForce} and dated_on > $4 order by dated_on limit 1`, at),
  }[which]();
  return row;
}

/** The first close in force of a box that counted what another close moved into it: of its day or later, and made after it. */
export async function readCloseWith(
  { db, businessId }: Reader,
  { outletId, code }: BoxPlace,
  closeId: number,
): Promise<CloseInForce | undefined> {
  const [row] = await db.query<CloseInForce>(
    `select later.id, later.dated_on, later.dated_on_bs, later.left_paisa
     from day_close moving
     join day_close later on later.business_id = $1 and later.outlet_id = $2 and later.account_code = $3
       and later.state = 'CLOSED' and later.dated_on >= moving.dated_on and later.closed_at > moving.closed_at
     where moving.business_id = $1 and moving.id = $4 order by later.dated_on limit 1`,
    [businessId, outletId, code, closeId],
  );
  return row;
}
