import { type StockPaperKind, stockPapers } from '@bahi/domain/goods/stock-papers';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import type { Lead, Search } from '../../../platform/database/found-page.ts';
import { foundBy } from '../../../platform/database/list-query.ts';
import { findNumbers, leadsToNumbers } from '../../books/ledger/search/number-search.ts';

export const datedPapers = { table: 'stock_paper', day: 'dated_on' } as const;

/** How papers of a kind are found by their numbers. */
export function numberedAs(kind: StockPaperKind) {
  return [{ kind, series: stockPapers[kind].series }];
}

/** What a search means in the list of a kind: the numbers in which it stands. */
export async function paperSearch(
  context: Pick<Context, 'db' | 'businessId' | 'calendar' | 'outletId'>,
  kind: StockPaperKind,
  search: string | undefined,
): Promise<Search | null> {
  const isMeant = foundBy(search, { codes: ['stock_paper.number'] });
  if (search === undefined || isMeant === null) return null;
  const found = await findNumbers(context, numberedAs(kind), search);
  const leads = [...leadsToNumbers(context, datedPapers, found, search), ...leadsToComing(context, kind, search)];
  return { isMeant, leads };
}

/** What comes to an outlet bears the number of another, whose series is not its own to see: it is found among all that comes. */
export function leadsToComing({ outletId }: Pick<Context, 'outletId'>, kind: StockPaperKind, search: string): Lead[] {
  const isMeant = foundBy(search, { codes: ['stock_paper.number'] });
  if (outletId === null || isMeant === null) return [];
  return [{ on: sql<SqlBool>`stock_paper.to_outlet_id = ${outletId} and stock_paper.kind = ${kind} and ${isMeant}` }];
}
