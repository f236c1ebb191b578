import { expect, test } from 'vitest';
import { accountGroups } from './account-groups.ts';
import { cashFlows, cashFlowSums, flowsOf, flowsOfAccounts, flowsOfGroups, flowsOfParts } from './cash-flow.ts';

test('each line stands in one of the three activities, but for what the books began with', () => {
  const { OPERATING, INVESTING, FINANCING, MOVED } = cashFlowSums;
  expect([...OPERATING, ...INVESTING, ...FINANCING, 'BEGUN']).toEqual(cashFlows);
  expect(MOVED).toEqual(cashFlows);
  expect([flowsOf('INVESTING'), flowsOf('TAXES')]).toEqual([['ASSETS'], ['TAXES']]);
});

test('each group of accounts has a line, by itself or by its part', () => {
  const named: readonly string[] = cashFlows;
  const groups: Readonly<Partial<Record<string, string>>> = flowsOfGroups;
  const lines = accountGroups.map(({ code, part }) => groups[code] ?? flowsOfParts[part]);
  expect(lines.every((line) => named.includes(line))).toBe(true);
  expect(Object.values(flowsOfAccounts).every((line) => named.includes(line))).toBe(true);
});
