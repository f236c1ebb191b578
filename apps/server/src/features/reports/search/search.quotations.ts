import type { Context } from '../../../platform/core/context.ts';
import { leadsToAmount } from '../../books/ledger/search/amount-search.ts';
import { datedQuotations, numberedQuotations } from '../../sales/quotation/quotation-search.ts';
import { type Asked, numberedIds } from './search.numbered.ts';
import type { FoundRow } from './search.texts.ts';

/** The quotations of an amount or in whose number a text stands, what begins with it first, and then the newest first. */
export async function findQuotations(context: Context, asked: Asked): Promise<FoundRow[]> {
  const { db, businessId } = context;
  const selection = db.tables().selectFrom('quotation').where('quotation.business_id', '=', businessId);
  const first = leadsToAmount('quotation', asked.search);
  const ids = await numberedIds(context, { ...datedQuotations, selection }, numberedQuotations, asked, { first });
  return db.query<FoundRow>(
    `select id, coalesce(number, '') as name, null as name_np, customer_name as remark, customer_name_np as remark_np,
       total_paisa as amount_paisa, state <> 'REJECTED' as is_active
     from quotation where business_id = $1 and id = any($2) order by array_position($2::bigint[], id)`,
    [businessId, ids],
  );
}
