import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Answer, Input } from '@bahi/contract/endpoint';
import {
  statementDocuments,
  type StatementKind,
  statementKinds,
} from '@bahi/contract/reports/statement/statement.contract';
import type { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { type BsCalendar, bsFromDay, dayFromBs } from '@bahi/domain/calendar/bs-calendar';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { documentKinds, isDocumentKind, type PartyKind, rightToRead } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { pageOf } from '../../../platform/database/list-query.ts';
import { bothDates, readRequiredDay } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';

type Contract = typeof statementContract;
export type Statement = Answer<Contract['customer']>;
export type StatementRow = Statement['rows'][number];
export type Period = { from: CalendarDay; to: CalendarDay };
type Asked = Omit<Input<Contract['customer']>['query'], 'pageNumber' | 'pageSize'>;
type Reader = { db: Tx; businessId: number } & Pick<Context, 'can' | 'calendar'>;
type Slice = { limit: number; offset: number };

/**
 * The accounts that hold what is between the business and a party (ledger design, "Tables"), and which way their
 * balance is told: a customer's by what they owe, a vendor's by what they are owed.
 */
const books = {
  customer: { accounts: ['RECEIVABLE', 'CUSTOMER_ADVANCES'], change: 'line.debit_paisa - line.credit_paisa' },
  vendor: { accounts: ['PAYABLE'], change: 'line.credit_paisa - line.debit_paisa' },
} as const satisfies Record<PartyKind, { accounts: readonly string[]; change: string }>;

/** A statement of a period, as the books have it; an outlet user sees that of their outlet. */
export async function getStatement(
  context: Context,
  kind: PartyKind,
  { params, query }: Input<Contract['customer']>,
): Promise<Statement> {
  const period = readPeriod(context.calendar, query);
  const slice = pageOf(query);
  return readStatement(context, { kind, id: params.id }, period, slice);
}

/** The two days of a statement; the end is not before the start. */
export function readPeriod(calendar: BsCalendar, asked: Asked): Period {
  const field = (name: string): { ad: string; bs: string } => ({ ad: name, bs: name });
  const from = readRequiredDay(calendar, { ad: asked.fromDateAD, bs: asked.fromDate }, field('fromDate'));
  const to = readRequiredDay(calendar, { ad: asked.toDateAD, bs: asked.toDate }, field('toDate'));
  if (to < from) fail('common.endBeforeStart', { field: 'toDate' });
  return { from, to };
}

/** The statement of one party; `slice` says which of its rows, null all of them. */
export async function readStatement(
  { db, businessId, calendar, can }: Reader,
  party: { kind: PartyKind; id: number },
  period: Period,
  slice: Slice | null,
): Promise<Statement> {
  const of = [businessId, party.id, books[party.kind].accounts];
  const values = [...of, formatAdDate(period.from), formatAdDate(period.to)];
  const first = { ...bsFromDay(period.from, calendar), day: 1 };
  const [[who], [before], [sums], rows] = await Promise.all([
    db.query<PartyRow>(partyQuery[party.kind], [businessId, party.id]),
    db.query<{ opening_paisa: number }>(openingQuery(party.kind), [
      ...of,
      bothDates(period.from, calendar).bs.slice(0, 7),
      formatAdDate(addDays(dayFromBs(first, calendar), -correctedDays)),
      formatAdDate(period.from),
    ]),
    db.query<SumRow>(sumsQuery(party.kind), values),
    db.query<MoveRow>(rowsQuery(party.kind), [...values, slice?.limit ?? null, slice?.offset ?? 0]),
  ]);
  if (who === undefined) return failNotFound();
  const { debit_paisa: debit, credit_paisa: credit, count } = sums ?? noSums;
  const opening = before?.opening_paisa ?? 0;
  const change = party.kind === 'customer' ? debit - credit : credit - debit;
  return {
    party: { id: party.id, name: who.name, nameNp: who.name_np, phone: who.phone_number, vatPanNo: who.vat_pan_no },
    fromDateAD: formatAdDate(period.from),
    toDateAD: formatAdDate(period.to),
    openingBalance: rupeesOf(opening),
    totalDebit: rupeesOf(debit),
    totalCredit: rupeesOf(credit),
    closingBalance: rupeesOf(opening + change),
    rows: rows.map((row) => rowOf(row, party.kind, opening, can)),
    recordsTotal: count,
  };
}

type PartyRow = { name: string; name_np: string | null; phone_number: string; vat_pan_no: string | null };
type SumRow = { debit_paisa: number; credit_paisa: number; count: number };
type MoveRow = {
  id: number;
  kind: string;
  posting_date: string;
  posting_date_bs: string;
  reference: string | null;
  mode: StatementRow['mode'];
  outlet_name: string;
  outlet_name_np: string | null;
  source_kind: string;
  source_id: number;
  change_paisa: number;
  running_paisa: number;
};

const noSums: SumRow = { debit_paisa: 0, credit_paisa: 0, count: 0 };
const partyQuery = {
  customer: 'select name, name_np, phone_number, vat_pan_no from customer where business_id = $1 and id = $2',
  vendor: 'select name, name_np, phone_number, vat_pan_no from vendor where business_id = $1 and id = $2',
} as const satisfies Record<PartyKind, string>;

/** Days by which a month may begin earlier than the calendar says now: one that is corrected leaves dates as they were written. */
const correctedDays = 3;

/**
 * What lay between the business and the party before the period: as it is kept of the months before its first one, and
 * that month's own lines up to its first day.
 */
function openingQuery(kind: PartyKind): string {
  return `select (coalesce((select sum(${books[kind].change}) from party_month line
        where line.business_id = $1 and line.account_code = any ($3::text[]) and line.party_id = $2 and line.month < $4), 0)
      + coalesce((select sum(${books[kind].change}) from journal_line line
        where line.business_id = $1 and line.${kind}_id = $2 and line.account_code = any ($3::text[])
          and line.posting_date >= $5 and line.posting_date < $6
          and (select left(entry.posting_date_bs, 7) from journal_entry entry
            where entry.business_id = $1 and entry.id = line.entry_id limit 1) = $4), 0))::bigint as opening_paisa`;
}

/**
 * What each entry of a period changed between the business and the party. An entry and its reversal of the same day are
 * left out, both: a record that was mended is told as it stands. What changed nothing (an advance that settles a bill)
 * is no row.
 */
function changes(kind: PartyKind): string {
  return `select entry.id, entry.kind, entry.posting_date, entry.posting_date_bs, entry.created_at, entry.outlet_id,
      entry.source_kind, entry.source_id, sum(${books[kind].change})::bigint as change_paisa
    from journal_line line
    join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id
    where line.business_id = $1 and line.${kind}_id = $2 and line.account_code = any ($3::text[])
      and line.posting_date between $4 and $5
      and (select reversal.id from journal_entry reversal where reversal.business_id = $1
        and reversal.reverses_id = entry.id and reversal.posting_date = entry.posting_date limit 1) is null
      and (select reversed.id from journal_entry reversed where reversed.business_id = $1
        and reversed.id = entry.reverses_id and reversed.posting_date = entry.posting_date limit 1) is null
    group by entry.business_id, entry.id
    having sum(${books[kind].change}) <> 0`;
}

function sumsQuery(kind: PartyKind): string {
  const sum = (condition: string): string => `coalesce(sum(${condition}), 0)::bigint`;
  const [debit, credit] = kind === 'customer' ? ['', '-'] : ['-', ''];
  const changed = (sign: string): string => sum(`greatest(${sign} change_paisa, 0)`);
  return `select ${changed(debit ?? '')} as debit_paisa, ${changed(credit ?? '')} as credit_paisa, count(*)::int as count
    from (${changes(kind)}) change`;
}

function rowsQuery(kind: PartyKind): string {
  return `select change.id, change.kind, change.posting_date, change.posting_date_bs, change.source_kind,
      change.source_id, change.change_paisa, change.running_paisa, outlet.name as outlet_name,
      outlet.name_np as outlet_name_np, coalesce(document.number, document.heading, settlement.number) as reference,
      payment.mode
    from (select *, sum(change_paisa) over (order by posting_date, created_at, id)::bigint as running_paisa
      from (${changes(kind)}) every
      order by posting_date, created_at, id limit $6 offset $7) change
    join outlet on outlet.business_id = $1 and outlet.id = change.outlet_id
    left join document on document.business_id = $1 and document.kind = change.source_kind and document.id = change.source_id
    left join settlement on change.source_kind = 'RECEIPT' and settlement.business_id = $1 and settlement.id = change.source_id
    left join payment on payment.business_id = $1 and change.id in (payment.entry_id, payment.reversal_entry_id)
      and change.source_kind = 'RECEIPT' and payment.settlement_id = change.source_id
    order by change.posting_date, change.created_at, change.id`;
}

function rowOf(row: MoveRow, party: PartyKind, opening: number, can: Reader['can']): StatementRow {
  const debited = party === 'customer' ? row.change_paisa : -row.change_paisa;
  const documentKind = statementDocuments.find((known) => known === row.source_kind) ?? null;
  return {
    id: row.id,
    dateAD: row.posting_date,
    dateBS: row.posting_date_bs,
    kind: kindOf(row.kind),
    reference: maySee(row, can) ? row.reference : null,
    mode: row.mode,
    outletName: row.outlet_name,
    outletNameNp: row.outlet_name_np,
    documentKind,
    documentId: documentKind === null ? null : row.source_id,
    debit: rupeesOf(Math.max(debited, 0)),
    credit: rupeesOf(Math.max(-debited, 0)),
    balance: rupeesOf(opening + row.running_paisa),
  };
}

/** What is private to a module is for who may read that. The row itself stands for everybody, so that the balance is right. */
function maySee({ source_kind: kind }: MoveRow, can: Reader['can']): boolean {
  return !isDocumentKind(kind) || !documentKinds[kind].isPrivate || can(rightToRead(kind));
}

function kindOf(kind: string): StatementKind {
  return statementKinds.find((known) => known === kind) ?? 'OTHER';
}
