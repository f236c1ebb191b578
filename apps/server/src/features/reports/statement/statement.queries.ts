import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Answer, Input } from '@bahi/contract/endpoint';
import {
  statementDocuments,
  type StatementKind,
  statementKinds,
} from '@bahi/contract/reports/statement/statement.contract';
import type { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { bsFromDay, dayFromBs } from '@bahi/domain/calendar/bs-calendar';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { documentKinds, isDocumentKind, type PartyKind, rightToRead } from '@bahi/domain/document-kinds';
import type { Context } from '../../../platform/core/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { pageOf } from '../../../platform/database/list-query.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { type Period, readPeriod } from '../../../platform/core/period.ts';
import {
  books,
  type MoveRow,
  type NoRow,
  openingQuery,
  partyQuery,
  type PartyRow,
  rowsQuery,
  type SumRow,
} from './statement.books.ts';

type Contract = typeof statementContract;
export type Statement = Answer<Contract['customer']>;
export type StatementRow = Statement['rows'][number];
type Reader = { db: Tx; businessId: number } & Pick<Context, 'can' | 'calendar'>;
type Slice = { limit: number; offset: number };

const noSums: SumRow = { debit_paisa: 0, credit_paisa: 0, count: 0 };
/** Days by which a month may begin earlier or later than the calendar says now: one that is corrected leaves dates as they were written. */
const correctedDays = 3;

/** A statement of a period, as the books have it; an outlet user sees that of their outlet. */
export async function getStatement(
  context: Context,
  kind: PartyKind,
  { params, query }: Input<Contract['customer']>,
): Promise<Statement> {
  const period = readPeriod(context.calendar, query);
  const asked = { kind, id: params.id, outletId: query.outletId ?? null };
  return readStatement(context, asked, period, pageOf(query));
}

/** The statement of one party, of all outlets unless one is asked for; `slice` says which of its rows, null all of them. */
export async function readStatement(
  { db, businessId, calendar, can }: Reader,
  party: { kind: PartyKind; id: number; outletId?: number | null },
  period: Period,
  slice: Slice | null,
): Promise<Statement> {
  const { outletId = null } = party;
  const outlet = outletId === null ? null : await readNamedOutlet({ db, businessId }, outletId);
  const of = [businessId, party.id, books[party.kind].accounts, outletId];
  const values = [...of, formatAdDate(period.from), formatAdDate(period.to), slice?.limit ?? null, slice?.offset ?? 0];
  const first = dayFromBs({ ...bsFromDay(period.from, calendar), day: 1 }, calendar);
  const [[who], [before], found] = await Promise.all([
    db.query<PartyRow>(partyQuery[party.kind], [businessId, party.id]),
    db.query<{ opening_paisa: number }>(openingQuery(party.kind), [
      ...of,
      bothDates(period.from, calendar).bs.slice(0, 7),
      formatAdDate(addDays(first, -correctedDays)),
      formatAdDate(period.from),
      formatAdDate(addDays(first, correctedDays)),
    ]),
    db.query<MoveRow | NoRow>(rowsQuery(party.kind), values),
  ]);
  if (who === undefined) return failNotFound();
  const { debit_paisa: debit, credit_paisa: credit, count } = found[0] ?? noSums;
  const rows = found.filter((row) => row.id !== null);
  const opening = before?.opening_paisa ?? 0;
  const change = party.kind === 'customer' ? debit - credit : credit - debit;
  return {
    party: { id: party.id, name: who.name, nameNp: who.name_np, phone: who.phone_number, vatPanNo: who.vat_pan_no },
    fromDateAD: formatAdDate(period.from),
    toDateAD: formatAdDate(period.to),
    outlet,
    openingBalance: rupeesOf(opening),
    totalDebit: rupeesOf(debit),
    totalCredit: rupeesOf(credit),
    closingBalance: rupeesOf(opening + change),
    rows: rows.map((row) => rowOf(row, party.kind, opening, can)),
    recordsTotal: count,
  };
}

async function readNamedOutlet({ db, businessId }: Pick<Reader, 'db' | 'businessId'>, outletId: number) {
  const [outlet] = await db.query<{ id: number; name: string; name_np: string | null }>(
    'select id, name, name_np from outlet where business_id = $1 and id = $2',
    [businessId, outletId],
  );
  if (outlet === undefined) return fail('common.unknownRecord', { field: 'outletId' });
  return { id: outlet.id, name: outlet.name, nameNp: outlet.name_np };
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
  if (kind === 'JOURNAL_VOUCHER') return can('voucher.read');
  return !isDocumentKind(kind) || !documentKinds[kind].isPrivate || can(rightToRead(kind));
}

function kindOf(kind: string): StatementKind {
  return statementKinds.find((known) => known === kind) ?? 'OTHER';
}
