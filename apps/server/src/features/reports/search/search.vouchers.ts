import type { Context } from '../../../platform/core/context.ts';
import { leadsToAmount } from '../../books/ledger/search/amount-search.ts';
import { datedVouchers, numberedVouchers } from '../../books/voucher/voucher.list.ts';
import { type Asked, numberedIds } from './search.numbered.ts';
import type { FoundRow } from './search.texts.ts';

/** The vouchers of an amount or in whose number a text stands, what begins with it first, and then the newest first. */
export async function findVouchers(context: Context, asked: Asked): Promise<FoundRow[]> {
  const { db, businessId } = context;
  const selection = db.tables().selectFrom('voucher').where('voucher.business_id', '=', businessId);
  const first = leadsToAmount('voucher', asked.search);
  const ids = await numberedIds(context, { ...datedVouchers, selection }, numberedVouchers, asked, { first });
  return db.query<FoundRow>(
    `select id, coalesce(number, '') as name, null as name_np, narration as remark, narration as remark_np,
       total_paisa as amount_paisa, state <> 'CANCELLED' as is_active
     from voucher where business_id = $1 and id = any($2) order by array_position($2::bigint[], id)`,
    [businessId, ids],
  );
}
