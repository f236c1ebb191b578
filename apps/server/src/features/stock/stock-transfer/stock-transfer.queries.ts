import type { Answer, Input } from '@bahi/contract/endpoint';
import type { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { longestList } from '@bahi/contract/paging';
import { acrossOutlets } from '../../../platform/database/all-outlets.ts';
import type { MovedBatch } from '../../books/ledger/batches/batch-shelf.ts';
import { listGoods } from '../stock-paper/stock-goods.ts';
import { readPaper } from '../stock-paper/stock-paper.head.ts';
import { listPapers } from '../stock-paper/stock-paper.list.ts';
import { type PaperOfOutlet, seesCost } from '../stock-paper/stock-paper.rows.ts';
import {
  type SentBatches,
  transferDetailOf,
  type TransferLineRecord,
  type TransferRecord,
  transferRowOf,
} from './stock-transfer.rows.ts';

type Contract = typeof stockTransferContract;
type Query = Input<Contract['list']>['query'];
type Goods = Answer<Contract['get']>['goods'];
type Reader = Pick<Context, 'db' | 'businessId'>;

/** The transfers that the caller sees, newest first unless another order is asked for, and what is on its way. */
export async function listTransfers(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  const { state, ...asked } = query;
  const papers = { ...asked, state: state === undefined ? undefined : paperStates[state] };
  const [{ rows, recordsTotal }, inTransit] = await Promise.all([
    listPapers(context, 'STOCK_TRANSFER', papers, conditions(context, query)),
    readInTransit(context),
  ]);
  const transfers = await readTransfers(
    context,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => transferRowOf(row, transfers.get(row.id) ?? failNotFound(), context)),
    recordsTotal,
    inTransit,
  };
}

const paperStates = { DRAFT: 'DRAFT', SENT: 'POSTED', RECEIVED: 'POSTED', CANCELLED: 'CANCELLED' } as const;

function conditions(context: Pick<Context, 'outletId'>, query: Query): RawBuilder<SqlBool>[] {
  const outletId = query.outletId ?? context.outletId;
  const isOfOutlet = { OUT: sql.ref('stock_paper.outlet_id'), IN: sql.ref('stock_paper.to_outlet_id') };
  const isOnItsWay = sql`exists (select from stock_transfer own where own.business_id = stock_paper.business_id
    and own.id = stock_paper.id and own.is_on_its_way)`;
  return [
    query.state === 'SENT' ? sql<SqlBool>`${isOnItsWay}` : null,
    query.state === 'RECEIVED' ? sql<SqlBool>`not ${isOnItsWay}` : null,
    query.direction === undefined || outletId === null
      ? null
      : sql<SqlBool>`${isOfOutlet[query.direction]} = ${outletId}`,
  ].filter((condition) => condition !== null);
}

/** What is on its way of what the caller sees, and what it is worth. */
async function readInTransit(context: Context): Promise<Answer<Contract['list']>['inTransit']> {
  const [row] = await context.db.query<{ count: number; paisa: number }>(
    `select count(*)::int as count, coalesce(-sum(paper.value_paisa), 0)::bigint as paisa
     from stock_transfer transfer
     join stock_paper paper on paper.business_id = transfer.business_id and paper.id = transfer.id
     where transfer.business_id = $1 and transfer.is_on_its_way`,
    [context.businessId],
  );
  return { count: row?.count ?? 0, value: seesCost(context) ? rupeesOf(row?.paisa ?? 0) : null };
}

/** One transfer with its lines; 404 for another business's, or one that does not touch the caller's outlet. */
export async function getTransfer(
  context: Context,
  { params }: Input<Contract['get']>,
): Promise<Answer<Contract['get']>> {
  const [paper, transfers, lines] = await Promise.all([
    readPaper(context, 'STOCK_TRANSFER', params.id),
    readTransfers(context, [params.id]),
    readLines(context, params.id),
  ]);
  const transfer = transfers.get(params.id) ?? failNotFound();
  const batches = await readSentBatches(context, paper);
  return transferDetailOf(paper, { transfer, lines, batches, goods: await goodsOf(context, paper, lines) }, context);
}

