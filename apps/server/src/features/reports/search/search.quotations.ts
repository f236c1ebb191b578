import { quotationSeries } from '@bahi/domain/goods/quotation';
import type { Context } from '../../../platform/core/context.ts';
import { newestFound } from '../../../platform/database/found-page.ts';
import { findNumbers, leadsToNumbers } from '../../books/ledger/search/number-search.ts';
import type { FoundRow } from './search.texts.ts';

const dated = { table: 'quotation', day: 'dated_on', isOfOneKind: true } as const;
const numbered = [{ kind: 'QUOTATION', series: quotationSeries }];

/** The quotations in whose number a text stands, what begins with it first, and then the newest first. */
export async function findQuotations(
  context: Context,
  { search, wanted }: { search: string; wanted: number },
): Promise<FoundRow[]> {
  const { db, businessId } = context;
  const { runs, whole } = await findNumbers(context, numbered, search);
  const selection = db.tables().selectFrom('quotation').where('quotation.business_id', '=', businessId);
  const ids: number[] = [];
  for (const begins of [true, false]) {
    const found = {
      runs: runs.filter((run) => run.begins === begins),
      whole: whole.filter((one) => one.begins === begins),
    };
    const leads = leadsToNumbers(context, dated, found, search);
    if (leads.length > 0) ids.push(...(await newestFound(db, { ...dated, selection }, leads, wanted)));
  }
  return db.query<FoundRow>(
    `select id, coalesce(number, '') as name, null as name_np, customer_name as remark, customer_name_np as remark_np,
       state <> 'REJECTED' as is_active
     from quotation where business_id = $1 and id = any($2) order by array_position($2::bigint[], id)`,
    [businessId, ids.slice(0, wanted)],
  );
}
