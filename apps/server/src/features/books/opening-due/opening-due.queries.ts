import type { Answer, Input } from '@bahi/contract/endpoint';
import type { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { documentKinds, type PartyKind } from '@bahi/domain/document-kinds';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { readDatedPage, type Search } from '../../../platform/database/found-page.ts';
import { isFoundAmong } from '../../../platform/database/kept-texts.ts';
import { foundBy, nepaliOrder, type Sorting } from '../../../platform/database/list-query.ts';
import { openAmount } from '../ledger/document-due.ts';
import { issuedConditions } from '../ledger/issued-list.ts';
import { readUnlockedFrom } from '../ledger/open-days.ts';
import { leadToParties } from '../ledger/search/party-search.ts';
import { type OpeningDueRow, openingDueOf } from './opening-due.rows.ts';
import { openingKinds } from './opening-due.write.ts';

type Contract = typeof openingDueContract;
type Reader = Pick<Context, 'db' | 'businessId' | 'calendar'>;

const dated = { table: 'document', day: 'dated_on' };
const sorting: Sorting = {
  billNumber: nepaliOrder('document.heading'),
  partyName: sql`coalesce(customer.name, vendor.name)`,
  billDateAD: sql.ref('document.dated_on'),
  dueDateAD: sql.ref('document.due_on'),
  asAtAD: sql.ref('document.booked_on'),
  totalBillAmount: sql.ref('document.total_paisa'),
  remainingAmount: sql.raw(openAmount),
};

/** The opening dues of customers, or of vendors: the newest bills first unless another order is asked for. */
export async function listOpeningDues(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const { party, customerId, vendorId } = query;
  let selection = duesOf(context).where('document.kind', '=', openingKinds[party]);
  if (customerId !== undefined) selection = selection.where('document.customer_id', '=', customerId);
  if (vendorId !== undefined) selection = selection.where('document.vendor_id', '=', vendorId);
  for (const condition of issuedConditions(context, { ...query, fromDateAD: null, toDateAD: null }))
    selection = selection.where(condition);
  const list = { ...dated, selection, shown: shown(selection), sorting, newestFirst: '-billDateAD' };
  const unlockedFrom = await readUnlockedFrom(context);
  const { rows, recordsTotal } = await readDatedPage(context, list, searchOf(context, party, query.search), query);
  return { rows: rows.map((row) => openingDueOf(context, row, unlockedFrom)), recordsTotal };
}

/** One of them; 404 for another business's or another outlet's. */
export async function getOpeningDue(context: Reader, id: number): Promise<Answer<Contract['get']>> {
  const row = await shown(
    duesOf(context).where('document.id', '=', id).where('document.kind', 'in', Object.values(openingKinds)),
  ).executeTakeFirst();
  if (row === undefined) return failNotFound();
  const unlockedFrom = await readUnlockedFrom(context);
  return openingDueOf(context, row, unlockedFrom);
}

function duesOf({ db, businessId }: Pick<Reader, 'db' | 'businessId'>) {
  return (
    db
      .tables()
      .selectFrom('document')
      // Every document of these kinds has one: joined so, it is left out where nothing asks for it, as when counting.
      .leftJoin('opening_due as own', (join) =>
        join.onRef('own.business_id', '=', 'document.business_id').onRef('own.id', '=', 'document.id'),
      )
      .leftJoin('customer', (join) =>
        join
          .onRef('customer.business_id', '=', 'document.business_id')
          .onRef('customer.id', '=', 'document.customer_id'),
      )
      .leftJoin('vendor', (join) =>
        join.onRef('vendor.business_id', '=', 'document.business_id').onRef('vendor.id', '=', 'document.vendor_id'),
      )
      .where('document.business_id', '=', businessId)
  );
}

function shown(selection: ReturnType<typeof duesOf>) {
  return selection
    .selectAll('document')
    .select([
      'own.description',
      sql<string>`coalesce(customer.name, vendor.name)`.as('party_name'),
      sql<string | null>`coalesce(customer.name_np, vendor.name_np)`.as('party_name_np'),
    ])
    .$castTo<OpeningDueRow>();
}

/** By the number of the bill, in digits of either script, and by name and sound of the party. */
function searchOf(
  { businessId }: Pick<Reader, 'businessId'>,
  kind: PartyKind,
  search: string | undefined,
): Search | null {
  const { party, table } = documentKinds[openingKinds[kind]];
  const test = foundBy(search, {
    names: ['party.name', 'party.name_np'],
    codes: ['document.heading'],
    sound: sql.ref('party.name_sound'),
  });
  if (search === undefined || test === null) return null;
  const isMeant = sql<SqlBool>`(select ${test} from ${sql.table(table)} own
    join ${sql.table(party)} party on party.business_id = own.business_id and party.id = ${sql.ref(`document.${party}_id`)}
    where own.business_id = document.business_id and own.id = document.id)`;
  const isKept = isFoundAmong('document', search) ?? sql<SqlBool>`true`;
  return {
    isMeant,
    leads: [
      ...leadToParties({ businessId, party, search }, 'document'),
      { on: sql<SqlBool>`${isKept} and ${isMeant}` },
    ],
  };
}
