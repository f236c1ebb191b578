import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { learntPattern } from '@bahi/domain/import/bank/match-offers';
import type { Answer } from '@bahi/contract/endpoint';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { everAfter, type Reader } from './bank.account.ts';

type Open = Answer<(typeof bankStatementContract)['open']>;
export type LineRow = Row<'bank_line'> & { match_id: number | null };
export type Hint = Pick<Row<'bank_hint'>, 'pattern' | 'is_incoming' | 'customer_id' | 'vendor_id'>;
export type BookRow = {
  id: number;
  posting_date: string;
  posting_date_bs: string;
  kind: string;
  source_kind: string;
  source_id: number;
  narration: string | null;
  amount_paisa: number;
  number: string | null;
  cheque_number: string | null;
  customer_id: number | null;
  vendor_id: number | null;
  party_name: string | null;
  party_name_np: string | null;
  match_id: number | null;
};

/** In SQL, that a `line` of a statement on the account `$2` is not matched as at the day `$3`; at the end of days, not at all. */
const lineIsOpen = `line.business_id = $1 and line.account_code = $2 and line.dated_on <= $3
  and not exists (select from bank_match_part part
    join bank_match own on own.business_id = $1 and own.id = part.match_id and ($3 = '${everAfter}' or own.to_on <= $3)
    where part.business_id = $1 and part.line_id = line.id)`;

/**
 * In SQL, that a `line` of the books with its `entry` on the account `$2` is not matched as at the day `$3`. What was taken
 * back by then is left out with what took it back: they are nothing together.
 */
const bookIsOpen = `line.business_id = $1 and line.account_code = $2 and line.posting_date <= $3
  and not exists (select from bank_match_part part
    join bank_match own on own.business_id = $1 and own.id = part.match_id and ($3 = '${everAfter}' or own.to_on <= $3)
    where part.business_id = $1 and part.journal_line_id = line.id)
  and (entry.reverses_id is null or is_fact_of_bank(entry.kind))
  and not exists (select from journal_entry mirror where mirror.business_id = $1 and mirror.reverses_id = entry.id
    and not is_fact_of_bank(mirror.kind) and mirror.posting_date <= $3)`;

const booksWithEntry = `journal_line line join journal_entry entry on entry.business_id = line.business_id and entry.id = line.entry_id`;

/** Lines of the books are called by the number of their document, cheque and party. */
const toldColumns = `line.id, line.posting_date, entry.posting_date_bs, entry.kind, entry.source_kind, entry.source_id, entry.narration,
  line.debit_paisa - line.credit_paisa as amount_paisa, coalesce(settlement.number, voucher.number, cheque.number) as number,
  cheque.number as cheque_number, party.customer_id, party.vendor_id,
  coalesce(customer.name, vendor.name) as party_name, coalesce(customer.name_np, vendor.name_np) as party_name_np`;
const withNames = `
  left join settlement on settlement.business_id = $1 and settlement.id = entry.source_id and entry.source_kind = 'RECEIPT'
  left join voucher on voucher.business_id = $1 and voucher.id = entry.source_id and entry.source_kind = voucher.kind
  left join lateral (select cheque.number, cheque.customer_id, cheque.vendor_id from cheque
    where cheque.business_id = $1 and cheque.id = entry.source_id and entry.source_kind = 'CHEQUE'
    union all select cheque.number, cheque.customer_id, cheque.vendor_id from cheque
    join payment on payment.business_id = $1 and payment.id = cheque.payment_id
    where cheque.business_id = $1 and cheque.settlement_id = settlement.id and payment.entry_id = entry.id limit 1) cheque on true
  left join lateral (select coalesce(cheque.customer_id, settlement.customer_id) as customer_id,
    coalesce(cheque.vendor_id, settlement.vendor_id) as vendor_id) party on true
  left join customer on customer.business_id = $1 and customer.id = party.customer_id
  left join vendor on vendor.business_id = $1 and vendor.id = party.vendor_id`;

/** All lines with null. */
type Asked = { code: string; day: string; most: number | null };
type Counted<R> = { rows: R[]; count: number; paisa: number };

/** The lines of statements that are open as at a day, the oldest first, and what all of them come to. */
export async function readOpenLines({ db, businessId }: Reader, { code, day, most }: Asked): Promise<Counted<LineRow>> {
  const [rows, [all]] = await Promise.all([
    db.query<LineRow>(
      `select line.*, null::bigint as match_id from bank_line line where ${lineIsOpen} order by line.dated_on, line.place limit $4`,
      [businessId, code, day, most],
    ),
    db.query<{ count: number; paisa: number }>(
      `select count(*)::int as count, coalesce(sum(line.amount_paisa), 0)::bigint as paisa from bank_line line where ${lineIsOpen}`,
      [businessId, code, day],
    ),
  ]);
  return { rows, count: all?.count ?? 0, paisa: all?.paisa ?? 0 };
}

