import type { Answer, Input } from '@bahi/contract/endpoint';
import type { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { numberFromQuantity, zeroQuantity } from '@bahi/domain/numbers/quantity';
import type { Posting } from '@bahi/domain/posting/stock-ledger';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { namedBatch, type NamedBatch, wishesOf } from '../../books/ledger/batches/batch-wish.ts';
import { refuseLocked } from '../../books/ledger/open-days.ts';
import { lockDraftPaper } from '../stock-paper/stock-paper.head.ts';
import { postPaper } from '../stock-paper/stock-paper.post.ts';
import { type CountLine, differenceOf } from './stock-count.lines.ts';
import { failNaming, refuseCountedLater } from './stock-count.refuse.ts';
import { type PreparedCount, prepareCount } from './stock-count.prepare.ts';
import { getStockCount } from './stock-count.queries.ts';
import { readSheet } from './stock-count.sheet.ts';

type Contract = typeof stockCountContract;

/**
 * Posts the differences of what is counted, by one entry of the day on which the last line was counted; what is not
 * counted stays as it is. A count without a difference has a number and no entry.
 */
export async function postStockCount(
  context: Context,
  { params, body }: Input<Contract['post']>,
): Promise<Answer<Contract['post']>> {
  const { version } = await lockDraftPaper(context, 'STOCK_COUNT', { id: params.id, version: body.version });
  const sheet = await readSheet(context, params.id);
  const prepared = await prepareCount(context, sheet, { isPosted: true });
  const { day, counted, different } = prepared;
  if (counted.length === 0) return fail('stockCount.nothingCounted', { status: 409 });
  await refuseLocked(context, { day, field: 'dateAD', hasVat: false });
  await refuseCountedLater(context, sheet);
  failNaming(
    context,
    'stockCount.costMissing',
    different.filter(({ needsCost }) => needsCost),
  );
  failNaming(
    context,
    'stockCount.batchMissing',
    different.filter((line) => line.isFoundInBatches && batchOf(line) === null),
  );
  const posting = postingOf(context, prepared);
  await leaveUncounted(context, sheet.id);
  await keepResult(context, prepared, posting);
  const date = bothDates(day, context.calendar);
  await context.db.query(
    'update stock_paper set dated_on = $3, dated_on_bs = $4, version = version + 1 where business_id = $1 and id = $2',
    [context.businessId, sheet.id, date.ad, date.bs],
  );
  const paper = {
    id: sheet.id,
    version: version + 1,
    outletId: sheet.outlet_id,
    day,
    lineIds: different.map(({ id }) => id),
    batches: wishesOf(
      different.map((line) => (line.isFoundInBatches || line.isLostFromBatches ? batchOf(line) : null)),
    ),
  };
  const number = await postPaper(context, 'STOCK_COUNT', paper, posting);
  context.say('stockCount.posted', { number });
  return getStockCount(context, { params });
}

/** The batch that was said of a line. */
function batchOf(line: Pick<CountLine, 'batch_number' | 'batch_expires_on'>): NamedBatch | null {
  return namedBatch({ batchNumber: line.batch_number, batchExpiryAD: line.batch_expires_on });
}

function postingOf(context: Context, { posted, different }: PreparedCount): Posting {
  if (posted.ok) return posted.posting;
  const short = posted.errors.flatMap(({ field }) => different[Number(field.split('.')[1])] ?? []);
  failNaming(context, 'stockCount.goodsGone', short);
  return fail('common.conflict', { status: 409 });
}

/** What was not counted is no part of it, and stays as it is. */
async function leaveUncounted({ db, businessId }: Context, paperId: number): Promise<void> {
  await db.query(
    'delete from stock_count_line where business_id = $1 and paper_id = $2 and counted_quantity is null returning id',
    [businessId, paperId],
  );
}

/** Keeps with each line what the books said and what the difference was worth: the sheet stands as it was posted. */
async function keepResult(
  { db, businessId }: Context,
  { counted, different }: PreparedCount,
  { stockMoves }: Posting,
): Promise<void> {
  const values = new Map<number, number>();
  for (const { sourceLine, value } of stockMoves) {
    const id = different[sourceLine]?.id ?? 0;
    values.set(id, (values.get(id) ?? 0) + value);
  }
  await db.query(
    `update stock_count_line line set expected_quantity = said.expected, difference = said.difference, value_paisa = said.value
     from unnest($2::bigint[], $3::numeric[], $4::numeric[], $5::bigint[]) as said (id, expected, difference, value)
     where line.business_id = $1 and line.id = said.id returning line.id`,
    [
      businessId,
      counted.map(({ id }) => id),
      counted.map((line) => line.compared_with),
      counted.map((line) => numberFromQuantity(differenceOf(line) ?? zeroQuantity)),
      counted.map(({ id }) => values.get(id) ?? 0),
    ],
  );
}
