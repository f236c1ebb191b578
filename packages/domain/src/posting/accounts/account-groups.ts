import type { AccountKind } from '../ledger.ts';
import type { AccountPart } from './statement-parts.ts';

/**
 * The groups in which the accounts of every business stand. `place` is where the own accounts of a group stand in a
 * statement, between those of the chart, which are `chartStep` apart.
 */
export const accountGroups = [
  { code: 'CASH', kind: 'asset', part: 'ASSETS', place: 15, en: 'Cash', ne: 'नगद' },
  { code: 'BANK', kind: 'asset', part: 'ASSETS', place: 25, en: 'Banks', ne: 'बैंक' },
  { code: 'WALLET', kind: 'asset', part: 'ASSETS', place: 26, en: 'Wallets', ne: 'वालेट' },
  { code: 'FIXED_ASSETS', kind: 'asset', part: 'ASSETS', place: 85, en: 'Fixed assets', ne: 'स्थिर सम्पत्ति' },
  { code: 'CURRENT_ASSETS', kind: 'asset', part: 'ASSETS', place: 95, en: 'Current assets', ne: 'चालु सम्पत्ति' },
  {
    code: 'CURRENT_LIABILITIES',
    kind: 'liability',
    part: 'LIABILITIES',
    place: 135,
    en: 'Current liabilities',
    ne: 'चालु दायित्व',
  },
  { code: 'LOANS', kind: 'liability', part: 'LIABILITIES', place: 136, en: 'Loans', ne: 'ऋण' },
  { code: 'EQUITY', kind: 'equity', part: 'CAPITAL', place: 175, en: 'Capital', ne: 'पुँजी' },
  { code: 'SALES', kind: 'income', part: 'NET_SALES', place: 205, en: 'Sales', ne: 'बिक्री' },
  { code: 'OTHER_INCOME', kind: 'income', part: 'OTHER_INCOME', place: 215, en: 'Other income', ne: 'अन्य आम्दानी' },
  {
    code: 'COST_OF_SALES',
    kind: 'expense',
    part: 'COST_OF_SALES',
    place: 245,
    en: 'Cost of sales',
    ne: 'बिक्रीको लागत',
  },
  { code: 'EXPENSES', kind: 'expense', part: 'EXPENSES', place: 275, en: 'Expenses', ne: 'खर्च' },
] as const satisfies readonly {
  code: string;
  kind: AccountKind;
  part: AccountPart;
  place: number;
  en: string;
  ne: string;
}[];

export type AccountGroupCode = (typeof accountGroups)[number]['code'];

/** Between two accounts of the chart there is room for the own accounts of groups. */
export const chartStep = 10;

/** Where the own accounts of a group stand that a business made itself: at the end of its nature. */
export const placesOfOwnGroups = {
  asset: 97,
  liability: 137,
  equity: 177,
  income: 217,
  expense: 277,
} as const satisfies Record<AccountKind, number>;

/** The groups whose accounts hold money that is at hand: cash boxes, bank accounts and wallets. */
export const moneyGroups = ['CASH', 'BANK', 'WALLET'] as const satisfies readonly AccountGroupCode[];
export type MoneyGroup = (typeof moneyGroups)[number];

export function isMoneyGroup(code: string): code is MoneyGroup {
  return moneyGroups.some((group) => group === code);
}
