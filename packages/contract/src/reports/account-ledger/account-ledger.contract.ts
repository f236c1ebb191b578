import { entryWords } from '../../books/document-registry/entry-words.ts';
import { contract } from '../../endpoint.ts';
import type { Text } from '../../messages.ts';
import { reportColumns } from '../report/report-columns.messages.ts';
import { sourceLines } from '../report/report-lines.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';
import { accountLedgerColumns } from './account-ledger-columns.messages.ts';

const t = accountLedgerColumns.texts;
const shared = reportColumns.texts;

type LineWord = keyof typeof entryWords | 'OTHER';

/**
 * What an entry is called; one of a kind that has no word yet is told as another one. By its keys alone: with every text
 * in it the type of what stands on it grows beyond what the compiler writes down.
 */
export const lineWords: Readonly<Record<LineWord, Text>> = { ...entryWords, OTHER: t.OTHER };
const toldWords: Readonly<Record<LineWord | 'OPENING' | 'CLOSING', Text>> = {
  OPENING: t.OPENING,
  ...lineWords,
  CLOSING: t.CLOSING,
};

/** What a line of the books leads to and says of its entry, wherever lines are told. */
export const entryColumns = {
  /** The kind of what was posted, as a line of `report-lines.ts` takes it. */
  sourceKind: { kind: 'key', mayBeNone: true },
  sourceId: { kind: 'id', mayBeNone: true },
  date: { kind: 'date', title: shared.date, titleAD: shared.dateAD, withAD: true, card: 'date' },
} as const;

/**
 * The ledger of an account: what it was at before the period, each line of it with what it came to after it, and what it
 * was at in the end. That of cash is the cash book, that of the bank the bank book.
 */
export const accountLedger = report({
  path: 'account-ledger',
  module: 'account-ledger',
  title: t.title,
  fileName: 'Account Ledger',
  counted: t.lines,
  time: 'period',
  filter: {
    account: { kind: 'account', label: t.account, usual: 'CASH' },
    categoryId: { kind: 'moneyCategory', label: t.category },
    ...secondClock,
  },
  columns: {
    rowId: { kind: 'id' },
    ...entryColumns,
    what: {
      kind: 'word',
      title: t.what,
      words: toldWords,
      card: 'who',
    },
    number: { kind: 'text', title: t.number, mayBeNone: true, card: 'more' },
    partyName: { kind: 'name', title: t.party, mayBeNone: true, card: 'more' },
    narration: { kind: 'name', title: t.narration, mayBeNone: true, card: 'more' },
    debit: { kind: 'money', title: t.debit, total: true, mayBeNone: true, card: 'more' },
    credit: { kind: 'money', title: t.credit, total: true, mayBeNone: true, card: 'more' },
    balance: { kind: 'money', title: t.balance, isRunning: true, mayBeNone: true, card: 'amount' },
    side: { kind: 'word', title: t.side, words: { DR: t.DR, CR: t.CR }, mayBeNone: true, card: 'status' },
    isSum: { kind: 'flag' },
  },
  key: 'rowId',
  usualSort: 'position',
  order: ['position'],
  isByIndex: true,
  why: (row) => sourceLines(row['sourceKind'], row['sourceId']),
});

export const accountLedgerContract = contract('accountLedger', reportCallsOfTwoClocks(accountLedger));
