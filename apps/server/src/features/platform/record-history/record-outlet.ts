import type { UserType } from '@bahi/contract/enumeration';
import { isDocumentKind, type RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { refusalOf } from '../../../platform/core/errors.ts';
import { isIn, type Place, placesOf } from '../notice/notice.tell.ts';
import { rowsOfRecord } from './record-sources.ts';

type Known = { kind: RecordKind; recordId: number };
export type Person = { id: number; user_type: UserType };

/** The outlets of a record, whatever its kind: $1 the business, $2 its kind, $3 its id. The first one is its own. */
const outletQuery = `
  select outlet_id from document where $2 = 'DOCUMENT' and business_id = $1 and id = $3
  union all select outlet_id from quotation where $2 = 'QUOTATION' and business_id = $1 and id = $3
  union all select outlet_id from voucher where $2 = 'VOUCHER' and business_id = $1 and id = $3
  union all select outlet_id from day_close where $2 = 'DAY_CLOSE' and business_id = $1 and id = $3
  union all select outlet_id from settlement where $2 = 'PAYMENT' and business_id = $1 and id = $3
  union all select outlet_id from recurring where $2 = 'RECURRING' and business_id = $1 and id = $3
  union all select outlet_id from stock_paper where $2 = stock_paper.kind and business_id = $1 and id = $3
  union all select to_outlet_id from stock_paper where $2 = stock_paper.kind and business_id = $1 and id = $3
    and to_outlet_id is not null and state <> 'DRAFT'
  union all select outlet_id from cheque where $2 = 'CHEQUE' and business_id = $1 and id = $3
  union all select outlet_id from asset where $2 = 'ASSET' and business_id = $1 and id = $3
  union all select outlet_id from prepaid where $2 = 'PREPAID' and business_id = $1 and id = $3
  union all select outlet_id from loan where $2 = 'LOAN' and business_id = $1 and id = $3
  union all select outlet_id from sales_counter where $2 = 'SALES_COUNTER' and business_id = $1 and id = $3
  union all select outlet_id from account where $2 = 'MONEY_ACCOUNT' and business_id = $1 and id = $3
  union all select id from outlet where $2 = 'OUTLET' and business_id = $1 and id = $3`;

/** The outlets that a record is of, its own first: a transfer is of two once it is sent; none for one of the whole business. */
export async function outletsOf(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { kind, recordId }: Known,
): Promise<number[]> {
  const rows = await db.query<{ outlet_id: number | null }>(outletQuery, [
    businessId,
    isDocumentKind(kind) ? 'DOCUMENT' : kind,
    recordId,
  ]);
  return rows.flatMap(({ outlet_id: id }) => id ?? []);
}

/**
 * Says of somebody whether they see a record that the caller sees, by the record's own rule: a right that a role gives for one
 * outlet alone says nothing of what is elsewhere, and holds there beside what they have everywhere; what is of no outlet is
 * seen from each.
 */
export async function seersOf(context: Context, record: Known): Promise<(person: Person) => Promise<boolean>> {
  const outletIds = await outletsOf(context, record);
  const known = new Map<string, boolean>();
  const isOpenTo = async (person: Person, at: Place): Promise<boolean> => {
    const key = `${at.outletId ?? ''} ${[...at.rights].toSorted().join(' ')}`;
    const isOpen = known.get(key) ?? (await isOpenFor(context, record, { person, at }));
    known.set(key, isOpen);
    return isOpen;
  };
  return async (person) => {
    for (const at of await standpointsOf(context, person, outletIds)) if (await isOpenTo(person, at)) return true;
    return false;
  };
}

type Named = Person & { full_name: string; full_name_np: string | null };

/** All others of the business who see a record that the caller sees. */
export async function readSeers(context: Context, record: Known): Promise<Named[]> {
  const { db, businessId, session } = context;
  const sees = await seersOf(context, record);
  const all = await db.query<Named>(
    `select id, user_type, full_name, full_name_np from app_user where business_id = $1 and is_active and id <> $2
     order by full_name, id`,
    [businessId, session.userId],
  );
  const seers: Named[] = [];
  for (const person of all) if (await sees(person)) seers.push(person);
  return seers;
}

/** From where somebody may look at what is of some outlets: with all that they may there, each outlet by itself. */
async function standpointsOf(context: Context, person: Person, outletIds: readonly number[]): Promise<Place[]> {
  const places = await placesOf(context, { user_id: person.id, user_type: person.user_type });
  const whole = places.find(({ outletId }) => outletId === null);
  return places.flatMap((place): Place[] => {
    if (outletIds.length > 0 && !outletIds.some((id) => isIn(place, id))) return [];
    const rights = whole === undefined ? place.rights : place.rights.union(whole.rights);
    // Who works in the whole business may choose an outlet of it: some things are seen only where they are.
    const from = place.outletId === null ? [null, ...outletIds] : [place.outletId];
    return from.map((outletId) => ({ outletId, rights }));
  });
}

/** Whether a place is enough for a record: the right of its kind, and what it asks beside, as that of what a payment paid. */
async function isOpenFor(
  context: Context,
  { kind, recordId }: Known,
  { person, at: { outletId, rights } }: { person: Person; at: Place },
): Promise<boolean> {
  const session = { ...context.session, userId: person.id, userType: person.user_type, outletId, rights };
  try {
    await rowsOfRecord({ ...context, session, outletId, can: (right) => rights.has(right) }, kind, recordId);
    return true;
  } catch (error) {
    const status = refusalOf(error)?.status;
    if (status === 403 || status === 404) return false;
    throw error;
  }
}
