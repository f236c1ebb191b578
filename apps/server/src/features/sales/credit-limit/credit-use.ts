import { daysBetween, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import type { CreditUse } from '@bahi/domain/goods/credit-limit';
import { asPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { acrossOutlets } from '../../../platform/database/all-outlets.ts';
import { customerOwesInAll } from '../../books/ledger/party-due.ts';

/**
 * How a customer stands over all outlets, whichever the caller is of: what they owe less what they have in advance, as
 * the books keep it, and how old the oldest of what is past its due day is, by its own day.
 */
export function readCreditUse(
  { db, businessId, today }: Pick<Context, 'db' | 'businessId' | 'today'>,
  customerId: number,
): Promise<CreditUse> {
  return acrossOutlets(db, async () => {
    const [row] = await db.query<{ owed_paisa: number; late_since: string | null }>(
      `select ${customerOwesInAll} as owed_paisa,
         (select min(document.dated_on) from document_due document where document.business_id = $1
            and document.customer_id = $2 and document.owed_paisa > 0 and document.due_on < $3) as late_since
       from customer where customer.business_id = $1 and customer.id = $2`,
      [businessId, customerId, formatAdDate(today)],
    );
    if (row === undefined) return failNotFound();
    const { owed_paisa, late_since } = row;
    return {
      owed: asPaisa(owed_paisa),
      lateDays: late_since === null ? null : daysBetween(storedDay(late_since), today),
    };
  });
}
