import { contract } from '../../endpoint.ts';
import { cashFlowColumns } from '../cash-flow/cash-flow-columns.messages.ts';
import { cashFlowWords } from '../cash-flow/cash-flow-words.ts';
import { accountLedgerColumns } from '../account-ledger/account-ledger-columns.messages.ts';
import { entryColumns, lineWords } from '../account-ledger/account-ledger.contract.ts';
import { sourceLines } from '../report/report-lines.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';

const t = accountLedgerColumns.texts;

/** The day book: every line of every entry of a period in the order of posting, those of a document together. */
export const dayBook = report({
  path: 'day-book',
  module: 'day-book',
  title: t.dayBook,
  fileName: 'Day Book',
  counted: t.lines,
  time: 'period',
  filter: {
    /** What stands against cash alone, each line with what of it is of that line of the cash flow. */
    flow: { kind: 'choice', label: cashFlowColumns.texts.flow, words: cashFlowWords },
    ...secondClock,
  },
  columns: {
    rowId: { kind: 'id' },
    ...entryColumns,
    what: { kind: 'word', title: t.what, words: lineWords, card: 'more' },
    number: { kind: 'text', title: t.number, mayBeNone: true, card: 'more' },
    accountName: { kind: 'name', title: t.account, card: 'who' },
    partyName: { kind: 'name', title: t.party, mayBeNone: true, card: 'more' },
    narration: { kind: 'name', title: t.narration, mayBeNone: true, card: 'more' },
    debit: { kind: 'money', title: t.debit, total: true, mayBeNone: true, card: 'more' },
    credit: { kind: 'money', title: t.credit, total: true, mayBeNone: true, card: 'more' },
  },
  key: 'rowId',
  usualSort: 'position',
  order: ['date', 'created_at', 'entry_id', 'line_number'],
  isByIndex: true,
  why: (row) => sourceLines(row['sourceKind'], row['sourceId']),
});

export const dayBookContract = contract('dayBook', reportCallsOfTwoClocks(dayBook));
