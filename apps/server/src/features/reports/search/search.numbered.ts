import type { SelectQueryBuilder } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { type DatedTable, type Lead, newestFound } from '../../../platform/database/found-page.ts';
import { findNumbers, leadsToNumbers, type Numbered } from '../../books/ledger/search/number-search.ts';

export type Asked = { search: string; wanted: number };

type List<U, C extends keyof U> = DatedTable & {
  isOfOneKind?: boolean;
  selection: SelectQueryBuilder<U, C, Record<never, never>>;
};

/**
 * The keys of what bears a number in which a text stands, the newest first: before what only holds it what begins with
 * it and what else leads `first`; last what leads `last`.
 */
export async function numberedIds<U, C extends keyof U>(
  context: Context,
  list: List<U, C>,
  numbered: readonly Numbered[],
  { search, wanted }: Asked,
  more: { first?: readonly Lead[]; last?: readonly Lead[] } = {},
): Promise<number[]> {
  const { runs, whole } = await findNumbers(context, numbered, search);
  const ids = new Set<number>();
  for (const begins of [true, false]) {
    const found = {
      runs: runs.filter((run) => run.begins === begins),
      whole: whole.filter((one) => one.begins === begins),
    };
    const leads = [...leadsToNumbers(context, list, found, search), ...((begins ? more.first : more.last) ?? [])];
    if (leads.length === 0 || ids.size >= wanted) continue;
    for (const id of await newestFound(context.db, list, leads, wanted + ids.size)) ids.add(id);
  }
  return [...ids].slice(0, wanted);
}
