import { type StockPaperKind, stockPapers } from '@bahi/domain/goods/stock-papers';
import type { Context } from '../../../platform/core/context.ts';
import type { Search } from '../../../platform/database/found-page.ts';
import { foundBy } from '../../../platform/database/list-query.ts';
import { findNumbers, leadsToNumbers } from '../../books/ledger/search/number-search.ts';

export const datedPapers = { table: 'stock_paper', day: 'dated_on' } as const;

/** How papers of a kind are found by their numbers. */
export function numberedAs(kind: StockPaperKind) {
  return [{ kind, series: stockPapers[kind].series }];
}

/** What a search means in the list of a kind: the numbers in which it stands. */
export async function paperSearch(
  context: Pick<Context, 'db' | 'businessId' | 'calendar'>,
  kind: StockPaperKind,
  search: string | undefined,
): Promise<Search | null> {
  const isMeant = foundBy(search, { codes: ['stock_paper.number'] });
  if (search === undefined || isMeant === null) return null;
  const found = await findNumbers(context, numberedAs(kind), search);
  return { isMeant, leads: leadsToNumbers(context, datedPapers, found, search) };
}
