import { documentKinds } from '@bahi/domain/document-kinds';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import type { Search } from '../../../platform/database/found-page.ts';
import { foundBy } from '../../../platform/database/list-query.ts';
import { leadsToAmount, orAmount } from '../../books/ledger/search/amount-search.ts';
import { findNumbers, leadsToNumbers } from '../../books/ledger/search/number-search.ts';
import { leadToParties } from '../../books/ledger/search/party-search.ts';

export const datedCreditNotes = { table: 'document', day: 'dated_on' };
const numbered = [{ kind: 'CREDIT_NOTE', series: documentKinds.CREDIT_NOTE.series }];

/** What a search means among credit notes: by number and amount, and by name and sound of the customer. */
export async function creditNoteSearch(
  context: Pick<Context, 'db' | 'businessId' | 'calendar'>,
  search: string | undefined,
): Promise<Search | null> {
  const { businessId } = context;
  const test = foundBy(search, {
    names: ['party.name', 'party.name_np'],
    codes: ['document.number'],
    sound: sql.ref('party.name_sound'),
  });
  if (search === undefined || test === null) return null;
  const isMeant = sql<SqlBool>`(select ${test} from customer party
    where party.business_id = document.business_id and party.id = document.customer_id)`;
  return {
    isMeant: orAmount('document', search, isMeant),
    leads: [
      ...leadsToAmount('document', search),
      ...leadToParties({ businessId, party: 'customer', search }, 'document'),
      ...leadsToNumbers(context, datedCreditNotes, await findNumbers(context, numbered, search), search),
    ],
  };
}
