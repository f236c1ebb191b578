import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { addDays, type CalendarDay, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { everAfter, readBankAccount } from '../../../features/books/bank-statement/bank.account.ts';
import { type BookRow, readOpenBooks, readOpenLines } from '../../../features/books/bank-statement/bank.lines.ts';
import { matchLines } from '../../../features/books/bank-statement/bank.match.ts';
import { readInto } from '../../../features/books/bank-statement/bank.upload.ts';
import type { Context } from '../../../platform/core/context.ts';
import type { Services } from '../../../platform/core/services.ts';
import { act, type Actor } from '../demo-context.ts';

type Desk = { actor: Actor; today: CalendarDay; bankId: number; walletId: number };
type Told = { day: string; says: string; reference: string; paisa: number };

const headings = ['Txn Date', 'Description', 'Reference', 'Withdraw', 'Deposit', 'Balance'];
/** How many of the latest lines of the books are in the statement; what was before is its opening balance. */
const shownLines = 20;
/** The bank does not have these yet. */
const lateLines = 2;

/** The wallet is reconciled to its last line; of the bank some lines are left on both sides. */
export async function reconcileBanks(services: Services, { actor, today, bankId, walletId }: Desk): Promise<void> {
  await act(services, actor, today, async (context) => {
    await readAccount(context, walletId, { late: 0, own: [] });
    const yesterday = formatAdDate(addDays(today, -1));
    const own = [
      { day: yesterday, says: 'Interest credit', reference: 'INT', paisa: 41_275 },
      { day: yesterday, says: 'SMS alert charge', reference: 'CHG', paisa: -5000 },
    ];
    await readAccount(context, bankId, { late: lateLines, own });
  });
}

async function readAccount(context: Context, id: number, { late, own }: { late: number; own: Told[] }): Promise<void> {
  const { code } = await readBankAccount(context, id);
  const { rows } = await readOpenBooks(context, { code, day: formatAdDate(context.today), most: 10_000 });
  const had = rows.slice(0, rows.length - late);
  const from = had.at(-shownLines)?.posting_date ?? had[0]?.posting_date;
  if (from === undefined) return;
  const shown = had.filter((row) => row.posting_date >= from);
  const opening = had.filter((row) => row.posting_date < from).reduce((sum, row) => sum + row.amount_paisa, 0);
  const told = [...shown.map(toldBy), ...own].toSorted((one, other) => one.day.localeCompare(other.day));
  const file = { name: `${code}.xlsx`, headings, rows: rowsOf(opening, told) };
  await readInto(context, file, bankStatementContract.upload.body.parse({ moneyAccountId: id }));
  await matchShown(context, { id, code }, shown);
}

function toldBy(row: BookRow): Told {
  const way = row.amount_paisa > 0 ? 'FT from' : 'FT to';
  return {
    day: row.posting_date,
    says: `${way} ${row.party_name ?? 'own account'}`,
    reference: `R${row.id}`,
    paisa: row.amount_paisa,
  };
}

function rowsOf(opening: number, told: readonly Told[]): { number: number; cells: string[] }[] {
  let balance = opening;
  return told.map(({ day, says, reference, paisa }, at) => {
    balance += paisa;
    const amount = inRupees(Math.abs(paisa));
    const cells = [day, says, reference, paisa < 0 ? amount : '', paisa > 0 ? amount : '', inRupees(balance)];
    return { number: at + 2, cells };
  });
}

function inRupees(paisa: number): string {
  const digits = String(Math.abs(paisa)).padStart(3, '0');
  return `${paisa < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Each line with what it tells; what was there before with all that the books had by then. */
async function matchShown(
  context: Context,
  { id, code }: { id: number; code: string },
  shown: readonly BookRow[],
): Promise<void> {
  const lines = await readOpenLines(context, { code, day: everAfter, most: 10_000 });
  for (const line of lines.rows) {
    const book = shown.find((row) => line.reference === `R${row.id}`);
    const isOpening = line.row_number === null;
    if (book === undefined && !isOpening) continue;
    const body = { lines: [line.id], books: book === undefined ? [] : [book.id] };
    await matchLines(context, { params: { id }, body });
  }
}
