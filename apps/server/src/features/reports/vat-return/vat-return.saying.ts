import type { Answer } from '@bahi/contract/endpoint';
import type { vatReturnContract } from '@bahi/contract/reports/vat-return/vat-return.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { bsMonthOf } from '@bahi/domain/calendar/date-range';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Month } from './vat-return.figures.ts';
import { refuseOfOutlet } from './vat-return.filings.ts';
import { filingOf, type ReturnRow } from './vat-return.rows.ts';

export type Filing = Answer<(typeof vatReturnContract)['file']>;

/** A day that is sent AD alone, under this name. */
export function of(name: string): { ad: string; bs: string } {
  return { ad: name, bs: name };
}

/** The month of a day that is over, for who sees the whole business. */
export function readMonth(context: Context, dayAD: string): Month {
  const { calendar, today } = context;
  refuseOfOutlet(context.session);
  const month = bsMonthOf(readRequiredDay(calendar, { ad: dayAD, bs: null }, of('dayAD')), calendar);
  if (month.to >= today) fail('vatReturn.notOver', { field: 'dayAD' });
  return month;
}

/** Of which month it is said, in which place, and by whom. */
export function madeBy({ session, businessId }: Context, { to }: Month, [last]: readonly ReturnRow[]) {
  return {
    business_id: businessId,
    month_end: formatAdDate(to),
    sequence: (last?.sequence ?? 0) + 1,
    said_by: session.userId,
    said_by_name: session.fullName,
  };
}

/** What was just said. */
export async function getFiling(context: Context, id: number): Promise<Filing> {
  const [row] = await context.db.query<ReturnRow>('select * from vat_return where business_id = $1 and id = $2', [
    context.businessId,
    id,
  ]);
  if (row === undefined) throw new Error('what was written is there');
  return filingOf(context, row);
}
