import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { acrossOutlets } from '../../../platform/database/all-outlets.ts';
import { customerOwesInAll } from '../../books/ledger/party-due.ts';
import type { Reader, Who } from './collect.queries.ts';
import { promisesInForce } from './promise.queries.ts';

/** Whoever is meant by what they promised, or by their credit limit, which is of all outlets: few of many, found first. */
export async function chosenBy(
  context: Reader,
  { promise, isOverLimit, outletId }: Who,
): Promise<RawBuilder<SqlBool>[]> {
  const chosen: RawBuilder<SqlBool>[] = [];
  if (promise !== undefined) {
    const standing = await promisesInForce(context, { outletId: outletId ?? null, isWide: true });
    const wanted = standing.filter(({ state }) => promise === 'NONE' || state === promise);
    const ids = wanted.map(({ customerId }) => customerId);
    chosen.push(promise === 'NONE' ? sql`not ${isOneOf(ids)}` : isOneOf(ids));
  }
  if (isOverLimit !== undefined) {
    const ids = await overLimit(context);
    chosen.push(isOverLimit ? isOneOf(ids) : sql`not ${isOneOf(ids)}`);
  }
  return chosen;
}

function overLimit({ db, businessId }: Reader): Promise<number[]> {
  return acrossOutlets(db, async () => {
    const rows = await db.query<{ id: number }>(
      `select customer.id from customer where customer.business_id = $1 and customer.credit_limit_paisa is not null
         and ${customerOwesInAll} > customer.credit_limit_paisa`,
      [businessId],
    );
    return rows.map(({ id }) => id);
  });
}

export function isOneOf(ids: readonly number[]): RawBuilder<SqlBool> {
  return sql`(due.customer_id = any(${ids}::bigint[]))`;
}