/**
 * The lines of the books that are open as at a day, in the order of their days, and what all of them come to. Where there
 * are too many they are those of the day `near` and before it, then those after it; the latest where it is not said.
 */
export async function readOpenBooks(
  { db, businessId }: Reader,
  { code, day, most, near = everAfter }: Asked & { near?: string },
): Promise<Counted<BookRow>> {
  const [rows, [all]] = await Promise.all([
    db.query<BookRow>(
      `select ${toldColumns}, null::bigint as match_id from (
         select line.* from ${booksWithEntry} where ${bookIsOpen}
         order by line.posting_date > $5, case when line.posting_date > $5 then line.posting_date end,
           line.posting_date desc, line.id desc limit $4) line
       join journal_entry entry on entry.business_id = $1 and entry.id = line.entry_id
       ${withNames} order by line.posting_date, line.id`,
      [businessId, code, day, most, near],
    ),
    db.query<{ count: number; paisa: number }>(
      `select count(*)::int as count, coalesce(sum(line.debit_paisa - line.credit_paisa), 0)::bigint as paisa
       from ${booksWithEntry} where ${bookIsOpen}`,
      [businessId, code, day],
    ),
  ]);
  return { rows, count: all?.count ?? 0, paisa: all?.paisa ?? 0 };
}

/** Of some lines, or with null of all through a day, those that are open now: id, day and amount. */
export async function pickOpenBooks(
  { db, businessId }: Reader,
  { code, day }: { code: string; day: string },
  ids: readonly number[] | null,
) {
  return db.query<{ id: number; dated_on: string; amount_paisa: number }>(
    `select line.id, line.posting_date as dated_on, line.debit_paisa - line.credit_paisa as amount_paisa
     from ${booksWithEntry} where ${bookIsOpen} and line.posting_date <= $4 and ($5::bigint[] is null or line.id = any($5))`,
    [businessId, code, everAfter, day, ids],
  );
}

/** The parts of matches. */
export async function readParts({ db, businessId }: Reader, matches: readonly number[]) {
  const [lines, books] = await Promise.all([
    db.query<LineRow>(
      `select line.*, part.match_id from bank_match_part part
       join bank_line line on line.business_id = part.business_id and line.id = part.line_id
       where part.business_id = $1 and part.match_id = any($2) order by line.place`,
      [businessId, matches],
    ),
    db.query<BookRow>(
      `select ${toldColumns}, part.match_id from ${booksWithEntry}
       join bank_match_part part on part.business_id = line.business_id and part.journal_line_id = line.id
       ${withNames} where line.business_id = $1 and part.match_id = any($2) order by line.posting_date, line.id`,
      [businessId, matches],
    ),
  ]);
  return { lines, books };
}

/** Whom the texts of lines were matched with before, by their patterns. */
export async function readHints({ db, businessId }: Reader, lines: readonly LineRow[]): Promise<Hint[]> {
  const patterns = [...new Set(lines.map(({ says }) => learntPattern(says)))].filter((one) => one !== '');
  if (patterns.length === 0) return [];
  return db.query<Hint>(
    'select pattern, is_incoming, customer_id, vendor_id from bank_hint where business_id = $1 and pattern = any($2)',
    [businessId, patterns],
  );
}

export function hintOf(hints: readonly Hint[], { says, amount_paisa }: LineRow): Hint | null {
  const pattern = learntPattern(says);
  return hints.find((hint) => hint.pattern === pattern && hint.is_incoming === amount_paisa > 0) ?? null;
}

/** A party as offers compare them; null for none. */
export function partyOf(row: { customer_id: number | null; vendor_id: number | null } | null): string | null {
  if (row === null || (row.customer_id === null && row.vendor_id === null)) return null;
  return row.customer_id === null ? `vendor ${row.vendor_id}` : `customer ${row.customer_id}`;
}

export function lineOf(row: LineRow, hint: Hint | null): Open['lines'][number] {
  return {
    id: row.id,
    dateAD: row.dated_on,
    dateBS: row.dated_on_bs,
    text: row.says,
    reference: row.reference,
    amount: rupeesOf(row.amount_paisa),
    balance: rupeesOf(row.balance_paisa),
    isOpening: row.row_number === null,
    customerId: hint?.customer_id ?? null,
    vendorId: hint?.vendor_id ?? null,
  };
}

export function bookOf(row: BookRow): Open['books'][number] {
  return {
    id: row.id,
    dateAD: row.posting_date,
    dateBS: row.posting_date_bs,
    kind: row.kind,
    sourceKind: row.source_kind,
    sourceId: row.source_id,
    number: row.number,
    partyName: row.party_name,
    partyNameNp: row.party_name_np,
    narration: row.narration,
    amount: rupeesOf(row.amount_paisa),
  };
}
