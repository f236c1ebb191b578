import { readCounterText } from '@bahi/domain/counter/counter-text';
import type { Context } from '../../../../platform/core/context.ts';
import type { Counter } from '../sales-counter.rows.ts';
import { openChain } from './counter.chain.ts';
import { keepFollowing } from './counter.keep.ts';

type FaultText = { id: number; text: string; hash: string };

/**
 * Keeps of a closed counter what came after a fault and yet follows its chain: its device sends it no more, as it was
 * received. What lies behind a number that never came stays beside the series.
 */
export async function keepFromFaults(context: Context, counter: Counter): Promise<void> {
  const { db, businessId } = context;
  const rows = await db.query<FaultText>(
    'select id, text, hash from counter_fault where business_id = $1 and counter_id = $2 order by id',
    [businessId, counter.id],
  );
  const read = rows.flatMap(({ id, ...sent }) => {
    const said = readCounterText(sent.text);
    return said.ok ? [{ id, sent, invoice: said.invoice }] : [];
  });
  const inOrder = read.toSorted(
    (one, other) =>
      one.invoice.fiscalYear.localeCompare(other.invoice.fiscalYear) ||
      one.invoice.sequence - other.invoice.sequence ||
      one.id - other.id,
  );
  const chain = await openChain(context, counter);
  for (const { sent } of inOrder) await keepFollowing(context, { counter, chain, sent });
}
