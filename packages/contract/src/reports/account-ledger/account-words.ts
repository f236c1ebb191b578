import { chartOfAccounts } from '@bahi/domain/posting/ledger';
import type { Text } from '../../messages.ts';

/** The accounts of the books, by their codes, in the order of the chart. */
export const accountWords: Readonly<Record<string, Text>> = Object.fromEntries(
  chartOfAccounts.map(({ code, en, ne }) => [code, { en, ne }]),
);
