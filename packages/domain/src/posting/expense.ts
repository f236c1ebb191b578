import { type Paisa, subtractPaisa } from '../numbers/money.ts';
import { assertBalanced, credit, debit } from './ledger.ts';
import type { PostingResult } from './stock-ledger.ts';

/** `vat` is the part of `total` that is input VAT: zero unless it can be set off. */
export type Expense = {
  readonly outletId: number;
  readonly vendorId: number;
  readonly categoryId: number;
  readonly total: Paisa;
  readonly vat: Paisa;
};

/**
 * Posts an expense: debit the account of its category with the net amount and input VAT with the VAT, credit the
 * vendor's payable (ledger design, "What posts what"). Error: amountMustBePositive at `totalBillAmount` when nothing
 * is left beside the VAT, at `vatAmount` for one below zero.
 */
export function postExpense({ outletId, vendorId, categoryId, total, vat }: Expense): PostingResult {
  if (vat < 0) return { ok: false, errors: [{ field: 'vatAmount', code: 'amountMustBePositive' }] };
  if (total <= vat) return { ok: false, errors: [{ field: 'totalBillAmount', code: 'amountMustBePositive' }] };
  const journalLines = assertBalanced([
    ...debit('EXPENSES', subtractPaisa(total, vat), { outletId, categoryId }),
    ...debit('INPUT_VAT', vat, { outletId, taxCode: 'TAXABLE' }),
    ...credit('PAYABLE', total, { outletId, partyId: vendorId }),
  ]);
  return { ok: true, posting: { journalLines, stockMoves: [], balancesAfter: [] } };
}
