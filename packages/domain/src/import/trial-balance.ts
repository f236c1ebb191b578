import { toLatin } from '../numbers/digits.ts';
import { addPaisa, asPaisa, negatePaisa, type Paisa, subtractPaisa, zeroPaisa } from '../numbers/money.ts';
import { isSum } from './bank/statement-cells.ts';
import { readMoney } from './bank/statement-money.ts';
import { headingRow, type KnownColumn, matchHeadings, plainHeading } from './headings.ts';

/** What a column of a trial balance may be. A balance in one column is a debit above zero, or as its `Dr` or `Cr` says. */
export const trialColumns = ['code', 'name', 'debit', 'credit', 'balance'] as const;
export type TrialColumn = (typeof trialColumns)[number];
type Columns = readonly (TrialColumn | null)[];

/** As programs head their trial balances. */
const known: readonly KnownColumn<TrialColumn>[] = [
  {
    key: 'code',
    names: ['Account code', 'Code', 'Ledger code', 'A c code', 'Account no', 'GL code', 'खाता कोड', 'कोड', 'खाता नं'],
  },
  {
    key: 'name',
    names: [
      'Account name',
      'Account',
      'Ledger name',
      'Ledger',
      'Account head',
      'Particulars',
      'Name',
      'Description',
      'खाताको नाम',
      'खाता',
      'शीर्षक',
      'विवरण',
    ],
  },
  {
    key: 'debit',
    names: [
      'Closing debit',
      'Debit balance',
      'Debit',
      'Debit rs',
      'Debit amount',
      'Dr',
      'Dr amount',
      'Dr balance',
      'डेबिट',
    ],
  },
  {
    key: 'credit',
    names: [
      'Closing credit',
      'Credit balance',
      'Credit',
      'Credit rs',
      'Credit amount',
      'Cr',
      'Cr amount',
      'Cr balance',
      'क्रेडिट',
    ],
  },
  { key: 'balance', names: ['Closing balance', 'Balance', 'Amount', 'बाँकी', 'मौज्दात', 'रकम'] },
];

/** The row among the first ones that heads the columns. */
export function trialHeading(rows: readonly (readonly string[])[]): number {
  return headingRow(rows, known);
}

/**
 * Which column each heading is. Where one stands more than once the last is meant: opening balances and movements stand
 * before it. A closing balance behind debit and credit is what they led to, else a balance beside both is left out.
 */
export function matchTrialHeadings(headings: readonly string[]): (TrialColumn | null)[] {
  const plain = headings.map(plainHeading);
  const first = matchHeadings(headings, known);
  const found = first.map((): TrialColumn | null => null);
  for (const [at, key] of first.entries()) if (key !== null) found[plain.lastIndexOf(plain[at] ?? '')] = key;
  const [debit, credit, balance] = [found.indexOf('debit'), found.indexOf('credit'), found.indexOf('balance')];
  if (debit === -1 || credit === -1 || balance === -1) return found;
  const isClosing = plain[balance]?.startsWith('closing') === true && balance > Math.max(debit, credit);
  const left: readonly (TrialColumn | null)[] = isClosing ? ['debit', 'credit'] : ['balance'];
  return found.map((key) => (left.includes(key) ? null : key));
}

/** What a choice of columns lacks. */
export function missingTrialColumns(columns: Columns): TrialColumn[] {
  const missing: TrialColumn[] = columns.includes('code') || columns.includes('name') ? [] : ['name'];
  if (columns.includes('balance')) return missing;
  return [...missing, ...(['debit', 'credit'] as const).filter((key) => !columns.includes(key))];
}

export type TrialRow = { readonly number: number; readonly cells: readonly string[] };
/** A line with its amount, of which one side is zero, or with what is wrong with it. */
export type TrialLine = {
  readonly row: number;
  readonly code: string;
  readonly name: string;
  readonly debit: Paisa;
  readonly credit: Paisa;
  readonly problem: 'bothSides' | 'amountUnreadable' | null;
};