async function goodsOf(context: Context, paper: PaperOfOutlet, lines: readonly TransferLineRecord[]): Promise<Goods> {
  if (paper.state !== 'DRAFT') return [];
  const asked = { outletId: paper.outlet_id, dayAD: paper.dated_on, pageNumber: 0, pageSize: longestList };
  const { rows } = await listGoods(
    context,
    asked,
    lines.map((line) => line.item_variant_id),
  );
  return rows;
}

/** What transfers have beside their papers, by id. */
export async function readTransfers(
  { db, businessId }: Reader,
  ids: readonly number[],
): Promise<Map<number, TransferRecord>> {
  const rows = await db.query<TransferRecord>(
    `select transfer.*, receiver.id as to_outlet_id, receiver.name as to_outlet_name, receiver.name_np as to_outlet_name_np,
       (select count(*)::int from stock_transfer_line line where line.business_id = $1 and line.paper_id = transfer.id) as line_count,
       exists (select from stock_transfer_line line
         join stock_receipt_line receipt on receipt.business_id = $1 and receipt.transfer_line_id = line.id
         where line.business_id = $1 and line.paper_id = transfer.id and receipt.missing_quantity > 0) as is_short
     from stock_transfer transfer
     join stock_paper paper on paper.business_id = transfer.business_id and paper.id = transfer.id
     join outlet receiver on receiver.business_id = paper.business_id and receiver.id = paper.to_outlet_id
     where transfer.business_id = $1 and transfer.id = any($2)`,
    [businessId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The lines of a transfer that was read before, with what arrived of each. */
export function readLines({ db, businessId }: Reader, id: number): Promise<TransferLineRecord[]> {
  return db.query<TransferLineRecord>(
    `select line.*, variant.sku, variant.barcode, receipt.quantity as received_quantity, receipt.reason
     from stock_transfer_line line
     join stock_paper paper on paper.business_id = line.business_id and paper.id = line.paper_id
     join item_variant variant on variant.business_id = line.business_id and variant.id = line.item_variant_id
     left join stock_receipt_line receipt on receipt.business_id = line.business_id and receipt.transfer_line_id = line.id
     where line.business_id = $1 and line.paper_id = $2 order by line.line_number`,
    [businessId, id],
  );
}

/**
 * What a transfer took of which batch, by the number of its line. It is among the sender's moves: the receiver, who may
 * see the transfer, sees it as well.
 */
export async function readSentBatches(
  { db, businessId }: Reader,
  { id, entry_id: entryId }: Pick<PaperOfOutlet, 'id' | 'entry_id'>,
): Promise<SentBatches> {
  const [kept] = await db.query<{ any: boolean }>(
    'select exists (select from item_batch where business_id = $1) as any',
    [businessId],
  );
  if (entryId === null || kept?.any !== true) return new Map();
  const rows = await acrossOutlets(db, () =>
    db.query<{ line_number: number; moved: readonly MovedBatch[] | null }>(
      `select line_number, moved_batches($1, $3, line_number - 1) as moved from stock_transfer_line
       where business_id = $1 and paper_id = $2`,
      [businessId, id, entryId],
    ),
  );
  return new Map(rows.flatMap(({ line_number: number, moved }) => (moved === null ? [] : [[number, moved] as const])));
}

/** Between which outlets goods may be sent: also for who is of one of them, for whom the others are names. */
export function listTransferOutlets({ db, businessId }: Context): Promise<Answer<Contract['outlets']>> {
  return db.query<Answer<Contract['outlets']>[number]>(
    `select id, code, name, name_np as "nameNp" from outlet where business_id = $1 and is_active order by id`,
    [businessId],
  );
}
