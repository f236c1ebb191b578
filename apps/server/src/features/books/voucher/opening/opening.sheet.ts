import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import {
  accountOfTrial,
  matchTrialHeadings,
  missingTrialColumns,
  readTrialBalance,
  sumsOfTrial,
  trialHeading,
  type TrialLine,
} from '@bahi/domain/import/trial-balance';
import {
  asPaisa,
  formatRupees,
  negatePaisa,
  type Paisa,
  paisaFromRupees,
  subtractPaisa,
  zeroPaisa,
} from '@bahi/domain/numbers/money';
import type { Context, OpenContext } from '../../../../platform/core/context.ts';
import { fail, type RefusedField } from '../../../../platform/core/errors.ts';
import { rupeesOf } from '../../../../platform/core/rupees.ts';
import { textOf } from '../../../../platform/core/texts.ts';
import type { Row } from '../../../../platform/database/table-types.ts';
import { readTable } from '../../../../platform/files/read-table.ts';
import type { TableRow } from '../../../../platform/files/table-job.ts';
import { failInvalidToken } from '../../../../platform/sessions/session.ts';
import { readOutlet } from '../../ledger/document-outlet.ts';
import { isOfYear, problemOf } from '../voucher.accounts.ts';
import { readOpening } from './opening.queries.ts';

type Contract = typeof voucherContract;
type Sheet = Answer<Contract['previewOpening']>;
type Told = Sheet['lines'][number];

const field = 'file';
const largestBytes = 5_000_000;
const mostTitleRows = 40;
const limits = { rows: 2000, columns: 30, characters: 500, takesResults: true };

/** These stand here by bills and goods, entered one by one. */
const enteredElsewhere: readonly RefusedField['key'][] = [
  'voucher.ofCustomers',
  'voucher.ofVendors',
  'voucher.ofGoods',
];

/**
 * Reads a sheet of a trial balance against what the books begin with already: of each line what is left to say of its
 * account, or at its row why nothing can be. The file is read before a transaction opens; nothing is stored.
 */
export async function previewOpening(open: OpenContext, { body }: Input<Contract['previewOpening']>): Promise<Sheet> {
  const session = open.session ?? failInvalidToken();
  const { businessId, outletId, userId, rights } = session;
  const rows = await readRows(open, businessId);
  const first = rows.slice(0, mostTitleRows).map(({ cells }) => cells);
  const at = trialHeading(first);
  const width = Math.max(...rows.slice(at).map(({ cells }) => cells.length));
  const headings = Array.from({ length: width }, (_, column) => first[at]?.[column] ?? '');
  const chosen = body.columns ?? matchTrialHeadings(headings);
  const columns = headings.map((_, column) => chosen[column] ?? null);
  const missing = missingTrialColumns(columns);
  const lines = missing.length > 0 ? [] : readTrialBalance(rows.slice(at + 1), columns);
  if (missing.length === 0 && lines.length === 0) fail('voucher.sheetEmpty', { field });
  const sums = sumsOfTrial(lines);
  return open.services.database.transaction('read', { businessId, outletId, userId }, async (db) => {
    const context: Context = { ...open, db, session, businessId, outletId, can: (right) => rights.has(right) };
    const told = await judgeLines(context, lines, body);
    return { headings, columns, missing, lines: told, debit: rupeesOf(sums.debit), credit: rupeesOf(sums.credit) };
  });
}

async function readRows(open: OpenContext, businessId: number): Promise<readonly TableRow[]> {
  const file = open.files.find((one) => one.field === field) ?? fail('common.fileMissing', { field });
  if (file.content.length > largestBytes) fail('dataImport.fileLarge', { field, status: 413 });
  return readTable({ businessId, field, content: file.content, limits, signal: open.exchange.signal });
}

type Form = Input<Contract['previewOpening']>['body'];

