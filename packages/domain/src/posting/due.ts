import { type DocumentKind, documentKinds, type PartyKind, type SettlementDirection } from '../document-kinds.ts';
import { type Paisa, subtractPaisa, zeroPaisa } from '../numbers/money.ts';
import { type AccountCode, assertBalanced, credit, debit } from './ledger.ts';
import type { PostingResult } from './stock-ledger.ts';

/** Under which account the categories stand of what is to be received, and of what is to be paid. */
export const categoryAccounts = { RECEIVED: 'OTHER_INCOME', PAID: 'EXPENSES' } as const satisfies Record<
  SettlementDirection,
  AccountCode
>;
/** The account in which what a party owes, or is owed, stands. */
export const partyAccounts = { customer: 'RECEIVABLE', vendor: 'PAYABLE' } as const satisfies Record<
  PartyKind,
  AccountCode
>;

/** The party is a customer or a vendor, as the kind says. */
export type Due = {
  readonly outletId: number;
  readonly partyId: number;
  readonly categoryId: number;
  readonly total: Paisa;
};

/**
 * Posts a document of one party and one category, without VAT: what is to be received is debited to the party and
 * credited to the account of its category, what is to be paid the other way round (ledger design, "What posts what").
 * Error: amountMustBePositive at `totalBillAmount`.
 */
export function postDue(kind: DocumentKind, { outletId, partyId, categoryId, total }: Due): PostingResult {
  if (total <= 0) return { ok: false, errors: [{ field: 'totalBillAmount', code: 'amountMustBePositive' }] };
  const { party, settledBy } = documentKinds[kind];
  const received = settledBy === 'RECEIVED' ? total : subtractPaisa(zeroPaisa, total);
  const journalLines = assertBalanced([
    ...debit(partyAccounts[party], received, { outletId, partyId }),
    ...credit(categoryAccounts[settledBy], received, { outletId, categoryId }),
  ]);
  return { ok: true, posting: { journalLines, stockMoves: [], balancesAfter: [] } };
}
