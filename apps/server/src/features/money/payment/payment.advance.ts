import { type AdvanceChange, freeAdvance } from '@bahi/domain/calendar/advance-days';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import type { PartyKind } from '@bahi/domain/document-kinds';
import { asPaisa, negatePaisa, type Paisa, sumPaisa } from '@bahi/domain/numbers/money';
import { accountOfAdvances } from '../../books/ledger/party-due.ts';
import type { PlannedPayment } from '../../books/ledger/settlement/settlement-write.ts';
import type { Context } from '../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../platform/core/errors.ts';

type Reader = Pick<Context, 'db' | 'businessId'>;

/** Whose advance, and in which outlet. */
export type AdvanceOf = { party: PartyKind; partyId: number; outletId: number };

/** In SQL, what a `line` of the account of advances adds to what a party has in advance, or holds of ours. */
const gained = {
  customer: 'line.credit_paisa - line.debit_paisa',
  vendor: 'line.debit_paisa - line.credit_paisa',
} as const satisfies Record<PartyKind, string>;

/**
 * What a customer has paid in advance in an outlet and not used, or what a vendor holds of ours there: the balance of
 * their account of advances.
 */
export async function readAdvance({ db, businessId }: Reader, { party, partyId, outletId }: AdvanceOf): Promise<Paisa> {
  const [row] = await db.query<{ advance: number }>(
    `select coalesce(sum(${gained[party]}), 0)::bigint as advance from journal_line line
     where business_id = $1 and ${party}_id = $2 and outlet_id = $3 and account_code = '${accountOfAdvances[party]}'`,
    [businessId, partyId, outletId],
  );
  return asPaisa(row?.advance ?? 0);
}

/**
 * What each day changed in that account, with the party's advances locked until the transaction ends, so that none
 * is used twice. Taken after the documents are locked, everybody in the same order: whose a document is stands fast
 * only then.
 */
export async function lockAdvance(
  { db, businessId }: Reader,
  { party, partyId, outletId }: AdvanceOf,
): Promise<AdvanceChange[]> {
  await db.query(`select id from ${party} where business_id = $1 and id = $2 for no key update`, [businessId, partyId]);
  const rows = await db.query<{ posting_date: string; change: number }>(
    `select entry.posting_date, sum(${gained[party]})::bigint as change from journal_line line
     join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
     where line.business_id = $1 and line.${party}_id = $2 and line.outlet_id = $3
       and line.account_code = '${accountOfAdvances[party]}'
     group by entry.posting_date`,
    [businessId, partyId, outletId],
  );
  return rows.map((row) => {
    const day = parseAdDate(row.posting_date);
    if (isDateProblem(day)) throw new RangeError(`not a day of the books: ${row.posting_date}`);
    return { day, change: asPaisa(row.change) };
  });
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
  const changes = await lockAdvance(context, { ...whose, outletId });
  if (freeAdvance(changes, from) < 0) fail('payment.advanceUsed', { status: 409 });
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
