import { expect, test } from 'vitest';
import { accountGroups, chartStep, placesOfOwnGroups } from './account-groups.ts';
import { chartOfAccounts } from '../ledger.ts';
import { accountParts, partsOfOwnGroups, statementSums } from './statement-parts.ts';

test('every account stands in a group of its nature, and the two sides of the balance sheet are all parts', () => {
  const natures = new Map<string, string>(accountGroups.map(({ code, kind }) => [code, kind]));
  expect(chartOfAccounts.filter(({ group, kind }) => natures.get(group) !== kind)).toEqual([]);
  const sides = [...statementSums.ASSETS, ...statementSums.LIABILITIES_AND_EQUITY];
  expect(sides.toSorted()).toEqual([...accountParts].toSorted());
});

test('trade, other income and expenses are the profit', () => {
  const { NET_SALES, COST_OF_SALES, OTHER_INCOME, EXPENSES, GROSS_PROFIT, NET_PROFIT } = statementSums;
  expect([...NET_SALES, ...COST_OF_SALES]).toEqual(GROSS_PROFIT);
  expect([...GROSS_PROFIT, ...OTHER_INCOME, ...EXPENSES]).toEqual(NET_PROFIT);
  const partOf = (code: string) =>
    accountGroups.find((group) => group.code === chartOfAccounts.find((known) => known.code === code)?.group)?.part;
  expect(partOf('SALES_RETURNS')).toBe('NET_SALES');
  expect(partOf('STOCK_ADJUSTMENT')).toBe('EXPENSES');
});

test('own accounts stand beside those of the chart, and own groups in the part of their nature', () => {
  const taken = chartOfAccounts.map((_, position) => (position + 1) * chartStep);
  const places = [...accountGroups.map(({ place }) => place), ...Object.values(placesOfOwnGroups)];
  expect(new Set([...taken, ...places]).size).toBe(taken.length + places.length);
  expect(partsOfOwnGroups).toMatchObject({ income: 'OTHER_INCOME', expense: 'EXPENSES' });
});
