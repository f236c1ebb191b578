import { sql, type SqlBool } from 'kysely';
import type { SettlementDirection } from '@bahi/domain/document-kinds';
import type { Context } from '../../../../platform/core/context.ts';
import type { Lead, Search } from '../../../../platform/database/found-page.ts';
import { foundBy } from '../../../../platform/database/list-query.ts';
import { leadsToAmount, orAmount } from '../search/amount-search.ts';
import { findNumbers, leadsToNumbers } from '../search/number-search.ts';
import { leadToParties } from '../search/party-search.ts';
import { mayRead, settlements } from './settlements.ts';

export const datedSettlements = { table: 'settlement', day: 'received_on' } as const;

/** What went back to customers: the index that has it alone is asked where what vendors are paid is not to be seen. */
const isRefund = sql<SqlBool>`settlement.kind = 'PAID' and settlement.customer_id is not null`;

function seesVendors({ can }: Pick<Context, 'can'>): boolean {
  return mayRead({ can }, { settledBy: 'PAID', party: 'vendor' });
}

/** Settlements that the caller may see, of one direction or both, with their parties. */
export function settlementsOf(
  { db, businessId, can }: Pick<Context, 'db' | 'businessId' | 'can'>,
  kind?: SettlementDirection,
) {
  const ofVendors = seesVendors({ can });
  return db
    .tables()
    .selectFrom('settlement')
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.business_id', '=', 'settlement.business_id')
        .onRef('customer.id', '=', 'settlement.customer_id'),
    )
    .leftJoin('vendor', (join) =>
      join.onRef('vendor.business_id', '=', 'settlement.business_id').onRef('vendor.id', '=', 'settlement.vendor_id'),
    )
    .where('settlement.business_id', '=', businessId)
    .$if(kind !== undefined, (settled) => settled.where(sql<SqlBool>`settlement.kind = ${kind}`))
    .$if(!ofVendors, (settled) => settled.where('settlement.vendor_id', 'is', null))
    .$if(!ofVendors && kind === 'PAID', (settled) => settled.where(isRefund));
}

/**
 * What a search means among the settlements of one direction or both: by number and amount, and by either name of the party
 * and its sound. Nothing leads to what vendors are paid where the caller may not see that.
 */
export async function settlementSearch(
  context: Pick<Context, 'db' | 'businessId' | 'calendar' | 'can'>,
  search: string | undefined,
  kind?: SettlementDirection,
): Promise<Search | null> {
  const test = foundBy(search, {
    names: ['customer.name', 'customer.name_np', 'vendor.name', 'vendor.name_np'],
    codes: ['settlement.number'],
    sound: sql`coalesce(customer.name_sound, vendor.name_sound)`,
  });
  if (search === undefined || test === null) return null;
  const { table } = datedSettlements;
  const { businessId } = context;
  const isMeant = sql<SqlBool>`(select ${test} from (select settlement.business_id, settlement.customer_id, settlement.vendor_id) own
      left join customer on customer.business_id = own.business_id and customer.id = own.customer_id
      left join vendor on vendor.business_id = own.business_id and vendor.id = own.vendor_id)`;
  const ways = (['RECEIVED', 'PAID'] as const).filter((way) => kind === undefined || way === kind);
  const byFigures = await Promise.all(ways.map((way) => leadsByFigures(context, search, way)));
  return {
    isMeant: orAmount(table, search, isMeant),
    leads: [
      ...leadToParties({ businessId, party: 'customer', search }, table),
      ...(seesVendors(context) ? leadToParties({ businessId, party: 'vendor', search }, table) : []),
      ...byFigures.flat(),
    ],
  };
}

/** By the amount, and by the number, among those of one direction that the caller may see. */
async function leadsByFigures(
  context: Pick<Context, 'db' | 'businessId' | 'calendar' | 'can'>,
  search: string,
  kind: SettlementDirection,
): Promise<Lead[]> {
  const numbered = [{ kind, series: settlements[kind].series }];
  const leads = [
    ...leadsToAmount(datedSettlements.table, search),
    ...leadsToNumbers(context, datedSettlements, await findNumbers(context, numbered, search), search),
  ];
  const isSeen = kind === 'PAID' && !seesVendors(context) ? isRefund : sql<SqlBool>`settlement.kind = ${kind}`;
  return leads.map((lead) => ({ ...lead, on: sql<SqlBool>`${lead.on} and ${isSeen}` }));
}
