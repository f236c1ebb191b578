import type { UserType } from '@bahi/contract/enumeration';
import type { Right } from '@bahi/contract/access';
import { isDocumentKind, type RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { refusalOf } from '../../../platform/core/errors.ts';
import { isIn, placesOf } from '../notice/notice.tell.ts';
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
 * outlet alone says nothing of what is elsewhere; what is of no outlet is seen from each.
 */
export async function seersOf(context: Context, record: Known): Promise<(person: Person) => Promise<boolean>> {
  const outletIds = await outletsOf(context, record);
  const known = new Map<string, boolean>();
  const isOpenTo = async (person: Person, rights: ReadonlySet<Right>): Promise<boolean> => {
    const key = [...rights].toSorted().join(' ');
    const isOpen = known.get(key) ?? (await isOpenFor(context, record, { person, rights }));
    known.set(key, isOpen);
    return isOpen;
  };
  return async (person) => {
    for (const place of await placesOf(context, { user_id: person.id, user_type: person.user_type })) {
      const isThere = outletIds.length === 0 || outletIds.some((id) => isIn(place, id));
      if (isThere && (await isOpenTo(person, place.rights))) return true;
    }
    return false;
  };
}

/** Whether the rights are enough for a record: that of its kind, and what it asks beside, as that of what a payment paid. */
async function isOpenFor(
  context: Context,
  { kind, recordId }: Known,
  { person, rights }: { person: Person; rights: ReadonlySet<Right> },
): Promise<boolean> {
  const session = { ...context.session, userId: person.id, userType: person.user_type, rights };
  try {
    await rowsOfRecord({ ...context, session, can: (right) => rights.has(right) }, kind, recordId);
    return true;
  } catch (error) {
    const status = refusalOf(error)?.status;
    if (status === 403 || status === 404) return false;
    throw error;
  }
}
