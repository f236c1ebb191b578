import type { Answer } from '@bahi/contract/endpoint';
import type { ListQuery } from '@bahi/contract/paging';
import type { taxRateContract } from '@bahi/contract/tax-rate/tax-rate.contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { matches, orderOf, readPage, searchPattern, shownName } from '../../platform/list-query.ts';

type Tables = {
  tax_rate: {
    id: number;
    name: string;
    name_np: string;
    rate_hundredths: number;
    is_default: boolean;
    is_active: boolean;
  };
};

/** The rates, highest first. */
export async function listTaxRates(
  { db, language }: Pick<Context, 'db' | 'language'>,
  query: ListQuery,
): Promise<Answer<(typeof taxRateContract)['list']>> {
  const pattern = searchPattern(query.search);
  let selection = db.tables<Tables>().selectFrom('tax_rate');
  if (pattern !== null) selection = selection.where(matches(pattern, ['tax_rate.name', 'tax_rate.name_np']));
  if (query.isActive !== undefined) selection = selection.where('is_active', '=', query.isActive);
  const sorting = { name: shownName(language, 'tax_rate'), rate: sql.ref('tax_rate.rate_hundredths') };
  const order = orderOf(sorting, query.sort, '-rate', 'tax_rate.id');
  const { rows, recordsTotal } = await readPage(selection, selection.selectAll(), order, query);
  return {
    recordsTotal,
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      nameNp: row.name_np,
      rate: row.rate_hundredths / 100,
      isDefault: row.is_default,
      isActive: row.is_active,
    })),
  };
}
