import type { Answer } from '@bahi/contract/endpoint';
import { type listFileContract, mostListFileRows } from '@bahi/contract/reports/list-file/list-file.contract';
import { paisaOf, rupeesFromPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import type { ServedList } from '../../../platform/http/server.ts';
import { declaredList, readAllRows } from './list-file.rows.ts';

/**
 * What the amounts of a list come to, over the rows that a file of it would have: exact, and asked for by a press, so that
 * no list pays for it that nobody asks. Fails where they are more than a file holds.
 */
export async function sumList(
  context: Context,
  list: ServedList | undefined,
  listed: Record<string, unknown>,
): Promise<Answer<(typeof listFileContract)['totals']>> {
  const { served, file } = declaredList(list, context.session);
  const rows = await readAllRows(context, served, { listed, ids: '', most: mostListFileRows });
  const counted = rows.filter((row) => file.inForce(row));
  const summed = file.columns.filter(({ isSummed }) => isSummed === true);
  const totals = summed.map(({ key, title, value }) => {
    const amounts = counted.map((row) => value(row, 'en')).filter((amount) => typeof amount === 'number');
    return { key, title: title[context.language], amount: rupeesFromPaisa(sumPaisa(amounts.map(paisaOf))) };
  });
  return { counted: counted.length, totals };
}
