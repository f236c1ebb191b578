import type { SettlementDirection } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import { newestMeant } from '../../../platform/database/found-page.ts';
import { keptTexts } from '../../../platform/database/kept-texts.ts';
import { leadsToAmount } from '../../books/ledger/search/amount-search.ts';
import { datedSettlements, settlementSearch, settlementsOf } from '../../books/ledger/settlement/settlement-search.ts';
import { settlements } from '../../books/ledger/settlement/settlements.ts';
import { type Asked, numberedIds } from './search.numbered.ts';
import type { FoundRow } from './search.texts.ts';

/**
 * The receipts, or what was paid, of an amount or in whose number a text stands, and then those of the parties who are
 * called by it; the newest first. A single letter, which most parties have in their names, finds numbers alone.
 */
export async function findSettlements(context: Context, kind: SettlementDirection, asked: Asked): Promise<FoundRow[]> {
  const { db, businessId } = context;
  const { search, wanted } = asked;
  const selection = settlementsOf(context, kind);
  const list = { ...datedSettlements, selection };
  const numbered = [{ kind, series: settlements[kind].series }];
  const first = leadsToAmount('settlement', search);
  const ids = new Set(await numberedIds(context, list, numbered, asked, { first }));
  const meant = keptTexts(search) === null ? null : await settlementSearch(context, search, kind);
  if (meant !== null && ids.size < wanted) for (const id of await newestMeant(db, list, meant, wanted)) ids.add(id);
  return db.query<FoundRow>(
    `select settlement.id, coalesce(settlement.number, '') as name, null as name_np, party.name as remark, party.name_np as remark_np,
       settlement.total_paisa as amount_paisa, settlement.deleted_at is null as is_active
     from settlement cross join lateral (
       select name, name_np from customer where customer.business_id = $1 and customer.id = settlement.customer_id
       union all
       select name, name_np from vendor where vendor.business_id = $1 and vendor.id = settlement.vendor_id) party
     where settlement.business_id = $1 and settlement.id = any($2) order by array_position($2::bigint[], settlement.id)`,
    [businessId, [...ids].slice(0, wanted)],
  );
}
