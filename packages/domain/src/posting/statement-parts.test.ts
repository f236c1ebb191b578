import { expect, test } from 'vitest';
import { chartOfAccounts } from './ledger.ts';
import { accountParts, partOfAccount, statementSums } from './statement-parts.ts';

test('every account stands in one part, and the two sides of the balance sheet are all of them', () => {
  expect(chartOfAccounts.map(({ code }) => partOfAccount(code)).every((part) => accountParts.includes(part))).toBe(
    true,
  );
  const sides = [...statementSums.ASSETS, ...statementSums.LIABILITIES_AND_EQUITY];
  expect(sides.toSorted()).toEqual([...accountParts].toSorted());
});

test('trade, other income and expenses are the profit', () => {
  const { NET_SALES, COST_OF_SALES, OTHER_INCOME, EXPENSES, GROSS_PROFIT, NET_PROFIT } = statementSums;
  expect([...NET_SALES, ...COST_OF_SALES]).toEqual(GROSS_PROFIT);
  expect([...GROSS_PROFIT, ...OTHER_INCOME, ...EXPENSES]).toEqual(NET_PROFIT);
  expect(partOfAccount('SALES_RETURNS')).toBe('NET_SALES');
  expect(partOfAccount('STOCK_ADJUSTMENT')).toBe('EXPENSES');
});
