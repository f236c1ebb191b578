import type { Answer, Input } from '@bahi/contract/endpoint';
import type { cbmsContract } from '@bahi/contract/sales/cbms/cbms.contract';
import { toLatin } from '@bahi/domain/numbers/digits';
import { isPan } from '@bahi/domain/numbers/vat-return';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { z } from '@bahi/contract/zod';
import type { Context } from '../../../platform/core/context.ts';
import { readDay } from '../../../platform/core/days.ts';
import { failNotFound } from '../../../platform/core/errors.ts';
import { noRows, orderOf, readPage } from '../../../platform/database/list-query.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { type CbmsOutbox, type CbmsReport, reportRow, type ReportRecord } from './cbms.rows.ts';

type Contract = typeof cbmsContract;
type Reader = Pick<Context, 'db' | 'businessId'>;

/** How telling is set up, and how much of it stands where. */
export async function readOutbox({ db, businessId }: Reader): Promise<CbmsOutbox> {
  const sentOnes = db.tables().selectFrom('cbms_report').select('id').where('business_id', '=', businessId);
  const [[business], [setup], counted, sent] = await Promise.all([
    db.query<{ pan: string | null; register_type: string | null }>(
      'select pan, register_type from business where id = $1',
      [businessId],
    ),
    db.query<Row<'cbms_setup'>>('select * from cbms_setup where business_id = $1', [businessId]),
    db.query<{ state: CbmsReport['state']; count: number; oldest: Date }>(
      `select state, count(*)::int as count, min(written_at) as oldest from cbms_report
       where business_id = $1 and state <> 'SENT' group by state`,
      [businessId],
    ),
    // Of these there are ever more: many are counted once a minute.
    db.count(sentOnes.where('state', '=', 'SENT').compile()),
  ]);
  const counts = { WAITING: 0, SENDING: 0, SENT: sent, HELD: 0, FAILED: 0, WITHDRAWN: 0 };
  for (const { state, count } of counted) counts[state] = count;
  const pan = business?.pan ?? null;
  return {
    setup: setup === undefined ? null : setupRow(setup),
    sellerPan: pan,
    isVatRegistered: business?.register_type === 'VAT' && pan !== null && isPan(pan),
    counts,
    oldestWaitingAt: counted.find(({ state }) => state === 'WAITING')?.oldest.toISOString() ?? null,
  };
}

function setupRow(row: Row<'cbms_setup'>): NonNullable<CbmsOutbox['setup']> {
  return {
    isOn: row.is_on,
    fromDayAD: row.from_day,
    fromDayBS: row.from_day_bs,
    address: row.address,
    userName: row.user_name,
    hasPassword: true,
    stop: row.stop,
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    pausedUntil: row.paused_until?.toISOString() ?? null,
    version: row.version,
  };
}

/** The order of issue is that of numbers and days, and the one that an index keeps. */
const sorting = { writtenAt: sql`report.id` };

/** What is told, was told or waits, the last first. */
export async function listReports(
  context: Context,
  { query }: Input<Contract['list']>,
): Promise<Answer<Contract['list']>> {
  if (query.isActive === false) return noRows;
  let selection = reportsOf(context);
  for (const condition of conditions(context, query)) selection = selection.where(condition);
  const order = orderOf(sorting, query.sort, '-writtenAt', 'report.id');
  const { rows, recordsTotal } = await readPage(context, selection, shownOf(selection), order, query);
  return { rows: rows.map(reportRow), recordsTotal };
}

/** One of them. */
export async function readReport(context: Reader, id: number): Promise<CbmsReport> {
  const [row] = await shownOf(reportsOf(context).where('report.id', '=', id)).execute();
  return row === undefined ? failNotFound() : reportRow(row);
}

