import { keysOfLines, partKnown } from '@bahi/domain/import/bank/known-lines';
import {
  type DateForm,
  dateForms,
  matchStatementHeadings,
  missingColumns,
  type StatementColumn,
  statementColumns,
  type StatementProfile,
} from '@bahi/domain/import/bank/statement-columns';
import { guessDateForm } from '@bahi/domain/import/bank/statement-day';
import { breakOf } from '@bahi/domain/import/bank/statement-order';
import {
  daysOfLines,
  readStatement,
  type StatementLine,
  type StatementProblem,
  type StatementReading,
} from '@bahi/domain/import/bank/statement-read';
import { formatRupees, type Paisa, asPaisa } from '@bahi/domain/numbers/money';
import type { Context } from '../../../platform/core/context.ts';
import { dayInBothCalendars, storedDay } from '../../../platform/core/days.ts';
import type { TextKey, TextParameters } from '../../../platform/core/texts.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import type { BankAccount } from './bank.account.ts';
import type { StatementFile, UploadForm } from './bank.file.ts';

export type Refusal = { key: TextKey; parameters?: TextParameters };
export type NewLine = StatementLine & { knownAs: string };
/** A file as it would be read: its profile, the lines that are new, and what keeps it from being read. */
export type Judged = {
  profile: StatementProfile;
  isRemembered: boolean;
  missing: StatementColumn[];
  lines: NewLine[];
  knownCount: number;
  opening: Paisa | null;
  refusal: Refusal | null;
};

type Judging = Pick<Context, 'db' | 'businessId' | 'calendar' | 'today' | 'language'>;

/** Judges a file for an account, by what was sent of its profile, else by what is remembered, else by its headings. */
export async function judgeFile(
  context: Judging,
  account: BankAccount,
  file: StatementFile,
  form: UploadForm,
): Promise<Judged> {
  const { profile, isRemembered } = await profileOf(context, account, file, form);
  const missing = missingColumns(profile.columns);
  const nothing = { profile, isRemembered, missing, lines: [], knownCount: 0, opening: null };
  if (missing.length > 0) return { ...nothing, refusal: { key: 'bankStatement.columnsMissing' } };
  const named = profile.columns.filter((one) => one !== null);
  if (new Set(named).size < named.length) return { ...nothing, refusal: { key: 'bankStatement.columnTwice' } };
  const read = readStatement(file.rows, profile, context.calendar);
  if (!read.ok) return { ...nothing, refusal: refusalOf(context, read.problem) };
  const future = read.readings[0]?.lines.find(({ day }) => day > context.today);
  if (future !== undefined)
    return { ...nothing, refusal: { key: 'bankStatement.dayInFuture', parameters: { row: future.row } } };
  return { ...nothing, ...(await judgeReadings(context, account, read.readings)) };
}

async function profileOf(
  { db, businessId, calendar, today }: Judging,
  { code }: BankAccount,
  { headings, rows }: StatementFile,
  { columns: sent, dateForm, calendar: said }: UploadForm,
): Promise<{ profile: StatementProfile; isRemembered: boolean }> {
  const [kept] = await db.query<Row<'bank_profile'>>(
    'select * from bank_profile where business_id = $1 and account_code = $2 and headings = $3',
    [businessId, code, headings],
  );
  const named = kept?.columns.map((name) => statementColumns.find((one) => one === name) ?? null);
  const chosen = sent ?? named ?? matchStatementHeadings(headings);
  const columns = headings.map((_, at) => chosen[at] ?? null);
  const guessed = guessDateForm(daysOfLines(rows, { columns }), { today, calendar });
  const usual: DateForm = dateForms.find((one) => one === kept?.date_form) ?? guessed?.dateForm ?? 'YMD';
  return {
    profile: {
      columns,
      dateForm: dateForm ?? usual,
      isBs: said === undefined ? (kept?.is_bs ?? guessed?.isBs ?? false) : said === 'BS',
    },
    isRemembered: kept !== undefined && sent === undefined,
  };
}

