import type { RegisterType } from '@bahi/contract/enumeration';
import type { SettlementMode } from '@bahi/contract/money/payment/payment-form';
import type { DocumentKind } from '@bahi/domain/document-kinds';
import type { Paisa } from '@bahi/domain/numbers/money';
import type { fallenStates } from '@bahi/domain/posting/cash/cheque';
import type { PaperDate, PaperSeller, PaperText, PaperWithdrawal } from '@bahi/contract/paper/paper-data';

/** What a settlement paid: a document, and how much of it. */
export type SettlementAllocation = {
  readonly type: DocumentKind;
  /** What it is called by: its number or its heading. */
  readonly code: string;
  readonly date: PaperDate;
  readonly total: Paisa;
  readonly amount: Paisa;
};

/** One of its payments, with what stands on its cheque and, where that was not paid, what became of it. */
export type SettlementPayment = {
  readonly mode: SettlementMode;
  readonly date: PaperDate;
  readonly amount: Paisa;
  readonly cheque?: PaidByCheque | null;
};

export type PaidByCheque = {
  readonly number: string | null;
  readonly bank: string | null;
  readonly date: PaperDate;
  readonly fell: (typeof fallenStates)[number] | null;
};

/** Everything a settlement shows, of money that came in or went out. */
export type SettlementPaper = {
  readonly kind: 'RECEIVED' | 'PAID';
  readonly registerType: RegisterType;
  /** Null while it stands. */
  readonly deletion: PaperWithdrawal | null;
  readonly seller: PaperSeller;
  readonly party: { readonly name: PaperText; readonly address: PaperText; readonly pan: string | null };
  /** Empty for a settlement from before settlements had numbers. */
  readonly number: string;
  /** `2083/84`, Latin digits; empty where there is no number. */
  readonly fiscalYear: string;
  readonly date: PaperDate;
  /** Null where the business has one outlet only. */
  readonly outletName: PaperText | null;
  readonly total: Paisa;
  readonly payments: readonly SettlementPayment[];
  readonly allocations: readonly SettlementAllocation[];
  /** Whether an advance goes back by it, to a customer or from a vendor. */
  readonly isRefund: boolean;
  /** What went onto no document: it stays as the customer's advance, or was one and goes back. */
  readonly advance: Paisa;
  readonly remarks: string | null;
  readonly receivedBy: string;
  readonly printedBy: string;
  /** Day and time of the print as it is shown, Latin digits: `2083-08-04 14:32`. */
  readonly printedAt: string;
};
