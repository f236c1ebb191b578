import { seenBy } from '../../books/cheque/cheque.rows.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { toLatin } from '@bahi/domain/numbers/digits';
import type { FoundRow } from './search.texts.ts';

/** The cheques whose number begins with a text, the latest first. */
export async function findCheques(
  context: Context,
  { search, wanted }: { search: string; wanted: number },
): Promise<FoundRow[]> {
  const { db, businessId } = context;
  const number = toLatin(search.trim()).toUpperCase();
  if (!/^[A-Z0-9-]+$/.test(number)) return [];
  let selection = db
    .tables()
    .selectFrom('cheque')
    .leftJoin('customer', (join) =>
      join.onRef('customer.business_id', '=', 'cheque.business_id').onRef('customer.id', '=', 'cheque.customer_id'),
    )
    .leftJoin('vendor', (join) =>
      join.onRef('vendor.business_id', '=', 'cheque.business_id').onRef('vendor.id', '=', 'cheque.vendor_id'),
    )
    .where('cheque.business_id', '=', businessId)
    .where('cheque.state', '<>', 'REMOVED')
    .where('cheque.number', 'like', `${number}%`);
  for (const condition of seenBy(context)) selection = selection.where(condition);
  return selection
    .select([
      'cheque.id',
      sql<string>`cheque.number`.as('name'),
      sql<string | null>`null`.as('name_np'),
      sql<string | null>`coalesce(customer.name, vendor.name)`.as('remark'),
      sql<string | null>`coalesce(customer.name_np, vendor.name_np)`.as('remark_np'),
      sql<boolean>`cheque.state in ('IN_HAND', 'DEPOSITED', 'ISSUED', 'CLEARED')`.as('is_active'),
    ])
    .orderBy('cheque.dated_on', 'desc')
    .orderBy('cheque.id', 'desc')
    .limit(wanted)
    .execute();
}
