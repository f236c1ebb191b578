import type { Paisa } from '../../numbers/money.ts';
import { assertBalanced, credit, debit, type JournalLine } from '../ledger.ts';
import type { Posting } from '../stock-ledger.ts';

/** The books of tax that was deducted at source: what we hold back is owed to the tax office, what customers held back is ours. */
export const tdsAccounts = { PAID: 'TDS_PAYABLE', RECEIVED: 'TDS_RECEIVABLE' } as const;

/**
 * Posts what is paid to the tax office of the tax that was held back: debit TDS payable, credit the account of the money.
 * Throws RangeError for an amount that is not above zero.
 */
export function postTdsDeposit(outletId: number, money: JournalLine['account'], amount: Paisa): Posting {
  if (amount <= 0) throw new RangeError('nothing is paid');
  const journalLines = assertBalanced([
    ...debit(tdsAccounts.PAID, amount, { outletId }),
    ...credit(money, amount, { outletId }),
  ]);
  return { journalLines, stockMoves: [], balancesAfter: [] };
}
