import { headingRow, type KnownColumn, matchHeadings } from '../headings.ts';

/** What a column of a bank's or wallet's statement may be. The amount is one signed column, or one beside its side. */
export const statementColumns = ['date', 'text', 'reference', 'debit', 'credit', 'amount', 'side', 'balance'] as const;
export type StatementColumn = (typeof statementColumns)[number];

/** In which order a day is written, unless its year stands first. */
export const dateForms = ['YMD', 'DMY', 'MDY'] as const;
export type DateForm = (typeof dateForms)[number];

/** How the statements of one account are written. A column that is not taken over is null. */
export type StatementProfile = {
  readonly columns: readonly (StatementColumn | null)[];
  readonly dateForm: DateForm;
  readonly isBs: boolean;
};

/** As banks and wallets of Nepal head their columns. */
const known: readonly KnownColumn<StatementColumn>[] = [
  {
    key: 'date',
    names: [
      'Transaction date',
      'Txn date',
      'Tran date',
      'Date',
      'Date AD',
      'Date time',
      'Posting date',
      'Value date',
      'Date BS',
      'Miti',
      'मिति',
      'कारोबार मिति',
    ],
  },
  {
    key: 'text',
    names: [
      'Description',
      'Particulars',
      'Narration',
      'Transaction details',
      'Details',
      'Remarks',
      'Desc',
      'विवरण',
      'कैफियत',
    ],
  },
  {
    key: 'reference',
    names: [
      'Reference',
      'Reference no',
      'Reference code',
      'Ref no',
      'Ref',
      'Transaction id',
      'Txn id',
      'Tran id',
      'Cheque no',
      'Chq no',
      'Cheque number',
      'Instrument no',
      'सन्दर्भ',
      'चेक नम्बर',
    ],
  },
  {
    key: 'debit',
    names: [
      'Debit',
      'Debit amount',
      'Withdrawal',
      'Withdrawals',
      'Withdraw',
      'Withdrawal amount',
      'Dr amount',
      'Dr',
      'Paid out',
      'Debit npr',
      'डेबिट',
      'निकासी',
      'खर्च',
    ],
  },
  {
    key: 'credit',
    names: [
      'Credit',
      'Credit amount',
      'Deposit',
      'Deposits',
      'Deposit amount',
      'Cr amount',
      'Cr',
      'Paid in',
      'Credit npr',
      'क्रेडिट',
      'जम्मा',
    ],
  },
  { key: 'amount', names: ['Amount', 'Transaction amount', 'Amount npr', 'Amount rs', 'रकम'] },
  { key: 'side', names: ['Dr Cr', 'Cr Dr', 'Type', 'Transaction type', 'DrCr', 'प्रकार'] },
  {
    key: 'balance',
    names: [
      'Balance',
      'Running balance',
      'Closing balance',
      'Available balance',
      'Balance amount',
      'Balance npr',
      'Balance rs',
      'बाँकी',
      'मौज्दात',
      'शेष',
    ],
  },
];

/** The row among the first ones that heads the columns. */
export function statementHeading(rows: readonly (readonly string[])[]): number {
  return headingRow(rows, known);
}

/** Which column each heading is; null where it is none that is known. */
export function matchStatementHeadings(headings: readonly string[]): (StatementColumn | null)[] {
  return matchHeadings(headings, known);
}

/** What a profile lacks: a day, a balance, and what came in or went out. */
export function missingColumns(columns: readonly (StatementColumn | null)[]): StatementColumn[] {
  const missing: StatementColumn[] = (['date', 'text', 'balance'] as const).filter((key) => !columns.includes(key));
  const hasAmount = columns.includes('amount') || (columns.includes('debit') && columns.includes('credit'));
  return hasAmount ? missing : [...missing, columns.includes('debit') ? 'credit' : 'debit'];
}
