import { documentKinds } from '@bahi/domain/document-kinds';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import type { Search } from '../../../platform/database/found-page.ts';
import { isFoundAmong } from '../../../platform/database/kept-texts.ts';
import { foundBy } from '../../../platform/database/list-query.ts';
import { leadsToAmount, orAmount } from '../../books/ledger/search/amount-search.ts';
import { findNumbers, leadsToNumbers } from '../../books/ledger/search/number-search.ts';
import { leadToParties } from '../../books/ledger/search/party-search.ts';

export const datedDebitNotes = { table: 'document', day: 'dated_on' };
const numbered = [{ kind: 'DEBIT_NOTE', series: documentKinds.DEBIT_NOTE.series }];

/** What a search means among debit notes: by either number and amount, and by name and sound of the vendor. */
export async function debitNoteSearch(
  context: Pick<Context, 'db' | 'businessId' | 'calendar'>,
  search: string | undefined,
): Promise<Search | null> {
  const { businessId } = context;
  const test = foundBy(search, {
    names: ['party.name', 'party.name_np'],
    codes: ['document.number', 'own.vendor_number'],
    sound: sql.ref('party.name_sound'),
  });
  const ofVendor = foundBy(search, { codes: ['own.vendor_number'] });
  if (search === undefined || test === null || ofVendor === null) return null;
  const own = sql`debit_note own where own.business_id = document.business_id and own.id = document.id`;
  const isMeant = sql<SqlBool>`(select ${test} from debit_note own
    join vendor party on party.business_id = own.business_id and party.id = document.vendor_id
    where own.business_id = document.business_id and own.id = document.id)`;
  return {
    isMeant: orAmount('document', search, isMeant),
    leads: [
      ...leadsToAmount('document', search),
      ...leadToParties({ businessId, party: 'vendor', search }, 'document'),
      ...leadsToNumbers(context, datedDebitNotes, await findNumbers(context, numbered, search), search),
      {
        on: sql<SqlBool>`${isFoundAmong('document', search) ?? sql`true`} and (select ${ofVendor} from ${own})`,
      },
    ],
  };
}
