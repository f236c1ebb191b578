import { documentKinds } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import type { Search } from '../../../platform/database/found-page.ts';
import { foundBy } from '../../../platform/database/list-query.ts';
import { leadsToAmount, orAmount } from '../../books/ledger/search/amount-search.ts';
import { findNumbers, hasNumber, leadsToNumbers } from '../../books/ledger/search/number-search.ts';
import { leadToParties } from '../../books/ledger/search/party-search.ts';

export const datedInvoices = { table: 'document', day: 'dated_on' };
const numbered = [{ kind: 'INVOICE', series: documentKinds.INVOICE.series }];

/**
 * What a search means among the invoices: by number and amount, by name and phone of the customer as they are printed, and by the
 * sound of their name. The customers are found who are called so, or were when a bill was written: of those who were
 * called otherwise each bill is looked at.
 */
export async function invoiceSearch(
  context: Pick<Context, 'db' | 'businessId' | 'calendar'>,
  search: string | undefined,
): Promise<Search | null> {
  const { businessId } = context;
  const test = foundBy(search, {
    names: ['invoice.customer_name', 'invoice.customer_name_np'],
    codes: ['document.number', 'invoice.customer_phone'],
    sound: sql`(select name_sound from customer
      where customer.business_id = document.business_id and customer.id = document.customer_id)`,
  });
  if (search === undefined || test === null) return null;
  const isMeant = sql<SqlBool>`(select ${test} from invoice
    where invoice.business_id = document.business_id and invoice.id = document.id)`;
  const numbers = await findNumbers(context, numbered, search);
  return {
    isMeant: orAmount('document', search, isMeant),
    leads: [
      ...leadsToAmount('document', search),
      ...leadToParties({ businessId, party: 'customer', search }, 'document', {
        searched: { names: ['customer.called_before'], codes: ['customer.phone_number', 'customer.called_before'] },
        on: sql<SqlBool>`(found.called_before = '' or ${isMeant})`,
      }),
      ...leadsToNumbers(context, datedInvoices, numbers, search),
    ],
  };
}

/** True for the `document`s in whose number a text stands; null where none is asked for. */
export async function isNumberAsked(
  context: Pick<Context, 'db' | 'businessId'>,
  search: string | null | undefined,
): Promise<RawBuilder<SqlBool> | null> {
  const isMeant = foundBy(search, { codes: ['document.number'] });
  if (isMeant === null) return null;
  return hasNumber(context, datedInvoices.table, await findNumbers(context, numbered, search ?? '')) ?? isMeant;
}
