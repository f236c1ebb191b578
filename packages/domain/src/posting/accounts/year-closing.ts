import { negatePaisa, type Paisa, zeroPaisa } from '../../numbers/money.ts';
import { balancingLine, type VoucherLine } from './voucher.ts';

/** The accounts onto which the profit of a year is closed: what stays in the business, or a sole owner's capital. */
export const profitAccounts = ['RETAINED_EARNINGS', 'CAPITAL'] as const;
export type ProfitAccount = (typeof profitAccounts)[number];

/** What an account of income or expense, or a category of it, came to in a year: credits less debits. */
export type YearBalance = Pick<VoucherLine, 'account' | 'categoryId'> & { readonly earned: Paisa };

/**
 * The lines that close a year in one outlet: each account of income and expense the other way round, so that it is at
 * nothing, and what is left, the profit or loss, on the owner's account. None where nothing was earned or spent.
 */
export function closingLines(balances: readonly YearBalance[], onto: ProfitAccount): VoucherLine[] {
  const cleared = balances.filter(({ earned }) => earned !== 0).map(clearingLine);
  return [...cleared, ...balancingLine(cleared, onto)];
}

function clearingLine({ earned, ...of }: YearBalance): VoucherLine {
  return earned > 0
    ? { ...of, debit: earned, credit: zeroPaisa }
    : { ...of, debit: zeroPaisa, credit: negatePaisa(earned) };
}
