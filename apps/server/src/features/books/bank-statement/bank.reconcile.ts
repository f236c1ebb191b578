import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { offerMatches, subsetOf } from '@bahi/domain/import/bank/match-offers';
import { asPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, dayAsked, storedDay } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { orderOf, readPage } from '../../../platform/database/list-query.ts';
import { everAfter, readBankAccount, readBookBalance, type Reader, tellAccount } from './bank.account.ts';
import {
  bookOf,
  type BookRow,
  type Hint,
  hintOf,
  lineOf,
  type LineRow,
  partyOf,
  pickOpenBooks,
  readHints,
  readOpenBooks,
  readOpenLines,
  readParts,
} from './bank.lines.ts';

type Contract = typeof bankStatementContract;

const mostLines = 300;
const mostBooks = 1000;
const mostReported = 1000;

/** What is left on both sides of an account, and what of it may belong together. */
export async function readReconciliation(context: Context, id: number): Promise<Answer<Contract['open']>> {
  const { code } = await readBankAccount(context, id);
  const [account, lines] = await Promise.all([
    tellAccount(context, { id }),
    readOpenLines(context, { code, day: everAfter, most: mostLines }),
  ]);
  const near = lines.rows.at(-1)?.dated_on ?? everAfter;
  const books = await readOpenBooks(context, { code, day: everAfter, most: mostBooks, near });
  const hints = await readHints(context, lines.rows);
  return {
    account,
    lines: lines.rows.map((row) => lineOf(row, hintOf(hints, row))),
    books: books.rows.map(bookOf),
    lineCount: lines.count,
    bookCount: books.count,
    offers: await offersOf(context, code, { lines: lines.rows, books: books.rows, hints }),
  };
}

type Sides = { lines: readonly LineRow[]; books: readonly BookRow[]; hints: readonly Hint[] };

async function offersOf(context: Reader, code: string, { lines, books, hints }: Sides) {
  const opening = lines.find(({ row_number }) => row_number === null);
  const opened = opening === undefined ? null : await offerOpening(context, code, opening);
  const taken = new Set(opened?.had ?? []);
  const offers = offerMatches(
    lines
      .filter((line) => line !== opening)
      .map((row) => ({
        id: row.id,
        day: storedDay(row.dated_on),
        amount: row.amount_paisa,
        says: `${row.says} ${row.reference ?? ''}`,
        learnt: partyOf(hintOf(hints, row)),
      })),
    books
      .filter(({ id }) => !taken.has(id))
      .map((row) => ({
        id: row.id,
        day: storedDay(row.posting_date),
        amount: row.amount_paisa,
        party: partyOf(row),
        numbers: [row.number, row.cheque_number].filter((one) => one !== null),
      })),
  );
  const amounts = new Map(lines.map((row) => [row.id, asPaisa(row.amount_paisa)]));
  const told = offers.map((offer) => ({
    ...offer,
    lines: [...offer.lines],
    books: [...offer.books],
    amount: rupeesOf(sumPaisa(offer.lines.map((id) => amounts.get(id) ?? asPaisa(0)))),
  }));
  if (opening === undefined || opened === null) return told;
  const { books: named } = opened;
  return [{ lines: [opening.id], books: named, amount: rupeesOf(opening.amount_paisa), isLearnt: false }, ...told];
}

/** Of what the books had before the first statement, so many of the latest may not have been with the bank yet. */
const mostLate = 16;

/**
 * What was there before the first statement is all that the books had by then, where that is as much: then none of it is
 * named. Otherwise it is all but a few of the latest, which the bank did not have yet.
 */
async function offerOpening(
  context: Reader,
  code: string,
  opening: LineRow,
): Promise<{ had: number[]; books: number[] } | null> {
  const all = await pickOpenBooks(context, { code, day: opening.dated_on }, null);
  const sum = sumPaisa(all.map((one) => asPaisa(one.amount_paisa)));
  const ids = all.map(({ id }) => id);
  if (sum === opening.amount_paisa) return all.length === 0 ? null : { had: ids, books: [] };
  const latest = all.toSorted((one, other) => other.dated_on.localeCompare(one.dated_on) || other.id - one.id);
  const candidates = latest
    .slice(0, mostLate)
    .map((one) => ({ ...one, amount: one.amount_paisa, day: storedDay(one.dated_on) }));
  const beyond = sum - opening.amount_paisa;
  const single = candidates.find(({ amount }) => amount === beyond);
  const late = single === undefined ? subsetOf(candidates, beyond) : [single];
  if (late === null) return null;
  const left = ids.filter((id) => !late.some((one) => one.id === id));
  return left.length === 0 || left.length > mostBooks ? null : { had: left, books: left };
}

/** What was matched on an account, the latest first. */
export async function listMatches(
  context: Context,
  { params, query }: Input<Contract['matches']>,
): Promise<Answer<Contract['matches']>> {
  const { code } = await readBankAccount(context, params.id);
  const selection = context.db
    .tables()
    .selectFrom('bank_match')
    .where('business_id', '=', context.businessId)
    .where('account_code', '=', code);
  const order = orderOf({ matchedAt: sql`bank_match.id` }, query.sort, '-matchedAt', 'bank_match.id');
  const { rows, recordsTotal } = await readPage(context, selection, selection.selectAll('bank_match'), order, query);
  const parts = await readParts(
    context,
    rows.map(({ id }) => id),
  );
  return {
    recordsTotal,
    rows: rows.map((row) => ({
      id: row.id,
      amount: rupeesOf(row.amount_paisa),
      lines: parts.lines.filter((line) => line.match_id === row.id).map((line) => lineOf(line, null)),
      books: parts.books.filter((line) => line.match_id === row.id).map(bookOf),
      matchedBy: row.created_by_name,
      matchedAt: row.created_at.toISOString(),
    })),
  };
}

/** The account as at a day, with as many lines of each side as a screen names. */
export function readBankReport(
  context: Context,
  { params, query }: Input<Contract['report']>,
): Promise<Answer<Contract['report']>> {
  return reportAsAt(context, params.id, query.dateAD ?? undefined, mostReported);
}

/**
 * The account as at a day: the balance of the books, less what of them the statement does not have, and what of the
 * statement the books do not have, is the balance of the statement. A match with a part after that day is open on it.
 * Names at most so many lines of each side; all of them with null.
 */
export async function reportAsAt(
  context: Context,
  id: number,
  dateAD: string | undefined,
  most: number | null,
): Promise<Answer<Contract['report']>> {
  const { db, businessId } = context;
  const { code } = await readBankAccount(context, id);
  const account = await tellAccount(context, { id });
  const asked = dateAD ?? account.readThroughAD;
  const { ad: day, bs } = bothDates(dayAsked(context, asked), context.calendar);
  const [books, lines, booked, [last]] = await Promise.all([
    readOpenBooks(context, { code, day, most }),
    readOpenLines(context, { code, day, most }),
    readBookBalance(context, code, day),
    db.query<{ balance_paisa: number }>(
      `select balance_paisa from bank_line where business_id = $1 and account_code = $2 and dated_on <= $3
       order by dated_on desc, place desc limit 1`,
      [businessId, code, day],
    ),
  ]);
  return {
    account,
    dateAD: day,
    dateBS: bs,
    bookAmount: rupeesOf(booked),
    books: books.rows.map(bookOf),
    bookOpenAmount: rupeesOf(books.paisa),
    lines: lines.rows.map((row) => lineOf(row, null)),
    lineOpenAmount: rupeesOf(lines.paisa),
    bookCount: books.count,
    lineCount: lines.count,
    statementAmount: rupeesOf(last?.balance_paisa ?? 0),
  };
}
