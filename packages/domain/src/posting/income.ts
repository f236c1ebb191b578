import type { Paisa } from '../numbers/money.ts';
import { assertBalanced, credit, debit } from './ledger.ts';
import type { PostingResult } from './stock-ledger.ts';

export type Income = {
  readonly outletId: number;
  readonly customerId: number;
  readonly categoryId: number;
  readonly total: Paisa;
};

/**
 * Posts an income: debit the customer's receivable, credit the account of its category (ledger design, "What posts
 * what"). VAT is raised by invoices alone, so an income has none. Error: amountMustBePositive at `totalBillAmount`.
 */
export function postIncome({ outletId, customerId, categoryId, total }: Income): PostingResult {
  if (total <= 0) return { ok: false, errors: [{ field: 'totalBillAmount', code: 'amountMustBePositive' }] };
  const journalLines = assertBalanced([
    ...debit('RECEIVABLE', total, { outletId, partyId: customerId }),
    ...credit('OTHER_INCOME', total, { outletId, categoryId }),
  ]);
  return { ok: true, posting: { journalLines, stockMoves: [], balancesAfter: [] } };
}
