import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { dashboardContract } from '@bahi/contract/reports/dashboard/dashboard.contract';
import type { Answer } from '@bahi/contract/endpoint';
import {
  type DocumentKind,
  documentKindNames,
  documentKinds,
  kindsWith,
  rightToRead,
} from '@bahi/domain/document-kinds';
import type { RepeatedKind } from '@bahi/domain/posting/accounts/repeated-kinds';
import { rightToReadPaper, type StockPaperKind, stockPaperKinds, stockPapers } from '@bahi/domain/goods/stock-papers';
import type { Context } from '../../../platform/core/context.ts';
import { readableRepeated } from '../../money/recurring/recurring.models.ts';
import { withOnePlan } from '../../../platform/database/one-plan.ts';
import { documentSource } from '../../books/document-registry/document-registry.ts';
import { readableKinds } from '../../books/ledger/document-head.ts';
import {
  answered,
  bounced,
  customers,
  items,
  locks,
  moment,
  paid,
  promised,
  published,
  received,
} from './dashboard.activity-parts.ts';

type Activity = NonNullable<Answer<(typeof dashboardContract)['summary']>['business']>['activities'][number];
type ActivityRow = {
  kind: Activity['kind'];
  at: string;
  by: string | null;
  title: string;
  title_np: string | null;
  amount_paisa: number | null;
  record_id: number | null;
};

const shownActivities = 10;

/** What happened last, newest first: documents, payments, new customers and items, and locks that the caller may read. */
export async function readActivities({ db, businessId, can }: Context): Promise<Activity[]> {
  const parts = [
    ...documentKindNames.filter((kind) => can(rightToRead(kind))).flatMap(documentActivities),
    ...documentKindNames.filter((kind) => can(rightToRead(kind))).flatMap(passings),
    ...stockPaperKinds.filter((kind) => can(rightToReadPaper(kind))).flatMap(paperActivities),
    ...(can('voucher.read') ? vouchers : []),
    ...(can('payment.read') ? [received] : []),
    ...(can('payment.read') && readableKinds({ can }, { figure: 'spending' }).length > 0 ? [paid] : []),
    ...(can('customer.read') ? [customers] : []),
    ...(can('item.read') ? [items] : []),
    ...(can('quotation.read') ? [published, answered] : []),
    ...(can('period-lock.read') ? [locks] : []),
    ...(can('day-close.read')
      ? [dayClosed('DAY_CLOSED', 'closed'), dayClosed('DAY_CLOSE_CANCELLED', 'cancelled')]
      : []),
    ...(can('cheque.read') ? [bounced] : []),
    ...(can('reminder.read') ? [reminded({ can })] : []),
    ...(can('collect.read') ? [promised] : []),
    ...(can('recurring.read') ? [recurred(readableRepeated({ can }))] : []),
  ];
  if (parts.length === 0) return [];
  const rows = await withOnePlan(db, () =>
    db.query<ActivityRow>(
      `select * from (${parts.map((part) => `(${part} limit ${shownActivities})`).join(' union all ')}) activity
       order by at desc limit ${shownActivities}`,
      [businessId],
    ),
  );
  return rows.map((row) => ({
    kind: row.kind,
    at: row.at,
    by: row.by ?? '',
    title: row.title,
    titleNp: row.title_np,
    amount: row.amount_paisa === null ? null : rupeesOf(row.amount_paisa),
    recordId: row.record_id,
  }));
}

/** That it came, and where that is told that it was cancelled; else it is no longer told of then. */
function documentActivities(kind: DocumentKind): string[] {
  const { joins, name, nameNp, title, where } = documentSource(kind);
  const { issued, cancelled } = documentKinds[kind].activities;
  // What is issued has its moment, and is found by that.
  const told = `document.issued_at is not null${cancelled === null ? ` and document.state = 'FINAL'` : ''}`;
  // Ten first, and what belongs to them after: of all that is joined PostgreSQL expects too little to stop at ten.
  const newest = `select * from document where ${where} and ${told} order by issued_at desc limit ${shownActivities}`;
  const came = `select '${issued}' as kind, ${moment('document.issued_at')}, document.created_by_name as by,
      ${title} || ' · ' || ${name} as title, ${title} || ' · ' || coalesce(${nameNp}, ${name}) as title_np,
      document.total_paisa as amount_paisa, document.id as record_id
    from (${newest}) document ${joins} order by document.issued_at desc`;
  if (cancelled === null) return [came];
  const went = `select '${cancelled}' as kind, ${moment('document.cancelled_at')}, document.cancelled_by_name as by, ${title} as title,
      null as title_np, document.total_paisa as amount_paisa, document.id as record_id
    from document where ${where} and document.cancelled_at is not null order by document.cancelled_at desc`;
  return [came, went];
}

