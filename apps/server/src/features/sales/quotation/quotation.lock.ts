import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { quotationStateOn } from '@bahi/domain/goods/quotation';
import type { Context } from '../../../platform/core/context.ts';
import { dayInBothCalendars, storedDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import type { QuotationRecord } from './quotation.rows.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

/** A quotation; 404 for another business's or another outlet's. */
export async function readQuotation({ db, businessId }: Reader, id: number): Promise<QuotationRecord> {
  const [row] = await db.query<QuotationRecord>('select * from quotation where business_id = $1 and id = $2', [
    businessId,
    id,
  ]);
  return row ?? failNotFound();
}

/** The same, held until the transaction ends: what others do with it meanwhile waits, and finds what became of it. */
export async function lockQuotation({ db, businessId }: Reader, id: number): Promise<QuotationRecord> {
  const [row] = await db.query<QuotationRecord>(
    'select * from quotation where business_id = $1 and id = $2 for update',
    [businessId, id],
  );
  return row ?? failNotFound();
}

/** Refuses an answer to what nobody was offered, or was answered already. */
export function refuseAnswered({ state }: Pick<QuotationRecord, 'state'>): void {
  if (state === 'DRAFT') fail('quotation.notPublished', { status: 409 });
  if (state === 'ACCEPTED' || state === 'CONVERTED') fail('quotation.acceptedBefore', { status: 409 });
  if (state === 'REJECTED') fail('quotation.rejectedBefore', { status: 409 });
}

/** Refuses what holds no longer. */
export function refuseExpired(
  context: Pick<Context, 'today' | 'calendar' | 'language'>,
  { state, due_on }: Pick<QuotationRecord, 'state' | 'due_on'>,
): void {
  const until: CalendarDay = storedDay(due_on);
  if (quotationStateOn(state, until, context.today) !== 'EXPIRED') return;
  fail('quotation.expired', { status: 409, parameters: { day: dayInBothCalendars(context, until) } });
}