/** The lines of a trial balance: rows that name an account and have an amount; headings of groups and sums have not. */
export function readTrialBalance(rows: readonly TrialRow[], columns: Columns): TrialLine[] {
  return rows.flatMap(({ number: row, cells }): TrialLine[] => {
    const cell = (key: TrialColumn): string => {
      const at = columns.indexOf(key);
      return at === -1 ? '' : (cells[at] ?? '').replaceAll(/\s+/gu, ' ').trim();
    };
    const [code, name] = [cell('code'), cell('name')];
    if ((code === '' && name === '') || isSumOfAccounts(code, name)) return [];
    const amount = columns.includes('balance') ? balanceOf(cell('balance')) : sidesOf(cell('debit'), cell('credit'));
    const none = { row, code, name, debit: zeroPaisa, credit: zeroPaisa };
    if (amount === 'bothSides' || amount === 'amountUnreadable') return [{ ...none, problem: amount }];
    if (amount === 0) return [];
    return [{ ...none, ...(amount > 0 ? { debit: amount } : { credit: negatePaisa(amount) }), problem: null }];
  });
}

/** What sums are called, whole: `Total Energies` is an account, and so is what a chart calls its opening balance. */
function isSumOfAccounts(code: string, name: string): boolean {
  const called = name || code;
  return /^जम्मा[ :.]*$/u.test(called) || (isSum(called) && !/^opening balance$/iu.test(called));
}

/** Debits above zero, credits below. What is written below zero in a column is of the other side. */
function sidesOf(written: string, beside: string): Paisa | 'bothSides' | 'amountUnreadable' {
  const [debit, credit] = [readMoney(plainSide(written)) ?? zeroPaisa, readMoney(plainSide(beside)) ?? zeroPaisa];
  if (debit === 'unreadable' || credit === 'unreadable') return 'amountUnreadable';
  return debit !== 0 && credit !== 0 ? 'bothSides' : subtractPaisa(debit, credit);
}

function balanceOf(written: string): Paisa | 'amountUnreadable' {
  const side = /(dr|cr)\.?\s*$/iu.exec(written)?.[1]?.toLowerCase();
  const amount = readMoney(plainSide(written)) ?? zeroPaisa;
  if (amount === 'unreadable') return 'amountUnreadable';
  if (side === undefined) return amount;
  const size = asPaisa(Math.abs(amount));
  return side === 'dr' ? size : negatePaisa(size);
}

/** Without the side that stands beside an amount, which means another thing to a bank. */
function plainSide(written: string): string {
  return written.replace(/\s*(?:dr|cr)\.?\s*$/iu, '');
}

/** What the lines come to. */
export function sumsOfTrial(lines: readonly TrialLine[]): { debit: Paisa; credit: Paisa } {
  return lines.reduce(
    (sums, line) => ({ debit: addPaisa(sums.debit, line.debit), credit: addPaisa(sums.credit, line.credit) }),
    { debit: zeroPaisa, credit: zeroPaisa },
  );
}

type Account = { readonly code: string; readonly names: readonly string[] };

/** What other programs call accounts of the chart. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  CASH: ['Cash in hand', 'Cash account', 'नगद मौज्दात'],
  RECEIVABLE: ['Sundry debtors', 'Debtors', 'Trade receivables', 'Accounts receivable', 'आसामी'],
  PAYABLE: ['Sundry creditors', 'Creditors', 'Trade payables', 'Accounts payable', 'साहु'],
  INVENTORY: ['Stock', 'Closing stock', 'Opening stock', 'Stock in hand', 'Inventory', 'जिन्सी मौज्दात'],
  FIXED_ASSETS: ['Fixed assets', 'Property, plant and equipment'],
  CAPITAL: ['Capital account', 'Share capital', 'Owners capital', 'पुँजी खाता'],
};

/** The account that a line names: by its code, else by either name, else as other
 * programs call it; `several` where the name is of more than one. */
export function accountOfTrial<A extends Account>(
  { code, name }: Pick<TrialLine, 'code' | 'name'>,
  accounts: readonly A[],
): A | 'several' | null {
  const plain = (text: string): string => plainHeading(toLatin(text));
  const written = [code, name].filter((text) => text !== '').map(plain);
  const byCode = accounts.find((account) => written.includes(plain(account.code)));
  if (byCode !== undefined) return byCode;
  const byName = accounts.filter(({ names }) => names.some((one) => written.includes(plain(one))));
  if (byName.length > 0) return byName.length > 1 ? 'several' : (byName[0] ?? null);
  const isCalled = (account: A): boolean =>
    (alsoCalled[account.code] ?? []).some((one) => written.includes(plain(one)));
  return accounts.find(isCalled) ?? null;
}
