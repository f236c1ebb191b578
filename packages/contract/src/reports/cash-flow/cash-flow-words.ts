import type { CashFlow, CashFlowSum } from '@bahi/domain/posting/accounts/cash-flow';
import type { Text } from '../../messages.ts';
import { cashFlowColumns } from './cash-flow-columns.messages.ts';

const t = cashFlowColumns.texts;

/** What there was before a period, and what there is in its end. */
export const cashBalances = ['OPENING', 'CLOSING'] as const;

/** The lines of the statement and its sums, as they stand in it. */
export const cashFlowWords = {
  CUSTOMERS: t.CUSTOMERS,
  OTHER_INCOME: t.OTHER_INCOME,
  VENDORS: t.VENDORS,
  EXPENSES: t.EXPENSES,
  TAXES: t.TAXES,
  OTHER: t.OTHER,
  OPERATING: t.OPERATING,
  ASSETS: t.ASSETS,
  INVESTING: t.INVESTING,
  LOANS: t.LOANS,
  CAPITAL: t.CAPITAL,
  FINANCING: t.FINANCING,
  BEGUN: t.BEGUN,
  MOVED: t.MOVED,
} as const satisfies Record<CashFlow | CashFlowSum, Text>;