async function judgeLines(context: Context, lines: readonly TrialLine[], form: Form): Promise<Told[]> {
  const { db, businessId } = context;
  const { id: outletId } = await readOutlet(context, form.outletId);
  const rows = await db.query<Row<'account'>>(
    'select * from account where business_id = $1 order by is_active desc, id',
    [businessId],
  );
  const accounts = rows.map((row) => ({ row, code: row.code, names: [row.name, row.name_np] }));
  const began = await readOpening(context, { query: { dateAD: form.dateAD, outletId } });
  const entered = new Map(
    began.rows.map(({ code, debit, credit }) => [
      code,
      subtractPaisa(paisaFromRupees(debit) ?? zeroPaisa, paisaFromRupees(credit) ?? zeroPaisa),
    ]),
  );
  return lines.map((line) => {
    if (line.problem !== null) return refused(context, line, `voucher.${line.problem}` as const);
    const own = accountOfTrial(line, accounts);
    const fits = own !== null && own !== 'several' && isOpened(own.row, outletId);
    const chosen = fits ? undefined : accounts.find(({ row }) => row.id === form.accounts.get(line.row));
    const account = chosen ?? own;
    if (account === null || account === 'several')
      return waiting(refused(context, line, account === null ? 'voucher.sheetUnknown' : 'voucher.sheetSeveral'));
    const has = entered.get(account.code) ?? zeroPaisa;
    // Of an account that stands twice, what is entered is taken off once.
    entered.set(account.code, zeroPaisa);
    const judged = judgeLine(context, line, { account: account.row, has, outletId });
    if (fits) return judged;
    // Of income and expenses nothing is to be said: what they came to stands in retained earnings.
    return judged.state === 'REFUSED' && !isOfYear(account.row) ? waiting(judged) : { ...judged, isChoosable: true };
  });
}

/** Whether a row of the account is taken over, or entered where what it stands for is: there is nothing to choose then. */
function isOpened(account: Row<'account'>, outletId: number): boolean {
  const problem = problemOf(account, { kind: 'OPENING_VOUCHER', outletId });
  return problem === null || enteredElsewhere.includes(problem);
}

type Found = { account: Row<'account'>; has: Paisa; outletId: number };

function judgeLine(context: Context, line: TrialLine, { account, has, outletId }: Found): Told {
  const left = subtractPaisa(subtractPaisa(line.debit, line.credit), has);
  if (left === 0) return { ...toldOf(line), state: 'AGREES', accountId: account.id };
  const problem = problemOf(account, { kind: 'OPENING_VOUCHER', outletId });
  if (problem === null)
    return {
      ...toldOf(line),
      state: 'TAKEN',
      accountId: account.id,
      takenDebit: rupeesOf(left > 0 ? left : 0),
      takenCredit: rupeesOf(left < 0 ? negatePaisa(left) : 0),
    };
  if (!enteredElsewhere.includes(problem)) return refused(context, line, problem);
  const amount = formatRupees(asPaisa(Math.abs(has)), context.language);
  const key = problem === 'voucher.ofGoods' ? 'voucher.sheetStock' : 'voucher.sheetDues';
  return { ...refused(context, line, key, { amount }), state: 'ELSEWHERE' };
}

function toldOf({ row, code, name, debit, credit }: TrialLine): Omit<Told, 'state'> {
  const none = {
    accountId: null,
    isChoosable: false,
    needsChoice: false,
    takenDebit: 0,
    takenCredit: 0,
    problem: null,
  };
  return { row, code, name, debit: rupeesOf(debit), credit: rupeesOf(credit), ...none };
}

/** A row that waits for an account, or to be left out. */
function waiting(told: Told): Told {
  return { ...told, isChoosable: true, needsChoice: true };
}

function refused(
  { language }: Pick<Context, 'language'>,
  line: TrialLine,
  key: RefusedField['key'],
  parameters: RefusedField['parameters'] = {},
): Told {
  return { ...toldOf(line), state: 'REFUSED', problem: textOf(language, key, parameters) };
}