const sentFields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** One of them with its tries, the last first. */
export async function getReport(
  context: Context,
  { params }: Input<Contract['get']>,
): Promise<Answer<Contract['get']>> {
  const report = await readReport(context, params.id);
  const [tries, acts] = await Promise.all([
    context.db.query<Row<'cbms_try'>>(
      'select * from cbms_try where business_id = $1 and report_id = $2 order by try_number desc limit 50',
      [context.businessId, params.id],
    ),
    context.db.query<Row<'cbms_act'>>(
      'select * from cbms_act where business_id = $1 and report_id = $2 order by id desc limit 50',
      [context.businessId, params.id],
    ),
  ]);
  return {
    ...report,
    acts: acts.map((row) => ({
      id: row.id,
      act: row.act,
      remarks: row.remarks,
      userFullName: row.acted_by_name,
      at: row.acted_at.toISOString(),
    })),
    attempts: tries.map((row) => ({
      number: row.try_number,
      sentAt: row.sent_at.toISOString(),
      sent: sentFields.parse(row.sent),
      status: row.status,
      answer: row.answer,
      outcome: row.outcome,
    })),
  };
}

/** What became of a document. */
export async function reportOfDocument(
  context: Context,
  { params }: Input<Contract['ofDocument']>,
): Promise<Answer<Contract['ofDocument']>> {
  const [[document], [row]] = await Promise.all([
    context.db.query('select id from document where business_id = $1 and id = $2', [
      context.businessId,
      params.documentId,
    ]),
    shownOf(reportsOf(context).where('report.document_id', '=', params.documentId)).execute(),
  ]);
  if (document === undefined) return failNotFound();
  return { report: row === undefined ? null : reportRow(row) };
}

type Selection = ReturnType<typeof reportsOf>;

function reportsOf({ db, businessId }: Reader) {
  return db
    .tables()
    .selectFrom('cbms_report as report')
    .innerJoin('document', (join) =>
      join.onRef('document.business_id', '=', 'report.business_id').onRef('document.id', '=', 'report.document_id'),
    )
    .leftJoin('invoice', (join) =>
      join.onRef('invoice.business_id', '=', 'report.business_id').onRef('invoice.id', '=', 'report.document_id'),
    )
    .leftJoin('credit_note as note', (join) =>
      join.onRef('note.business_id', '=', 'report.business_id').onRef('note.id', '=', 'report.document_id'),
    )
    .leftJoin('document as sold', (join) =>
      join.onRef('sold.business_id', '=', 'report.business_id').onRef('sold.id', '=', 'report.original_id'),
    )
    .leftJoin('cbms_report as original', (join) =>
      join
        .onRef('original.business_id', '=', 'report.business_id')
        .onRef('original.document_id', '=', 'report.original_id'),
    )
    .where('report.business_id', '=', businessId);
}

function shownOf(selection: Selection) {
  return selection
    .select([
      'report.id',
      'report.what',
      'report.document_id',
      'report.state',
      'report.reason',
      'report.tries',
      'report.is_realtime',
      'report.written_at',
      'report.due_at',
      'report.settled_at',
      'document.number',
      'document.dated_on',
      'document.dated_on_bs',
      sql<string>`coalesce(invoice.customer_name, note.customer_name)`.as('customer_name'),
      sql<string | null>`coalesce(invoice.customer_name_np, note.customer_name_np)`.as('customer_name_np'),
      sql<number>`document.total_paisa - coalesce(invoice.rounding_paisa, note.rounding_paisa)`.as('told_paisa'),
      'sold.number as original_number',
      'original.state as original_state',
    ])
    .$castTo<ReportRecord>();
}

function conditions(context: Context, query: Input<Contract['list']>['query']): RawBuilder<SqlBool>[] {
  const { calendar } = context;
  const from = readDay(calendar, { ad: query.fromDateAD, bs: null }, { ad: 'fromDateAD', bs: 'fromDateAD' });
  const to = readDay(calendar, { ad: query.toDateAD, bs: null }, { ad: 'toDateAD', bs: 'toDateAD' });
  const number = toLatin(query.search?.trim() ?? '');
  return [
    query.state === undefined ? null : sql<SqlBool>`report.state = ${query.state}`,
    query.what === undefined ? null : sql<SqlBool>`report.what = ${query.what}`,
    from === null ? null : sql<SqlBool>`document.dated_on >= date '1970-01-01' + ${from}::int`,
    to === null ? null : sql<SqlBool>`document.dated_on <= date '1970-01-01' + ${to}::int`,
    number === '' ? null : sql<SqlBool>`document.number = ${number}`,
  ].filter((condition) => condition !== null);
}