/** That somebody let it pass beyond what its party may owe; the reason stands in the place of a name, as that of a lock. */
function passings(kind: DocumentKind): string[] {
  const { joins, title, passed, where } = documentSource(kind);
  if (passed === null) return [];
  return [
    `select 'CREDIT_LIMIT_PASSED' as kind, ${moment('document.issued_at')}, ${passed.by} as by,
      ${title} || ' · ' || ${passed.reason} as title, null as title_np, document.total_paisa as amount_paisa, document.id as record_id
    from document ${joins} where ${where} and ${passed.is} and document.state = 'FINAL' order by document.issued_at desc`,
  ];
}

/** That goods left or were found, and that it was taken back; what they are worth is for the list, where it may be seen. */
function paperActivities(kind: StockPaperKind): string[] {
  const { posted, cancelled, arrived } = stockPapers[kind].activities;
  const own = (activity: string, at: string, by: string): string =>
    `select '${activity}' as kind, ${moment(at)}, ${by} as by, number as title, null as title_np, null::bigint as amount_paisa,
       id as record_id
     from stock_paper where business_id = $1 and kind = '${kind}' and ${at} is not null order by ${at} desc`;
  const told = [own(posted, 'posted_at', 'created_by_name'), own(cancelled, 'cancelled_at', 'cancelled_by_name')];
  if (arrived === null) return told;
  const came = `select '${arrived}' as kind, ${moment('transfer.received_at')}, transfer.received_by_name as by, paper.number as title,
      null as title_np, null::bigint as amount_paisa, paper.id as record_id
    from stock_transfer transfer join stock_paper paper on paper.business_id = transfer.business_id and paper.id = transfer.id
    where transfer.business_id = $1 and transfer.received_at is not null order by transfer.received_at desc`;
  return [...told, came];
}

/** That an accountant wrote into the books, and took it back. */
const vouchers = [
  ['VOUCHER_ENTERED', 'posted_at', 'created_by_name'],
  ['VOUCHER_CANCELLED', 'cancelled_at', 'cancelled_by_name'],
].map(
  ([activity = '', at = '', by = '']) =>
    `select '${activity}' as kind, ${moment(at)}, ${by} as by, number as title, null as title_np, total_paisa as amount_paisa,
       id as record_id
     from voucher where business_id = $1 and ${at} is not null order by ${at} desc`,
);

/** That somebody counted a cash box, with what was in it, and that a close was taken back. */
function dayClosed(kind: ActivityRow['kind'], what: 'closed' | 'cancelled'): string {
  return `select '${kind}' as kind, ${moment(`day_close.${what}_at`)}, day_close.${what}_by_name as by,
      box.name as title, box.name_np as title_np, day_close.counted_paisa as amount_paisa, day_close.id as record_id
    from day_close join account box on box.business_id = day_close.business_id and box.code = day_close.account_code
    where day_close.business_id = $1 and day_close.${what}_at is not null order by day_close.${what}_at desc`;
}

/** What came again by itself, to be entered or issued. */
function recurred(kinds: readonly RepeatedKind[]): string {
  return `select 'RECURRING_DUE' as kind, ${moment('period.made_at')}, null as by, recurring.name as title, null as title_np,
      null::bigint as amount_paisa, recurring.id as record_id
    from recurring_period period
    join recurring on recurring.business_id = period.business_id and recurring.id = period.recurring_id
    where period.business_id = $1 and recurring.kind in (${quoted(kinds)})
    order by period.made_at desc`;
}

/** That somebody reminded a customer, of a bill or of all they owe; what goes by rule would leave nothing else to be seen. */
function reminded({ can }: Pick<Context, 'can'>): string {
  const kinds = kindsWith({ party: 'customer', settledBy: 'RECEIVED', isPrivate: false }).filter((kind) =>
    can(rightToRead(kind)),
  );
  const number = `coalesce(coalesce(document.number, document.heading) || ' · ', '')`;
  return `select 'CUSTOMER_REMINDED' as kind, ${moment('reminder.reminded_at')}, reminder.reminded_by_name as by,
      ${number} || customer.name as title, ${number} || coalesce(customer.name_np, customer.name) as title_np,
      reminder.due_paisa as amount_paisa, reminder.customer_id as record_id
    from reminder
    join customer on customer.business_id = reminder.business_id and customer.id = reminder.customer_id
    left join document on document.business_id = reminder.business_id and document.id = reminder.document_id
    where reminder.business_id = $1 and reminder.kind = 'HAND'
      and case when reminder.document_id is null then ${can('customer.read')} else document.kind in (${quoted(kinds)}) end
    order by reminder.reminded_at desc`;
}

/** Kinds as they stand in SQL; of none there is none. */
function quoted(kinds: readonly string[]): string {
  return ["''", ...kinds.map((kind) => `'${kind}'`)].join(', ');
}
