import { kindsWith, type DocumentKind, rightToRead } from '@bahi/domain/document-kinds';
import { addDays, type CalendarDay, daysBetween, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import type { Context } from '../../../platform/core/context.ts';
import type { NewNotice } from '../notice/notice.write.ts';
import { promisedDues } from './promised-dues.ts';
import { taxDues } from './tax-dues.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'today' | 'calendar'> & {
  /** The day that was told last. */
  lookedOn: CalendarDay;
};

/** Bills that have a day on which they are due and a list that is narrowed by it: those of customers and of vendors. */
const billKinds: readonly DocumentKind[] = [
  ...kindsWith({ figure: 'sales', settledBy: 'RECEIVED' }),
  ...kindsWith({ figure: 'purchases', settledBy: 'PAID' }),
];
/** Who has rights that end is told so that many days before, and their administrator on each of these days. */
const daysAhead = 7;
const ownDays: readonly number[] = [7, 1, 0];
const yearDays: readonly number[] = [30, 15, 7, 3, 1];
/** The return of a month is due on the 25th of the next one. */
const returnDays: readonly number[] = [7, 3, 1, 0];

/** What stands in a business today, for all of it and for each of its outlets. */
export async function readDay(reader: Reader): Promise<NewNotice[]> {
  const { db, businessId } = reader;
  const outlets = await db.query<{ id: number }>(
    'select id from outlet where business_id = $1 and is_active order by id',
    [businessId],
  );
  const outletIds = outlets.map(({ id }) => id);
  return [
    ...(await dueBills(reader, outletIds)),
    ...(await lowStock(reader, outletIds)),
    ...(await endingRights(reader)),
    ...endingYear(reader),
    ...(await taxDues(reader, (ahead, sinceLast) => isStep(returnDays, ahead, sinceLast))),
    ...(await dueCheques(reader, outletIds)),
    ...(await promisedDues(reader, outletIds)),
  ];
}

type DueRow = { kind: DocumentKind; outlet_id: number; is_today: boolean; documents: number; owed_paisa: number };

/** From the kept figures, day by day: no bill is read. */
async function dueBills({ db, businessId, today }: Reader, outletIds: readonly number[]): Promise<NewNotice[]> {
  const rows = await db.query<DueRow>(
    `select kind, outlet_id, due_on = $2 as is_today, sum(documents)::int as documents, sum(owed_paisa)::bigint as owed_paisa
     from due_day where business_id = $1 and due_on <= $2 and kind = any($3)
     group by kind, outlet_id, due_on = $2`,
    [businessId, formatAdDate(today), billKinds],
  );
  return [null, ...outletIds].flatMap((outletId) =>
    billKinds.flatMap((subject) =>
      [false, true].flatMap((isToday): NewNotice[] => {
        const own = rows.filter(
          (row) =>
            row.kind === subject && row.is_today === isToday && (outletId === null || row.outlet_id === outletId),
        );
        const count = own.reduce((sum, { documents }) => sum + documents, 0);
        const amountPaisa = own.reduce((sum, { owed_paisa: paisa }) => sum + paisa, 0);
        const kind = isToday ? 'DUE_TODAY' : 'OVERDUE';
        return count === 0 ? [] : [{ kind, subject, outletId, needs: rightToRead(subject), count, amountPaisa }];
      }),
    ),
  );
}

type LowRow = { outlet_id: number | null; count: number };

/** As many items as the list of those at or below their reorder point has, of all places at once. */
async function lowStock({ db, businessId }: Reader, outletIds: readonly number[]): Promise<NewNotice[]> {
  const rows = await db.query<LowRow>(
    `with watched as (
       select id, reorder_point from item where business_id = $1 and is_active and reorder_point is not null
     ), stock as (
       select own.item_id, coalesce(balance.outlet_id, 0) as outlet_id, sum(balance.quantity) as quantity
       from watched
       join item_variant own on own.business_id = $1 and own.item_id = watched.id
       join stock_balance balance on balance.business_id = $1 and balance.item_variant_id = own.id
       group by grouping sets ((own.item_id, balance.outlet_id), (own.item_id))
     )
     select nullif(place.outlet_id, 0) as outlet_id, count(*)::int as count
     from unnest($2::bigint[]) place (outlet_id)
     cross join watched
     left join stock on stock.item_id = watched.id and stock.outlet_id = place.outlet_id
     where coalesce(stock.quantity, 0) <= watched.reorder_point
     group by place.outlet_id order by place.outlet_id`,
    [businessId, [0, ...outletIds]],
  );
  return rows.map(({ outlet_id: outletId, count }) => ({ kind: 'LOW_STOCK', outletId, needs: 'item.read', count }));
}

