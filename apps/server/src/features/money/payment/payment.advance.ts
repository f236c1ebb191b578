import { freeAdvance } from '@bahi/domain/calendar/advance-days';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa, negatePaisa, type Paisa, sumPaisa } from '@bahi/domain/numbers/money';
import { accountOfAdvances } from '../../books/ledger/party-due.ts';
import { type AdvanceOf, checkAdvance, gainedInAdvance, lockAdvance } from '../../books/ledger/settlement/advances.ts';
import type { PlannedPayment } from '../../books/ledger/settlement/settlement-write.ts';
import type { Context } from '../../../platform/core/context.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

/**
 * What a customer has paid in advance in an outlet and not used, or what a vendor holds of ours there: the balance of
 * their account of advances.
 */
export async function readAdvance({ db, businessId }: Reader, { party, partyId, outletId }: AdvanceOf): Promise<Paisa> {
  const [row] = await db.query<{ advance: number }>(
    `select coalesce(sum(${gainedInAdvance[party]}), 0)::bigint as advance from journal_line line
     where business_id = $1 and ${party}_id = $2 and outlet_id = $3 and account_code = '${accountOfAdvances[party]}'`,
    [businessId, partyId, outletId],
  );
  return asPaisa(row?.advance ?? 0);
}

/** What was used of an advance can no longer be taken back, from a day on. Error: advanceUsed. */
export async function checkAdvances(
  context: Reader,
  settlement: { customer_id: number | null; vendor_id: number | null; outlet_id: number },
  from: CalendarDay,
): Promise<void> {
  const { customer_id, vendor_id, outlet_id: outletId } = settlement;
  const whose =
    customer_id === null
      ? ({ party: 'vendor', partyId: vendor_id ?? Number.NaN } as const)
      : ({ party: 'customer', partyId: customer_id } as const);
  await checkAdvance(context, { ...whose, outletId }, from);
}

/** An advance is used no further than it came in, and not before it did: judged payment by payment, as they stand. */
export async function refuseAdvances(
  context: Context,
  fields: readonly string[],
  payments: readonly Pick<PlannedPayment, 'mode' | 'day' | 'amount'>[],
  { party, partyId, outlet }: Omit<AdvanceOf, 'outletId'> & { outlet: { id: number } },
): Promise<RefusedField[]> {
  const refused: RefusedField[] = [];
  const draws = payments.flatMap(({ mode, day, amount }, position) =>
    mode === 'ADVANCE' ? [{ day, amount, field: fields[position] }] : [],
  );
  if (draws.length === 0) return refused;
  const changes = await lockAdvance(context, { party, partyId, outletId: outlet.id });
  for (const { day, amount, field } of draws) {
    const held = sumPaisa(changes.map(({ change }) => change));
    if (amount > held) refused.push({ field: `${field}.paymentAmount`, key: 'payment.advanceMissing' });
    else if (amount > freeAdvance(changes, day))
      refused.push({ field: `${field}.paymentDate`, key: 'payment.advanceEarly' });
    changes.push({ day, change: negatePaisa(amount) });
  }
  return refused;
}
