import { quotationSeries } from '@bahi/domain/goods/quotation';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import type { Search } from '../../../platform/database/found-page.ts';
import { foundBy } from '../../../platform/database/list-query.ts';
import { leadsToAmount, orAmount } from '../../books/ledger/search/amount-search.ts';
import { findNumbers, leadsToNumbers } from '../../books/ledger/search/number-search.ts';
import { leadToParties } from '../../books/ledger/search/party-search.ts';

export const datedQuotations = { table: 'quotation', day: 'dated_on', isOfOneKind: true } as const;
export const numberedQuotations = [{ kind: 'QUOTATION', series: quotationSeries }];

/**
 * What a search means among the quotations: by number and amount, by name and phone of the customer as they are printed, and by the
 * sound of their name, as among the invoices.
 */
export async function quotationSearch(
  context: Pick<Context, 'db' | 'businessId' | 'calendar'>,
  search: string | undefined,
): Promise<Search | null> {
  const { businessId } = context;
  const isMeant = foundBy(search, {
    names: ['quotation.customer_name', 'quotation.customer_name_np'],
    codes: ['quotation.number', 'quotation.customer_phone'],
    sound: sql`(select name_sound from customer
      where customer.business_id = quotation.business_id and customer.id = quotation.customer_id)`,
  });
  if (search === undefined || isMeant === null) return null;
  return {
    isMeant: orAmount('quotation', search, isMeant),
    leads: [
      ...leadsToAmount('quotation', search),
      ...leadToParties({ businessId, party: 'customer', search }, 'quotation', {
        searched: { names: ['customer.called_before'], codes: ['customer.phone_number', 'customer.called_before'] },
        on: sql<SqlBool>`(found.called_before = '' or ${isMeant})`,
      }),
      ...leadsToNumbers(context, datedQuotations, await findNumbers(context, numberedQuotations, search), search),
    ],
  };
}
