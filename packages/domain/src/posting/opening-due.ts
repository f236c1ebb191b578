import { type DocumentKind, documentKinds } from '../document-kinds.ts';
import { negatePaisa, type Paisa } from '../numbers/money.ts';
import { partyAccounts } from './due.ts';
import { assertBalanced, credit, debit } from './ledger.ts';
import type { PostingResult } from './stock-ledger.ts';

/** What is left to settle of a bill of before; its party is a customer or a vendor, as the kind says. */
export type OpeningDue = { readonly outletId: number; readonly partyId: number; readonly total: Paisa };

/**
 * Posts what was owed before the books began: a customer's as receivable, a vendor's as payable, each against the
 * opening balance, for what it was earned or spent on is in the books of before (ledger design, "opening balance: as
 * stated"). Error: amountMustBePositive at `totalBillAmount`.
 */
export function postOpeningDue(kind: DocumentKind, { outletId, partyId, total }: OpeningDue): PostingResult {
  if (total <= 0) return { ok: false, errors: [{ field: 'totalBillAmount', code: 'amountMustBePositive' }] };
  const { party, settledBy } = documentKinds[kind];
  const received = settledBy === 'RECEIVED' ? total : negatePaisa(total);
  const journalLines = assertBalanced([
    ...debit(partyAccounts[party], received, { outletId, partyId }),
    ...credit('OPENING_BALANCE', received, { outletId }),
  ]);
  return { ok: true, posting: { journalLines, stockMoves: [], balancesAfter: [] } };
}
