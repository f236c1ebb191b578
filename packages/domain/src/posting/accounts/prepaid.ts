import { type Paisa, zeroPaisa } from '../../numbers/money.ts';
import type { VoucherLine } from './voucher.ts';

/** What a month of a prepaid expense posts: its part becomes an expense, out of what was prepaid. */
export function prepaidLines(expense: Pick<VoucherLine, 'account' | 'categoryId'>, part: Paisa): VoucherLine[] {
  return [
    { ...expense, debit: part, credit: zeroPaisa },
    { account: 'PREPAID_EXPENSES', debit: zeroPaisa, credit: part },
  ];
}
