import { addPaisa, type Paisa, sumPaisa, zeroPaisa } from '../../numbers/money.ts';
import type { VoucherLine } from './voucher.ts';

/** The accounts of a loan's payment: its own, the expense of its interest, and where the money comes from. */
export type LoanAccounts = {
  readonly loan: VoucherLine['account'];
  readonly interest: Pick<VoucherLine, 'account' | 'categoryId'>;
  readonly money: VoucherLine['account'];
};

/** What is paid: principal, interest, and what the lender charges beside. */
export type LoanPaid = { readonly principal: Paisa; readonly interest: Paisa; readonly charges: Paisa };

/** What a payment of a loan posts: principal onto its account, interest and charges as an expense, out of the money. */
export function loanLines({ loan, interest, money }: LoanAccounts, paid: LoanPaid): VoucherLine[] {
  const spent = addPaisa(paid.interest, paid.charges);
  const all = sumPaisa([paid.principal, spent]);
  return [
    { account: loan, debit: paid.principal, credit: zeroPaisa },
    { ...interest, debit: spent, credit: zeroPaisa },
    { account: money, debit: zeroPaisa, credit: all },
  ].filter((line) => line.debit + line.credit > 0);
}