type EndingRow = { id: number; user_id: number; name: string; name_np: string | null; count: number };

async function endingRights({ db, businessId, today, lookedOn }: Reader): Promise<NewNotice[]> {
  const rows = await db.query<EndingRow>(
    `select assignment.id, assignment.user_id, role.name, role.name_np, assignment.effective_till - $2::date as count
     from user_role assignment
     join role on role.business_id = assignment.role_business_id and role.id = assignment.role_id and role.is_active
     join app_user person on person.id = assignment.user_id and person.business_id = assignment.business_id and person.is_active
     where assignment.business_id = $1 and assignment.effective_till between $2::date and $3::date
     order by assignment.id`,
    [businessId, formatAdDate(today), formatAdDate(addDays(today, daysAhead))],
  );
  if (rows.length === 0) return [];
  const own = rows.flatMap(({ id, user_id: forUser, name, name_np: nameNp, count }): NewNotice[] => {
    if (!isStep(ownDays, count, daysBetween(lookedOn, today))) return [];
    return [{ kind: 'OWN_RIGHTS_ENDING', recordId: id, outletId: null, needs: null, forUser, name, nameNp, count }];
  });
  return [{ kind: 'RIGHTS_ENDING', outletId: null, needs: 'user-role.read' }, ...own];
}

/** Whether so many days ahead is one of the steps, or the first day that is told since one was missed. */
function isStep(steps: readonly number[], ahead: number, sinceLast: number): boolean {
  return steps.some((step) => ahead <= step && step < ahead + sinceLast);
}

function endingYear({ today, lookedOn, calendar }: Reader): NewNotice[] {
  const { label, lastDay } = fiscalYearOf(today, calendar);
  const count = daysBetween(today, lastDay);
  if (!isStep(yearDays, count, daysBetween(lookedOn, today))) return [];
  return [{ kind: 'YEAR_ENDING', outletId: null, needs: 'period-lock.read', name: label, count }];
}

type ChequeRow = { kind: 'RECEIVED' | 'PAID'; outlet_id: number; count: number; amount_paisa: number };

/** Cheques in hand that the bank takes by now, and those that were given and bear today's day. */
async function dueCheques({ db, businessId, today }: Reader, outletIds: readonly number[]): Promise<NewNotice[]> {
  const rows = await db.query<ChequeRow>(
    `select kind, outlet_id, count(*)::int as count, sum(amount_paisa)::bigint as amount_paisa from (
       select kind, outlet_id, amount_paisa from cheque
         where business_id = $1 and kind = 'RECEIVED' and state = 'IN_HAND' and dated_on <= $2
       union all select kind, outlet_id, amount_paisa from cheque
         where business_id = $1 and kind = 'PAID' and state = 'ISSUED' and dated_on = $2
     ) waiting group by kind, outlet_id`,
    [businessId, formatAdDate(today)],
  );
  const needs = { RECEIVED: 'cheque.read', PAID: 'purchase.read' } as const;
  return [null, ...outletIds].flatMap((outletId) =>
    (['RECEIVED', 'PAID'] as const).flatMap((subject): NewNotice[] => {
      const own = rows.filter((row) => row.kind === subject && (outletId === null || row.outlet_id === outletId));
      const count = own.reduce((sum, row) => sum + row.count, 0);
      const amountPaisa = own.reduce((sum, row) => sum + row.amount_paisa, 0);
      return count === 0 ? [] : [{ kind: 'CHEQUE_DUE', subject, outletId, needs: needs[subject], count, amountPaisa }];
    }),
  );
}
