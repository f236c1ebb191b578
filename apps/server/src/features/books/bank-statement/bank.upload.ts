import type { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { asPaisa } from '@bahi/domain/numbers/money';
import type { Context, OpenContext } from '../../../platform/core/context.ts';
import { bothDates } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import { rupeesOf } from '../../../platform/core/rupees.ts';
import { textOf } from '../../../platform/core/texts.ts';
import { insertRow, insertRows } from '../../../platform/database/write-rows.ts';
import { failInvalidToken } from '../../../platform/sessions/session.ts';
import { type BankAccount, readBankAccount } from './bank.account.ts';
import { readFile, type StatementFile, type UploadForm } from './bank.file.ts';
import { type Judged, judgeFile } from './bank.judge.ts';
import { getStatement } from './bank.statements.ts';

type Contract = typeof bankStatementContract;

/** A file is read before a transaction opens, which a large one would hold for seconds. */
async function withFile<T>(
  open: OpenContext,
  mode: 'read' | 'write',
  work: (context: Context, file: StatementFile) => Promise<T>,
): Promise<T> {
  const session = open.session ?? failInvalidToken();
  const { businessId, outletId, userId, rights } = session;
  const file = await readFile(open, businessId);
  return open.services.database.transaction(mode, { businessId, outletId, userId }, (db) =>
    work({ ...open, db, session, businessId, outletId, can: (right) => rights.has(right) }, file),
  );
}

/** Tells what a file would bring, with the profile that was sent, remembered or guessed; nothing is stored. */
export function previewStatement(open: OpenContext, { body }: Input<Contract['preview']>) {
  return withFile(open, 'read', async (context, file): Promise<Answer<Contract['preview']>> => {
    const account = await readBankAccount(context, body.moneyAccountId, { field: 'moneyAccountId' });
    const judged = await judgeFile(context, account, file, body);
    const { profile, lines, refusal } = judged;
    const [first, last] = [lines[0], lines.at(-1)];
    return {
      headings: file.headings,
      columns: [...profile.columns],
      dateForm: profile.dateForm,
      isBs: profile.isBs,
      isRemembered: judged.isRemembered,
      missing: judged.missing,
      sample: file.rows.slice(0, 5).map(({ cells }) => file.headings.map((_, at) => cells[at] ?? '')),
      problem: refusal === null ? null : textOf(context.language, refusal.key, refusal.parameters),
      lineCount: lines.length,
      knownCount: judged.knownCount,
      fromAD: first === undefined ? null : formatAdDate(first.day),
      toAD: last === undefined ? null : formatAdDate(last.day),
      openingAmount: judged.opening === null ? null : rupeesOf(judged.opening),
      closingAmount: last === undefined ? null : rupeesOf(last.balance),
    };
  });
}

/** Reads a file into an account: all of its new lines, or none with the reason. Its profile is remembered. */
export function uploadStatement(open: OpenContext, { body }: Input<Contract['upload']>) {
  return withFile(open, 'write', async (context, file): Promise<Answer<Contract['upload']>> => {
    const id = await readInto(context, file, body);
    return getStatement(context, id);
  });
}

/** Reads a table of a file into the account that the form names; answers the id of the statement. */
export async function readInto(context: Context, file: StatementFile, form: UploadForm): Promise<number> {
  const account = await readBankAccount(context, form.moneyAccountId, { field: 'moneyAccountId', lock: true });
  const judged = await judgeFile(context, account, file, form);
  const { refusal } = judged;
  if (refusal !== null) fail(refusal.key, { field: 'file', parameters: refusal.parameters ?? {} });
  const id = await storeLines(context, account, file.name, judged);
  await keepProfile(context, account, file, judged);
  context.say('bankStatement.read', { count: judged.lines.length });
  return id;
}

async function storeLines(context: Context, { code }: BankAccount, fileName: string, judged: Judged): Promise<number> {
  const { db, businessId, calendar, session } = context;
  const { lines, knownCount } = judged;
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return fail('bankStatement.noLines', { field: 'file' });
  const opening = judged.opening ?? asPaisa(0);
  const id = await insertRow(db, 'bank_statement', {
    business_id: businessId,
    account_code: code,
    file_name: fileName,
    from_on: formatAdDate(first.day),
    to_on: formatAdDate(last.day),
    opening_paisa: opening,
    closing_paisa: last.balance,
    line_count: lines.length,
    known_count: knownCount,
    created_by: session.userId,
    created_by_name: session.fullName,
  });
  const [at] = await db.query<{ place: number | null }>(
    'select max(place) as place from bank_line where business_id = $1 and account_code = $2',
    [businessId, code],
  );
  const shared = { business_id: businessId, statement_id: id, account_code: code };
  const isFirst = (at?.place ?? null) === null;
  const before = bothDates(addDays(first.day, -1), calendar);
  const brought = {
    ...shared,
    place: 0,
    row_number: null,
    dated_on: before.ad,
    dated_on_bs: before.bs,
    says: '',
    reference: null,
    amount_paisa: opening,
    balance_paisa: opening,
    known_as: 'opening',
  };
  const read = lines.map((line, position) => {
    const date = bothDates(line.day, calendar);
    return {
      ...shared,
      place: (at?.place ?? 0) + position + 1,
      row_number: line.row,
      dated_on: date.ad,
      dated_on_bs: date.bs,
      says: line.text,
      reference: line.reference,
      amount_paisa: line.amount,
      balance_paisa: line.balance,
      known_as: line.knownAs,
    };
  });
  await insertRows(db, 'bank_line', isFirst && opening !== 0 ? [brought, ...read] : read);
  return id;
}

async function keepProfile(
  { db, businessId }: Context,
  { code }: BankAccount,
  { headings }: StatementFile,
  { profile }: Judged,
): Promise<void> {
  const columns = profile.columns.map((one) => one ?? '');
  await db.query(
    `insert into bank_profile as kept (business_id, account_code, headings, columns, date_form, is_bs)
     values ($1, $2, $3, $4, $5, $6)
     on conflict on constraint bank_profile_account_key do update
       set headings = excluded.headings, columns = excluded.columns, date_form = excluded.date_form, is_bs = excluded.is_bs,
         version = kept.version + 1
       where (kept.headings, kept.columns, kept.date_form, kept.is_bs)
         is distinct from (excluded.headings, excluded.columns, excluded.date_form, excluded.is_bs)`,
    [businessId, code, headings, columns, profile.dateForm, profile.isBs],
  );
}
