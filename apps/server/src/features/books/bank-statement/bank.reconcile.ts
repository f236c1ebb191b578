import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { sql } from 'kysely';
import type { Context } from '../../../platform/core/context.ts';
import { bothDates, dayAsked } from '../../../platform/core/days.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { orderOf, readPage } from '../../../platform/database/list-query.ts';
import { everAfter, readBankAccount, readBookBalance, tellAccount } from './bank.account.ts';
import { readDueOffers } from './bank.dues.ts';
import { bookOf, hintOf, lineOf, readHints, readOpenBooks, readOpenLines, readParts } from './bank.lines.ts';
import { mostNamedBooks, offersOf, sideOf } from './bank.offers.ts';

type Contract = typeof bankStatementContract;

const mostLines = 300;
const mostReported = 1000;

/** What is left on both sides of an account, and what of it may belong together. */
export async function readReconciliation(context: Context, id: number): Promise<Answer<Contract['open']>> {
  const bank = await readBankAccount(context, id);
  const { code } = bank;
  const [account, lines] = await Promise.all([
    tellAccount(context, { id }),
    readOpenLines(context, { code, day: everAfter, most: mostLines }),
  ]);
  const near = lines.rows.at(-1)?.dated_on ?? everAfter;
  const books = await readOpenBooks(context, { code, day: everAfter, most: mostNamedBooks, near });
  const hints = await readHints(context, lines.rows);
  const offers = await offersOf(context, code, { lines: lines.rows, books: books.rows, hints });
  // Payments that are there come first.
  const offered = new Set(offers.flatMap((offer) => offer.lines));
  const left = lines.rows.filter((row) => row.row_number !== null && !offered.has(row.id));
  return {
    account,
    lines: lines.rows.map((row) => lineOf(row, hintOf(hints, row))),
    books: books.rows.map(bookOf),
    lineCount: lines.count,
    bookCount: books.count,
    offers,
    dueOffers: await readDueOffers(
      context,
      bank,
      left.map((row) => sideOf(row, hints)),
    ),
  };
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
