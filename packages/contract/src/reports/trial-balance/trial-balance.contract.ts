import { contract } from '../../endpoint.ts';
import type { Text } from '../../messages.ts';
import type { StatementSum } from '@bahi/domain/posting/accounts/statement-parts';
import { reportLines, sharedFilter } from '../report/report-lines.ts';
import { report, reportCallsOfTwoClocks } from '../report/report.ts';
import { secondClock } from '../report/second-clock.ts';
import { trialBalanceColumns } from './trial-balance-columns.messages.ts';

const t = trialBalanceColumns.texts;

/** The sums of the statements, each of some accounts. */
export const sumWords = {
  NET_SALES: t.NET_SALES,
  COST_OF_SALES: t.COST_OF_SALES,
  GROSS_PROFIT: t.GROSS_PROFIT,
  OTHER_INCOME: t.OTHER_INCOME,
  EXPENSES: t.EXPENSES,
  NET_PROFIT: t.NET_PROFIT,
  ASSETS: t.ASSETS,
  LIABILITIES: t.LIABILITIES,
  EQUITY: t.EQUITY,
  LIABILITIES_AND_EQUITY: t.LIABILITIES_AND_EQUITY,
} as const satisfies Record<StatementSum, Text>;

/** What stands in the place of an account where profit of former years does, which no entry moved. */
export const formerProfit = 'FORMER_PROFIT';

/**
 * The trial balance: what each account was at before a period, what moved on it and what it came to. Each category of
 * income and expense is an account. Accounts of income and expense begin anew with each fiscal year, without an entry
 * that closes them: what was earned before stands in one line of its own.
 */
export const trialBalance = report({
  path: 'trial-balance',
  module: 'trial-balance',
  title: t.title,
  fileName: 'Trial Balance',
  counted: t.accounts,
  time: 'period',
  isWhole: true,
  filter: {
    part: { kind: 'choice', label: t.part, words: { ...sumWords, CASH: t.CASH } },
    withEmpty: { kind: 'flag', label: t.withEmpty },
    ...secondClock,
  },
  columns: {
    rowId: { kind: 'id' },
    account: { kind: 'key' },
    categoryId: { kind: 'id', mayBeNone: true },
    /** Of the profit of former years: the days on which it was earned, AD. */
    earnedFrom: { kind: 'key', mayBeNone: true },
    earnedTo: { kind: 'key', mayBeNone: true },
    name: { kind: 'name', title: t.account, sort: true, card: 'who' },
    accountKind: {
      kind: 'word',
      title: t.kind,
      words: { asset: t.asset, liability: t.liability, equity: t.equity, income: t.income, expense: t.expense },
      sort: true,
      card: 'status',
    },
    openingDebit: { kind: 'money', title: t.openingDebit, sort: true, total: true, mayBeNone: true, card: 'more' },
    openingCredit: { kind: 'money', title: t.openingCredit, sort: true, total: true, mayBeNone: true, card: 'more' },
    debit: { kind: 'money', title: t.debit, sort: true, total: true, mayBeNone: true, card: 'more' },
    credit: { kind: 'money', title: t.credit, sort: true, total: true, mayBeNone: true, card: 'more' },
    closingDebit: { kind: 'money', title: t.closingDebit, sort: true, total: true, mayBeNone: true, card: 'more' },
    closingCredit: { kind: 'money', title: t.closingCredit, sort: true, total: true, mayBeNone: true, card: 'more' },
  },
  key: 'rowId',
  usualSort: 'position',
  order: ['position'],
  why: (row, asked) =>
    row['account'] === formerProfit
      ? reportLines('trial-balance', {
          ...sharedFilter(asked, 'outletId', 'knownOn'),
          fromDate: String(row['earnedFrom']),
          toDate: String(row['earnedTo']),
          part: 'NET_PROFIT',
        })
      : reportLines('account-ledger', {
          ...sharedFilter(asked, 'fromDate', 'toDate', 'outletId', 'knownOn'),
          account: String(row['account']),
          categoryId: row['categoryId'] === null ? '' : String(row['categoryId']),
        }),
});

export const trialBalanceContract = contract('trialBalance', reportCallsOfTwoClocks(trialBalance));