function refusalOf({ language }: Judging, problem: StatementProblem): Refusal {
  const key = `bankStatement.${problem.what}` as const;
  if (problem.what === 'noLines') return { key };
  if (problem.what !== 'balanceBreaks') return { key, parameters: { row: problem.row } };
  const [expected, found] = [formatRupees(problem.expected, language), formatRupees(problem.found, language)];
  return { key, parameters: { row: problem.row, expected, found } };
}

type Last = { row: number; dated_on: string; amount: Paisa; balance: Paisa };
type Found = Pick<Judged, 'lines' | 'knownCount' | 'opening' | 'refusal'>;

/** Of several readings that the balances prove, what is stored chooses: the one that is known, else the one that goes on from it. */
async function judgeReadings(
  context: Judging,
  account: BankAccount,
  readings: readonly StatementReading[],
): Promise<Found> {
  const last = await readLast(context, account);
  const judged: Found[] = [];
  for (const reading of readings) judged.push(await judgeLines(context, account, reading, last));
  const isAllKnown = ({ lines }: Found): boolean => lines.length === 0;
  const likeliest = judged.find(isAllKnown) ?? judged.find(({ refusal }) => refusal === null) ?? judged[0];
  return likeliest ?? { lines: [], knownCount: 0, opening: null, refusal: { key: 'bankStatement.noLines' } };
}

/** Leaves out the first lines where they were read before; what is left must go on from the last line of the account. */
async function judgeLines(
  context: Judging,
  account: BankAccount,
  { lines: read, opening }: StatementReading,
  last: Last | null,
): Promise<Found> {
  const { db, businessId } = context;
  const keys = keysOfLines(read);
  const known = await db.query<{ known_as: string }>(
    'select known_as from bank_line where business_id = $1 and account_code = $2 and known_as = any($3)',
    [businessId, account.code, keys],
  );
  const seen = new Set(known.map((row) => row.known_as));
  const keyed = read.map((line, at) => ({ ...line, knownAs: keys[at] ?? '' }));
  const parted = partKnown(keyed, (key) => seen.has(key));
  const found = { lines: [...parted.added], knownCount: parted.known.length };
  const [first] = parted.added;
  if (first === undefined) {
    const parameters = { count: read.length };
    return { ...found, opening: null, refusal: { key: 'bankStatement.allKnown', parameters } };
  }
  const before = found.knownCount === 0 ? opening : asPaisa(first.balance - first.amount);
  const refusal = last === null ? null : refusalAfter(context, last, first, parted);
  return { ...found, opening: before, refusal };
}

async function readLast({ db, businessId }: Judging, { code }: BankAccount): Promise<Last | null> {
  const [last] = await db.query<Pick<Row<'bank_line'>, 'dated_on' | 'amount_paisa' | 'balance_paisa'>>(
    `select dated_on, amount_paisa, balance_paisa from bank_line
     where business_id = $1 and account_code = $2 order by place desc limit 1`,
    [businessId, code],
  );
  if (last === undefined) return null;
  const { dated_on, amount_paisa, balance_paisa } = last;
  return { row: 0, dated_on, amount: asPaisa(amount_paisa), balance: asPaisa(balance_paisa) };
}

/** Why new lines do not go on from the last one of the account; what is stored is proven once more as one chain. */
function refusalAfter(
  context: Judging,
  last: Last,
  first: NewLine,
  { added, stray }: Pick<ReturnType<typeof partKnown<NewLine>>, 'added' | 'stray'>,
): Refusal | null {
  const through = storedDay(last.dated_on);
  const day = dayInBothCalendars(context, through);
  const early = first.day < through ? first : stray;
  if (early !== null) return { key: 'bankStatement.beforeRead', parameters: { row: early.row, day } };
  const broken = breakOf([last, ...added]);
  if (broken === null) return null;
  if (broken.row !== first.row) return refusalOf(context, broken);
  const opening = asPaisa(first.balance - first.amount);
  const [closing, begins] = [last.balance, opening].map((one) => formatRupees(one, context.language));
  return { key: 'bankStatement.gap', parameters: { day, closing: closing ?? '', opening: begins ?? '' } };
}
