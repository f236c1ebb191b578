import type { Input } from '@bahi/contract/endpoint';
import type { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isDueInTime, isInFuture } from '@bahi/domain/calendar/document-days';
import type { PartyKind } from '@bahi/domain/document-kinds';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { type Paisa, paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { readRequiredDay } from '../../../platform/core/days.ts';
import type { RefusedField } from '../../../platform/core/errors.ts';
import { type OpenDays, readOpenDays, refusedDay } from '../ledger/open-days.ts';
import { vendorBillOf } from '../ledger/vendor-bill/vendor-bill.ts';

export type OpeningDueForm = Input<(typeof openingDueContract)['save']>['body'];

/** An opening due as its form says it, with its days read. */
export type ReadDue = {
  id: number | undefined;
  partyId: number;
  billNumber: string;
  /** The fiscal year of its day and its number, as they are compared; null where the number has neither letter nor digit. */
  bill: string | null;
  billedOn: CalendarDay;
  dueOn: CalendarDay;
  asAt: CalendarDay;
  total: Paisa;
  description: string | null;
};

/** Reads the days of a form; fails at the field of one that does not exist. */
export function readDue(context: Pick<Context, 'calendar'>, form: Omit<OpeningDueForm, 'party' | 'outletId'>): ReadDue {
  const dayOf = (name: 'billDate' | 'dueDate' | 'asAt'): CalendarDay => {
    const [ad, bs] = [`${name}AD`, `${name}BS`] as const;
    return readRequiredDay(context.calendar, { ad: form[ad], bs: form[bs] }, { ad, bs });
  };
  const billedOn = dayOf('billDate');
  return {
    id: form.id,
    partyId: form.partyId,
    billNumber: form.billNumber,
    bill: vendorBillOf(context, form.billNumber, billedOn),
    billedOn,
    dueOn: dayOf('dueDate'),
    asAt: dayOf('asAt'),
    total: paisaFromRupees(form.totalBillAmount) ?? zeroPaisa,
    description: form.description,
  };
}

/**
 * Judges opening dues of customers, or of vendors, by every rule, and answers what is refused of each, in their order.
 * The parties are held until the transaction ends, so that what is posted stands. `kept` is what may stay of the record
 * that is edited: its party, though inactive, and a day before the books begin, where it was of one.
 */
export async function judgeDues(
  context: Context,
  party: PartyKind,
  dues: readonly ReadDue[],
  kept: { partyId: number; asAt: CalendarDay } | null = null,
): Promise<RefusedField[][]> {
  const open = await readOpenDays(context, { hasVat: false });
  const isOfBefore = kept !== null && open.begunOn !== null && kept.asAt < open.begunOn;
  const active = await readParties(context, party, dues);
  const known = await readKnown(context, party, dues);
  const inList = new Set<string>();
  return dues.map((due): RefusedField[] => {
    const isActive = active.get(due.partyId);
    const same = known.find((one) => isSame(one, due) && one.id !== due.id);
    const own = `${due.partyId} ${due.bill}`;
    const isTwice = due.bill !== null && inList.has(own);
    inList.add(own);
    return [
      ...refuseDays(context, due),
      ...refuseClosed(context, isOfBefore ? { ...open, begunOn: null } : open, due),
      ...(isActive === undefined ? [{ field: 'partyId', key: 'common.unknownRecord' as const }] : []),
      ...(isActive === false && kept?.partyId !== due.partyId
        ? [{ field: 'partyId', key: 'common.inactiveRecord' as const }]
        : []),
      ...(due.bill === null ? [{ field: 'billNumber', key: 'openingDue.numberNone' as const }] : []),
      ...(same === undefined ? [] : [refusedAs(context, same)]),
      ...(isTwice && same === undefined ? [{ field: 'billNumber', key: 'openingDue.numberKnown' as const }] : []),
    ];
  });
}

function refuseDays({ today }: Pick<Context, 'today'>, { billedOn, dueOn, asAt }: ReadDue): RefusedField[] {
  const refused: RefusedField[] = [];
  if (isInFuture(billedOn, today)) refused.push({ field: 'billDateAD', key: 'common.dateFuture' });
  if (!isDueInTime({ dated: billedOn, due: dueOn }))
    refused.push({ field: 'dueDateAD', key: 'common.dueBeforeDocument' });
  if (isInFuture(asAt, today)) refused.push({ field: 'asAtAD', key: 'common.dateFuture' });
  else if (asAt < billedOn) refused.push({ field: 'asAtAD', key: 'openingDue.beforeBill' });
  return refused;
}

function refuseClosed(context: Context, open: OpenDays, { asAt }: ReadDue): RefusedField[] {
  const refused = refusedDay(context, open, asAt);
  return refused === null ? [] : [{ field: 'asAtAD', ...refused }];
}

type PartyRow = { id: number; is_active: boolean };

/** Whether each party that is named and known is active; all of them held. */
async function readParties(
  { db, businessId }: Context,
  party: PartyKind,
  dues: readonly ReadDue[],
): Promise<Map<number, boolean>> {
  const values = [businessId, [...new Set(dues.map(({ partyId }) => partyId))]];
  const rows =
    party === 'customer'
      ? await db.query<PartyRow>(
          `select id, is_active from customer where business_id = $1 and id = any($2) and not is_cash_customer
           order by id for key share`,
          values,
        )
      : await db.query<PartyRow>(
          'select id, is_active from vendor where business_id = $1 and id = any($2) order by id for key share',
          values,
        );
  return new Map(rows.map(({ id, is_active }) => [id, is_active]));
}

type Known = { id: number; party_id: number; bill: string; called: string; dated_on_bs: string };

/** The documents in force that record these bills already, of whichever kind. */
export async function readKnown(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  party: PartyKind,
  dues: readonly Pick<ReadDue, 'partyId' | 'bill'>[],
): Promise<Known[]> {
  const numbered = dues.filter(({ bill }) => bill !== null);
  const values = [businessId, numbered.map(({ partyId }) => partyId), numbered.map(({ bill }) => bill)];
  // Each by the index of its own bills.
  return party === 'customer'
    ? db.query<Known>(
        `select document.id, asked.party_id, asked.bill, coalesce(number, heading) as called, dated_on_bs
         from unnest($2::bigint[], $3::text[]) as asked (party_id, bill)
         join document on document.business_id = $1 and document.customer_id = asked.party_id
           and document.customer_bill = asked.bill and document.state = 'FINAL'`,
        values,
      )
    : db.query<Known>(
        `select document.id, asked.party_id, asked.bill, coalesce(number, heading) as called, dated_on_bs
         from unnest($2::bigint[], $3::text[]) as asked (party_id, bill)
         join document on document.business_id = $1 and document.vendor_id = asked.party_id
           and document.vendor_bill = asked.bill and document.state = 'FINAL'`,
        values,
      );
}

function isSame(known: Known, { partyId, bill }: Pick<ReadDue, 'partyId' | 'bill'>): boolean {
  return known.party_id === partyId && known.bill === bill;
}

function refusedAs({ language }: Pick<Context, 'language'>, { called, dated_on_bs }: Known): RefusedField {
  const parameters = { document: called, date: inDigitsOf(dated_on_bs, language) };
  return { field: 'billNumber', key: 'openingDue.numberKnownAs', parameters };
}
