import { kindsWith, type DocumentKind, rightToRead } from '@bahi/domain/document-kinds';
import { addDays, daysBetween, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { storedDay } from '../../../platform/core/days.ts';
import { stockQuantityOfItem } from '../../catalogue/item/item-search.ts';
import type { NewNotice } from '../notice/notice.write.ts';

type Reader = Pick<Context, 'db' | 'businessId' | 'today' | 'calendar'>;

/** Bills that have a day on which they are due and a list that is narrowed by it: those of customers and of vendors. */
const billKinds: readonly DocumentKind[] = [
  ...kindsWith({ figure: 'sales', settledBy: 'RECEIVED' }),
  ...kindsWith({ figure: 'purchases', settledBy: 'PAID' }),
];
/** Who has rights that end is told so that many days before, and their administrator on each of these days. */
const daysAhead = 7;
const ownDays: readonly number[] = [7, 1, 0];
const yearDays: readonly number[] = [30, 15, 7, 3, 1];

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

/** As many items as the list of those at or below their reorder point has. */
async function lowStock({ db, businessId }: Reader, outletIds: readonly number[]): Promise<NewNotice[]> {
  const notices: NewNotice[] = [];
  for (const outletId of [null, ...outletIds]) {
    const low = await db
      .tables()
      .selectFrom('item')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('business_id', '=', businessId)
      .where('is_active', '=', true)
      .where('reorder_point', 'is not', null)
      .where(sql<boolean>`${stockQuantityOfItem(businessId, outletId)} <= item.reorder_point`)
      .executeTakeFirst();
    const count = low?.count ?? 0;
    if (count > 0) notices.push({ kind: 'LOW_STOCK', outletId, needs: 'item.read', count });
  }
  return notices;
}

type EndingRow = { id: number; user_id: number; name: string; name_np: string | null; till: string };

async function endingRights({ db, businessId, today }: Reader): Promise<NewNotice[]> {
  const rows = await db.query<EndingRow>(
    `select assignment.id, assignment.user_id, role.name, role.name_np, assignment.effective_till as till
     from user_role assignment
     join role on role.business_id = assignment.role_business_id and role.id = assignment.role_id and role.is_active
     join app_user person on person.id = assignment.user_id and person.business_id = assignment.business_id and person.is_active
     where assignment.business_id = $1 and assignment.effective_till between $2::date and $3::date
     order by assignment.id`,
    [businessId, formatAdDate(today), formatAdDate(addDays(today, daysAhead))],
  );
  if (rows.length === 0) return [];
  const own = rows.flatMap(({ id, user_id: forUser, name, name_np: nameNp, till }): NewNotice[] => {
    const count = daysBetween(today, storedDay(till));
    if (!ownDays.includes(count)) return [];
    return [{ kind: 'OWN_RIGHTS_ENDING', recordId: id, outletId: null, needs: null, forUser, name, nameNp, count }];
  });
  return [{ kind: 'RIGHTS_ENDING', outletId: null, needs: 'user-role.read', count: rows.length }, ...own];
}

function endingYear({ today, calendar }: Reader): NewNotice[] {
  const { label, lastDay } = fiscalYearOf(today, calendar);
  const count = daysBetween(today, lastDay);
  if (!yearDays.includes(count)) return [];
  return [{ kind: 'YEAR_ENDING', outletId: null, needs: 'period-lock.read', name: label, count }];
}
