import type { UserType } from '@bahi/contract/enumeration';
import { isDocumentKind, type RecordKind, rightToRead } from '@bahi/contract/platform/record-history/record-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { isIn, placesOf } from '../notice/notice.tell.ts';

type Known = { kind: RecordKind; recordId: number };
export type Person = { id: number; user_type: UserType };

/** The outlet of a record, whatever its kind: $1 the business, $2 its kind, $3 its id. */
const outletQuery = `
  select outlet_id from document where $2 = 'DOCUMENT' and business_id = $1 and id = $3
  union all select outlet_id from quotation where $2 = 'QUOTATION' and business_id = $1 and id = $3
  union all select outlet_id from voucher where $2 = 'VOUCHER' and business_id = $1 and id = $3
  union all select outlet_id from day_close where $2 = 'DAY_CLOSE' and business_id = $1 and id = $3
  union all select outlet_id from settlement where $2 = 'PAYMENT' and business_id = $1 and id = $3
  union all select outlet_id from recurring where $2 = 'RECURRING' and business_id = $1 and id = $3
  union all select outlet_id from stock_paper where $2 = stock_paper.kind and business_id = $1 and id = $3
  union all select outlet_id from cheque where $2 = 'CHEQUE' and business_id = $1 and id = $3
  union all select outlet_id from asset where $2 = 'ASSET' and business_id = $1 and id = $3
  union all select outlet_id from prepaid where $2 = 'PREPAID' and business_id = $1 and id = $3
  union all select outlet_id from loan where $2 = 'LOAN' and business_id = $1 and id = $3
  union all select outlet_id from sales_counter where $2 = 'SALES_COUNTER' and business_id = $1 and id = $3
  union all select outlet_id from account where $2 = 'MONEY_ACCOUNT' and business_id = $1 and id = $3
  union all select id from outlet where $2 = 'OUTLET' and business_id = $1 and id = $3`;

/** The outlet that a record is of; null for one of the whole business. */
export async function outletOf(
  { db, businessId }: Pick<Context, 'db' | 'businessId'>,
  { kind, recordId }: Known,
): Promise<number | null> {
  const [row] = await db.query<{ outlet_id: number | null }>(outletQuery, [
    businessId,
    isDocumentKind(kind) ? 'DOCUMENT' : kind,
    recordId,
  ]);
  return row?.outlet_id ?? null;
}

/**
 * Says of somebody whether they see a record of an outlet: a right that a role gives for one outlet alone says nothing of
 * what is elsewhere; what is of no outlet is seen from each.
 */
export function seesAt(
  context: Context,
  { kind }: Pick<Known, 'kind'>,
  outletId: number | null,
): (person: Person) => Promise<boolean> {
  const right = rightToRead(kind);
  return async ({ id, user_type }) => {
    const places = await placesOf(context, { user_id: id, user_type });
    return places.some((place) => (outletId === null || isIn(place, outletId)) && place.rights.has(right));
  };
}
