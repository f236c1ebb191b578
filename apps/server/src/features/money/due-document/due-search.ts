import { documentKinds, type CategoryKind } from '@bahi/domain/document-kinds';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Search } from '../../../platform/database/found-page.ts';
import { isFoundAmong } from '../../../platform/database/kept-texts.ts';
import { foundBy } from '../../../platform/database/list-query.ts';
import { leadsToAmount, orAmount } from '../../books/ledger/search/amount-search.ts';
import { leadToParties } from '../../books/ledger/search/party-search.ts';

/** Which kind is searched, and which of its own columns beside headings and names. */
export type DueSearched = { kind: CategoryKind; searched: readonly string[] };

/** What a search means among records of a kind: by heading, amount and what is searched of its own, by party and by category. */
export function dueSearch(
  { businessId }: { businessId: number },
  { kind, searched }: DueSearched,
  search: string | undefined,
): Search | null {
  const { table, party } = documentKinds[kind];
  const categories = ['category.name', 'category.name_np'];
  const names = ['document.heading', 'party.name', 'party.name_np', ...categories];
  const test = foundBy(search, { names, codes: searched, sound: sql.ref('party.name_sound') });
  const ofCategory = foundBy(search, { names: categories, sound: sql`null` });
  if (search === undefined || test === null || ofCategory === null) return null;
  const isMeant = sql<SqlBool>`(select ${test} from ${sql.table(table)} own
    join category on category.business_id = own.business_id and category.id = own.category_id
    join ${sql.table(party)} party on party.business_id = own.business_id and party.id = ${sql.ref(`document.${party}_id`)}
    where own.business_id = document.business_id and own.id = document.id)`;
  return {
    isMeant: orAmount('document', search, isMeant),
    leads: [
      ...leadsToAmount('document', search),
      ...leadToParties({ businessId, party, search }, 'document'),
      {
        from: sql`(select category.id from category where category.business_id = ${businessId} and ${ofCategory}) found`,
        on: sql<SqlBool>`own.category_id = found.id`,
      },
      { on: and(isFoundAmong('document', search), isMeant) },
    ],
  };
}

function and(first: RawBuilder<SqlBool> | null, second: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return first === null ? second : sql<SqlBool>`${first} and ${second}`;
}
