import type { Context } from '../../../platform/core/context.ts';
import { newestFound } from '../../../platform/database/found-page.ts';
import { findNumbers, leadsToNumbers } from '../../books/ledger/search/number-search.ts';
import { datedVouchers, numberedVouchers } from '../../books/voucher/voucher.list.ts';
import type { FoundRow } from './search.texts.ts';

/** The vouchers in whose number a text stands, what begins with it first, and then the newest first. */
export async function findVouchers(
  context: Context,
  { search, wanted }: { search: string; wanted: number },
): Promise<FoundRow[]> {
  const { db, businessId } = context;
  const { runs, whole } = await findNumbers(context, numberedVouchers, search);
  const selection = db.tables().selectFrom('voucher').where('voucher.business_id', '=', businessId);
  const ids: number[] = [];
  for (const begins of [true, false]) {
    const found = {
      runs: runs.filter((run) => run.begins === begins),
      whole: whole.filter((one) => one.begins === begins),
    };
    const leads = leadsToNumbers(context, datedVouchers, found, search);
    if (leads.length > 0) ids.push(...(await newestFound(db, { ...datedVouchers, selection }, leads, wanted)));
  }
  return db.query<FoundRow>(
    `select id, coalesce(number, '') as name, null as name_np, narration as remark, narration as remark_np,
       state <> 'CANCELLED' as is_active
     from voucher where business_id = $1 and id = any($2) order by array_position($2::bigint[], id)`,
    [businessId, ids.slice(0, wanted)],
  );
}
