import type { Answer, Input } from '@bahi/contract/endpoint';
import type { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { type SharedKind, sharedKinds } from '@bahi/contract/sales/sharing/shared-kind';
import { toLatin } from '@bahi/domain/numbers/digits';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { orderOf, readPage } from '../../../platform/database/list-query.ts';
import { keysOf } from '../paper-link/paper-link.ts';
import { storedKind } from './public-paper.ts';
import { type SharingRecord, sharingRow } from './sharing.rows.ts';

type Contract = typeof sharingContract;
type Reader = Pick<Context, 'db' | 'businessId'>;

const sorting = { sharedAt: sql`sharing.shared_at`, number: sql`coalesce(document.number, quotation.number)` };

/** What was shared of the papers that the caller may read, the last first, with what became of each message. */
export async function listSharings(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  let selection = sharingsOf(context);
  for (const condition of conditions(context, query)) selection = selection.where(condition);
  const order = orderOf(sorting, query.sort, '-sharedAt', 'sharing.id');
  const { rows, recordsTotal } = await readPage(context, selection, shownOf(selection), order, query);
  return { rows: rows.map(sharingRow), recordsTotal };
}

/** The last sharings of one paper, or one of them by its id. */
export async function readSharings(
  context: Reader,
  which: { kind: SharedKind; id: number } | { sharingId: number },
): Promise<Answer<Contract['list']>['rows']> {
  const condition = 'sharingId' in which ? sql<SqlBool>`sharing.id = ${which.sharingId}` : isOf(which);
  const rows = await shownOf(sharingsOf(context).where(condition)).orderBy('sharing.id', 'desc').limit(100).execute();
  return rows.map(sharingRow);
}

function isOf(named: { kind: SharedKind; id: number }): RawBuilder<SqlBool> {
  const [documentId, quotationId] = keysOf(named);
  return sql`(sharing.document_id = ${documentId} or sharing.quotation_id = ${quotationId})`;
}

type Selection = ReturnType<typeof sharingsOf>;

function shownOf(selection: Selection) {
  return selection
    .select([
      'sharing.id',
      'sharing.way',
      'sharing.recipient',
      'sharing.shared_by_name',
      'sharing.shared_at',
      'sharing.document_id',
      'sharing.quotation_id',
      'document.kind',
      sql<string | null>`coalesce(document.number, quotation.number)`.as('number'),
      'customer.name as customer_name',
      'customer.name_np as customer_name_np',
      'message.state',
      'message.failure',
      'message.tries',
      'message.due_at',
      'message.settled_at',
    ])
    .$castTo<SharingRecord>();
}

function sharingsOf({ db, businessId }: Reader) {
  return db
    .tables()
    .selectFrom('paper_sharing as sharing')
    .leftJoin('document', (join) =>
      join.onRef('document.business_id', '=', 'sharing.business_id').onRef('document.id', '=', 'sharing.document_id'),
    )
    .leftJoin('quotation', (join) =>
      join
        .onRef('quotation.business_id', '=', 'sharing.business_id')
        .onRef('quotation.id', '=', 'sharing.quotation_id'),
    )
    .leftJoin('customer', (join) =>
      join
        .onRef('customer.business_id', '=', 'sharing.business_id')
        .on(sql<SqlBool>`customer.id = coalesce(document.customer_id, quotation.customer_id)`),
    )
    .leftJoin('paper_message as message', (join) =>
      join.onRef('message.business_id', '=', 'sharing.business_id').onRef('message.sharing_id', '=', 'sharing.id'),
    )
    .where('sharing.business_id', '=', businessId);
}

function conditions(context: Context, query: Input<Contract['list']>['query']): RawBuilder<SqlBool>[] {
  const { calendar, can } = context;
  const from = readDay(calendar, { ad: query.fromDateAD, bs: null }, { ad: 'fromDateAD', bs: 'fromDateAD' });
  const to = readDay(calendar, { ad: query.toDateAD, bs: null }, { ad: 'toDateAD', bs: 'toDateAD' });
  const readable = sharedKinds.filter((kind) => can(`${kind}.read`)).map(storedKind);
  const day = sql`(sharing.shared_at at time zone 'Asia/Kathmandu')::date`;
  return [
    sql<SqlBool>`coalesce(document.kind, 'QUOTATION') = any(${readable})`,
    query.way === undefined ? null : sql<SqlBool>`sharing.way = ${query.way}`,
    query.state === undefined ? null : sql<SqlBool>`message.state = ${query.state}`,
    from === null ? null : sql<SqlBool>`${day} >= date '1970-01-01' + ${from}::int`,
    to === null ? null : sql<SqlBool>`${day} <= date '1970-01-01' + ${to}::int`,
    found(query.search),
  ].filter((condition) => condition !== null);
}

/** By a number or by whom it was sent to, as they are: both are read from an index. */
function found(search: string | undefined): RawBuilder<SqlBool> | null {
  const text = toLatin(search?.trim() ?? '');
  if (text === '') return null;
  return sql`(document.number = ${text} or quotation.number = ${text} or sharing.recipient = ${text})`;
}
