import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, type Paisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readOpenFrom } from '../../books/ledger/open-days.ts';

/** Tax that is in force, as it was judged on its day. */
export type KeptTax = {
  nature: string;
  base: Paisa;
  amount: Paisa;
  day: CalendarDay;
  rateHundredths: number | null;
};

type KeptRow = {
  nature: string;
  base_paisa: number;
  amount_paisa: number;
  paid_on: string;
  posted_on: string;
  rate_hundredths: number | null;
};

/**
 * The tax of a settlement that is to be written anew, while it is in force. Refuses with 409 where it is of a month that
 * is locked: it would be taken back and held back again in an open month, and stand in the files of both.
 */
export async function keepTax(context: Context, settlementId: number): Promise<KeptTax[]> {
  const { db, businessId } = context;
  const rows = await db.query<KeptRow>(
    `select tax.nature, tax.base_paisa, payment.amount_paisa, payment.paid_on, tax.posted_on, tax.rate_hundredths
     from payment join payment_tds tax on tax.business_id = $1 and tax.payment_id = payment.id and tax.reversed_on is null
     where payment.business_id = $1 and payment.settlement_id = $2 order by payment.id`,
    [businessId, settlementId],
  );
  if (rows.length === 0) return [];
  const openFrom = await readOpenFrom(context, { hasVat: false });
  if (openFrom !== null && rows.some((row) => storedDay(row.posted_on) < openFrom))
    fail('tds.editLocked', { status: 409 });
  return rows.map((row) => ({
    nature: row.nature,
    base: asPaisa(row.base_paisa),
    amount: asPaisa(row.amount_paisa),
    day: storedDay(row.paid_on),
    rateHundredths: row.rate_hundredths,
  }));
}

/** Takes out of what is kept that which a row leaves as it was; null where it changed. */
export function takeKept(kept: KeptTax[], row: Omit<KeptTax, 'rateHundredths'>): KeptTax | null {
  const position = kept.findIndex(
    (one) => one.nature === row.nature && one.base === row.base && one.amount === row.amount && one.day === row.day,
  );
  return position < 0 ? null : (kept.splice(position, 1)[0] ?? null);
}
