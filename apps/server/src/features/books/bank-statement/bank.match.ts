import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { learntPattern } from '@bahi/domain/import/bank/match-offers';
import { asPaisa, formatRupees, subtractPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { fail, failNotFound } from '../../../platform/core/errors.ts';
import { insertRow, insertRows } from '../../../platform/database/write-rows.ts';
import { type BankAccount, everAfter, readBankAccount } from './bank.account.ts';
import { type LineRow, partyOf, pickOpenBooks, readParts } from './bank.lines.ts';

type Contract = typeof bankStatementContract;

/** Matches lines of a statement with lines of the books: all are open, and both sides come to the same. */
export async function matchLines(
  context: Context,
  { params, body }: Input<Contract['match']>,
): Promise<Answer<Contract['match']>> {
  const account = await readBankAccount(context, params.id, { lock: true });
  const lines = await pickOpenLines(context, account, body.lines);
  const [first] = lines;
  const isOpening = lines.length === 1 && body.books.length === 0 && first?.row_number === null;
  const through = isOpening ? first.dated_on : everAfter;
  // A reversal that is under way ends first (see release_bank_match): what it takes back is not open any more.
  await context.db.query(`select pg_advisory_xact_lock(hashtextextended('bank match', $1))`, [context.businessId]);
  const books = await pickOpenBooks(context, { code: account.code, day: through }, isOpening ? null : body.books);
  if (!isOpening && books.length < new Set(body.books).size) fail('bankStatement.notOpen', { status: 409 });
  const id = await writeMatch(context, account, { lines, books });
  context.say('bankStatement.matched');
  return { id };
}

type Books = readonly { id: number; dated_on: string; amount_paisa: number }[];

/** Writes a match of what was found open; refused where its sides differ. Answers its id. */
export async function writeMatch(
  context: Context,
  { code }: BankAccount,
  { lines, books }: { lines: readonly LineRow[]; books: Books },
): Promise<number> {
  const { db, businessId, session } = context;
  const ofBank = sumPaisa(lines.map((line) => asPaisa(line.amount_paisa)));
  const difference = subtractPaisa(ofBank, sumPaisa(books.map((line) => asPaisa(line.amount_paisa))));
  if (difference !== 0)
    fail('bankStatement.notEqual', {
      status: 409,
      parameters: { amount: formatRupees(asPaisa(Math.abs(difference)), context.language) },
    });
  const days = [...lines, ...books].map((one) => one.dated_on).toSorted();
  const id = await insertRow(db, 'bank_match', {
    business_id: businessId,
    account_code: code,
    from_on: days[0] ?? fail('bankStatement.chooseTwo', { field: 'lines' }),
    to_on: days.at(-1) ?? everAfter,
    amount_paisa: ofBank,
    created_by: session.userId,
    created_by_name: session.fullName,
  });
  const part = { business_id: businessId, match_id: id };
  await insertRows(db, 'bank_match_part', [
    ...lines.map((line) => ({ ...part, line_id: line.id, journal_line_id: null })),
    ...books.map((line) => ({ ...part, line_id: null, journal_line_id: line.id })),
  ]);
  await learn(context, id, lines);
  return id;
}

/** Lines of statements of an account that are open, locked until the transaction ends. */
export async function pickOpenLines(
  { db, businessId }: Context,
  { code }: BankAccount,
  ids: readonly number[],
): Promise<LineRow[]> {
  const rows = await db.query<LineRow>(
    `select line.*, null::bigint as match_id from bank_line line
     where line.business_id = $1 and line.account_code = $2 and line.id = any($3)
       and not exists (select from bank_match_part part where part.business_id = $1 and part.line_id = line.id)
     order by line.place for no key update of line`,
    [businessId, code, ids],
  );
  return rows.length < new Set(ids).size ? fail('bankStatement.notOpen', { status: 409 }) : rows;
}

/** Remembers whose money the words of a bank are, where all that they were matched with is of one party. */
async function learn(context: Context, match: number, lines: readonly LineRow[]): Promise<void> {
  const { db, businessId } = context;
  const patterns = new Map(lines.map((line) => [`${learntPattern(line.says)}|${line.amount_paisa > 0}`, line]));
  const { books } = await readParts(context, [match]);
  const [first] = books;
  if (first === undefined || partyOf(first) === null || books.some((one) => partyOf(one) !== partyOf(first))) return;
  for (const line of patterns.values()) {
    const pattern = learntPattern(line.says);
    if (pattern === '') continue;
    await db.query(
      `insert into bank_hint as known (business_id, pattern, is_incoming, customer_id, vendor_id) values ($1, $2, $3, $4, $5)
       on conflict on constraint bank_hint_pattern_key do update set customer_id = excluded.customer_id, vendor_id = excluded.vendor_id,
         times = case when (known.customer_id, known.vendor_id) is not distinct from (excluded.customer_id, excluded.vendor_id)
           then known.times + 1 else 1 end, version = known.version + 1`,
      [businessId, pattern, line.amount_paisa > 0, first.customer_id, first.vendor_id],
    );
  }
}

/** Takes a match apart again: its lines are open on both sides. */
export async function unmatchLines(context: Context, id: number): Promise<Record<string, never>> {
  const { db, businessId } = context;
  const [match] = await db.query<{ account_id: number }>(
    `select account.id as account_id from bank_match own
     join account on account.business_id = own.business_id and account.code = own.account_code
     where own.business_id = $1 and own.id = $2`,
    [businessId, id],
  );
  if (match === undefined) return failNotFound();
  await readBankAccount(context, match.account_id, { lock: true });
  await db.query('delete from bank_match where business_id = $1 and id = $2', [businessId, id]);
  context.say('bankStatement.unmatched');
  return {};
}
