import type { Answer, Input } from '@bahi/contract/endpoint';
import type { salesCounterContract } from '@bahi/contract/sales/sales-counter/sales-counter.contract';
import type { CounterInvoice } from '@bahi/domain/counter/counter-text';
import type { Context, OpenContext } from '../../../../platform/core/context.ts';
import { counterNowOf } from '../device/counter.device.ts';
import { readHeads } from '../device/counter.heads.ts';
import { inTransaction } from '../own-transaction.ts';
import { type Counter, readCounter } from '../sales-counter.rows.ts';
import { type Kept, keepSent } from './counter.keep.ts';
import { keepFromFaults } from './counter.replay.ts';
import { postWaiting } from './counter.waiting.ts';

type Contract = typeof salesCounterContract;
type Taken = Answer<Contract['take']>['taken'][number];

/** So many that wait are posted with one request at most: what is left is posted with the next. */
const mostPosted = 100;

/**
 * Takes what a counter has issued, exactly as it is. All of it is kept first, in one transaction that holds the counter;
 * then each is posted in one of its own, and one that cannot be posted stands in the way of none behind it. What is sent
 * again is answered as it stands.
 */
export async function takeSent(
  context: OpenContext,
  { body }: Input<Contract['take']>,
): Promise<Answer<Contract['take']>> {
  const { counter, kept } = await inTransaction(context, async (own) => {
    const done = await keepSent(own, body);
    // What fills a gap of a closed counter lets those behind it follow.
    if (done.counter.state === 'CLOSED') await keepFromFaults(own, done.counter);
    return done;
  });
  await postWaiting(context, counter.id, mostPosted);
  return inTransaction(context, (own) => answerOf(own, counter, kept));
}

type StateRow = {
  id: number;
  fiscal_year: string;
  sequence: number;
  state: Exclude<Taken['state'], 'FAULT' | 'AHEAD' | 'NEWER'> | 'LOST';
  invoice_id: number | null;
  refusal: Taken['refusal'];
  reason: string | null;
  reason_np: string | null;
};

async function answerOf(own: Context, counter: Counter, kept: readonly Kept[]): Promise<Answer<Contract['take']>> {
  const rows = await own.db.query<StateRow>(
    `select id, fiscal_year, sequence, state, invoice_id, refusal, reason, reason_np from counter_invoice
     where business_id = $1 and id = any($2)`,
    [own.businessId, kept.flatMap((one) => idOf(one) ?? [])],
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return {
    taken: kept.map((one) => takenOf(own, one, rowOf.get(idOf(one) ?? 0))),
    counter: await counterNowOf(own, await readCounter(own, counter.id)),
    heads: await readHeads(own, counter.id),
  };
}

function idOf(kept: Kept): number | null {
  return kept !== 'NEWER' && 'id' in kept ? kept.id : null;
}

function takenOf({ language }: Context, kept: Kept, row: StateRow | undefined): Taken {
  if (kept === 'NEWER') return notInSeries('NEWER', null, null);
  if ('ahead' in kept) return notInSeries('AHEAD', kept.ahead, null);
  if ('fault' in kept) return notInSeries('FAULT', kept.invoice, kept.fault);
  if (row === undefined) return notInSeries('FAULT', null, null);
  return {
    fiscalYear: row.fiscal_year,
    sequence: row.sequence,
    // What came is lost no more.
    state: row.state === 'LOST' ? 'KEPT' : row.state,
    invoiceId: row.invoice_id,
    fault: null,
    refusal: row.refusal,
    reason: language === 'ne' ? row.reason_np : row.reason,
  };
}

function notInSeries(
  state: 'AHEAD' | 'FAULT' | 'NEWER',
  invoice: Pick<CounterInvoice, 'fiscalYear' | 'sequence'> | null,
  fault: Taken['fault'],
): Taken {
  const { fiscalYear = null, sequence = null } = invoice ?? {};
  return { fiscalYear, sequence, state, invoiceId: null, fault, refusal: null, reason: null };
}
