import type { SettlementDirection } from '../document-kinds.ts';
import { addPaisa, type Paisa } from '../numbers/money.ts';
import type { MoneyGroup } from './accounts/account-groups.ts';
import { type AccountCode, assertBalanced, credit, debit, type JournalLine } from './ledger.ts';
import type { PostingResult } from './stock-ledger.ts';

/** CASH 1, ONLINE 2, CHEQUE 3 (specification, section 3). */
export const paymentModes = ['CASH', 'ONLINE', 'CHEQUE'] as const;

export type PaymentMode = (typeof paymentModes)[number];

/**
 * How documents are settled: by money, out of what their party was paid or had paid in advance, or by tax that who pays
 * holds back for the tax office.
 */
export type SettledMode = PaymentMode | 'ADVANCE' | 'TDS';

/** Whether money moves by it. */
export function movesMoney(mode: SettledMode): mode is PaymentMode {
  return paymentModes.some((known) => known === mode);
}

/** The account that money goes into or comes out of; without one the mode says it. */
export type MoneyAccount = JournalLine['account'];

/** Money of a customer: what goes onto their documents, and what is left over as their advance. */
export type PaymentReceived = {
  readonly outletId: number;
  readonly customerId: number;
  readonly mode: SettledMode;
  readonly account?: MoneyAccount | undefined;
  readonly onDocuments: Paisa;
  readonly inAdvance: Paisa;
};

/** Money for a vendor, or what they hold of ours in advance. */
export type PaymentMade = {
  readonly outletId: number;
  readonly vendorId: number;
  readonly mode: SettledMode;
  readonly account?: MoneyAccount | undefined;
  readonly amount: Paisa;
};

/** Money that a customer had paid in advance and gets back. */
export type AdvanceReturned = {
  readonly outletId: number;
  readonly customerId: number;
  readonly mode: PaymentMode;
  readonly account?: MoneyAccount | undefined;
  readonly amount: Paisa;
};

/** Money that a vendor held in advance and gives back. */
export type VendorAdvanceReturned = {
  readonly outletId: number;
  readonly vendorId: number;
  readonly mode: PaymentMode;
  readonly account?: MoneyAccount | undefined;
  readonly amount: Paisa;
};

const accountOfReceived = {
  CASH: 'CASH',
  ONLINE: 'BANK',
  CHEQUE: 'CHEQUES_IN_HAND',
  ADVANCE: 'CUSTOMER_ADVANCES',
  TDS: 'TDS_RECEIVABLE',
} as const satisfies Record<SettledMode, AccountCode>;

/** A cheque that is given away is drawn on the bank. */
const accountOfMade = {
  CASH: 'CASH',
  ONLINE: 'BANK',
  CHEQUE: 'BANK',
  ADVANCE: 'VENDOR_ADVANCES',
  TDS: 'TDS_PAYABLE',
} as const satisfies Record<SettledMode, AccountCode>;

/** The groups whose accounts a payment of a mode may name; an advance moves no money. */
export const groupsOfMode = {
  CASH: ['CASH'],
  ONLINE: ['BANK', 'WALLET'],
  CHEQUE: ['BANK'],
} as const satisfies Record<PaymentMode, readonly MoneyGroup[]>;

/** The account that a payment moves which names none. */
export function usualAccount(mode: PaymentMode, direction: SettlementDirection): AccountCode {
  return direction === 'RECEIVED' ? accountOfReceived[mode] : accountOfMade[mode];
}

/**
 * Posts a payment received: debit cash, bank, cheques in hand, TDS receivable or the customer's advances, credit the customer's
 * receivable with what goes onto documents and their advances with the rest (ledger design, "What posts what").
 * Errors at `amount`: amountMustBePositive, also for an advance that is to be paid out of an advance. That documents
 * are not paid beyond their due, and advances not beyond what is left of them, is checked with their rows locked.
 */
export function postPaymentReceived(payment: PaymentReceived): PostingResult {
  const { outletId, customerId, mode, account, onDocuments, inAdvance } = payment;
  const isFromAdvance = mode === 'ADVANCE';
  const amount = addPaisa(onDocuments, inAdvance);
  if (onDocuments < 0 || inAdvance < 0 || amount <= 0 || (!movesMoney(mode) && inAdvance > 0)) return refuseAmount();
  const ofCustomer = { outletId, partyId: customerId };
  const journalLines = assertBalanced([
    ...debit(account ?? accountOfReceived[mode], amount, isFromAdvance ? ofCustomer : { outletId }),
    ...credit('RECEIVABLE', onDocuments, ofCustomer),
    ...credit('CUSTOMER_ADVANCES', inAdvance, ofCustomer),
  ]);
  return { ok: true, posting: { journalLines, stockMoves: [], balancesAfter: [] } };
}

/**
 * Posts a payment made: debit the vendor's payable, credit cash, bank, TDS payable or the advances that the vendor holds. Error:
 * amountMustBePositive at `amount`. That it stays within the due amount, and an advance within what is left of it, is
 * checked with their rows locked.
 */
export function postPaymentMade({ outletId, vendorId, mode, account, amount }: PaymentMade): PostingResult {
  if (amount <= 0) return refuseAmount();
  const journalLines = assertBalanced([
    ...debit('PAYABLE', amount, { outletId, partyId: vendorId }),
    ...credit(
      account ?? accountOfMade[mode],
      amount,
      mode === 'ADVANCE' ? { outletId, partyId: vendorId } : { outletId },
    ),
  ]);
  return { ok: true, posting: { journalLines, stockMoves: [], balancesAfter: [] } };
}

/**
 * Posts an advance that is paid back: debit the customer's advances, credit cash or bank. Error: amountMustBePositive at
 * `amount`. That it stays within what is left of the advances is checked with these locked.
 */
export function postAdvanceReturned({ outletId, customerId, mode, account, amount }: AdvanceReturned): PostingResult {
  if (amount <= 0) return refuseAmount();
  const journalLines = assertBalanced([
    ...debit('CUSTOMER_ADVANCES', amount, { outletId, partyId: customerId }),
    ...credit(account ?? accountOfMade[mode], amount, { outletId }),
  ]);
  return { ok: true, posting: { journalLines, stockMoves: [], balancesAfter: [] } };
}

/**
 * Posts an advance that a vendor gives back: debit cash, bank or cheques in hand, credit the advances with vendors. Error:
 * amountMustBePositive at `amount`. That it stays within what is left of the advances is checked with these locked.
 */
export function postVendorAdvanceReturned({
  outletId,
  vendorId,
  mode,
  account,
  amount,
}: VendorAdvanceReturned): PostingResult {
  if (amount <= 0) return refuseAmount();
  const journalLines = assertBalanced([
    ...debit(account ?? accountOfReceived[mode], amount, { outletId }),
    ...credit('VENDOR_ADVANCES', amount, { outletId, partyId: vendorId }),
  ]);
  return { ok: true, posting: { journalLines, stockMoves: [], balancesAfter: [] } };
}

function refuseAmount(): PostingResult {
  return { ok: false, errors: [{ field: 'amount', code: 'amountMustBePositive' }] };
}
