import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../../platform/core/context.ts';
import type { Search } from '../../../../platform/database/found-page.ts';
import { foundBy } from '../../../../platform/database/list-query.ts';
import { leadsToAmount, orAmount } from '../search/amount-search.ts';
import { findNumbers, leadsToNumbers } from '../search/number-search.ts';
import { leadToParties } from '../search/party-search.ts';
import { mayRead, settlements } from './settlements.ts';

export const datedSettlements = { table: 'settlement', day: 'received_on' } as const;

/** Settlements that the caller may see, with their parties. */
export function settlementsOf({ db, businessId, can }: Pick<Context, 'db' | 'businessId' | 'can'>) {
  const ofVendors = mayRead({ can }, { settledBy: 'PAID', party: 'vendor' });
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
    .$if(!ofVendors, (settled) => settled.where('settlement.vendor_id', 'is', null));
}

/** What a search means among the settlements: by number and amount, and by either name of the party and its sound. */
export async function settlementSearch(
  context: Pick<Context, 'db' | 'businessId' | 'calendar'>,
  search: string | undefined,
): Promise<Search | null> {
  const test = foundBy(search, {
    names: ['customer.name', 'customer.name_np', 'vendor.name', 'vendor.name_np'],
    codes: ['settlement.number'],
    sound: sql`coalesce(customer.name_sound, vendor.name_sound)`,
  });
  if (search === undefined || test === null) return null;
  const { table } = datedSettlements;
  const { businessId } = context;
  const numbered = (['RECEIVED', 'PAID'] as const).map((kind) => ({ kind, series: settlements[kind].series }));
  const isMeant = sql<SqlBool>`(select ${test} from (select settlement.business_id, settlement.customer_id, settlement.vendor_id) own
      left join customer on customer.business_id = own.business_id and customer.id = own.customer_id
      left join vendor on vendor.business_id = own.business_id and vendor.id = own.vendor_id)`;
  return {
    isMeant: orAmount(table, search, isMeant),
    leads: [
      ...leadsToAmount(table, search),
      ...leadToParties({ businessId, party: 'customer', search }, table),
      ...leadToParties({ businessId, party: 'vendor', search }, table),
      ...leadsToNumbers(context, datedSettlements, await findNumbers(context, numbered, search), search),
    ],
  };
}
