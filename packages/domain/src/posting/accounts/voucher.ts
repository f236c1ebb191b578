import { addPaisa, type Paisa, subtractPaisa, sumPaisa, zeroPaisa } from '../../numbers/money.ts';
import type { PartyKind } from '../../document-kinds.ts';
import { type AccountCode, assertBalanced, credit, debit, type JournalLine, partyOfAccount } from '../ledger.ts';
import type { Posting } from '../stock-ledger.ts';

/**
 * What an accountant writes into the books that no other document does: a journal of any lines, money that moves between
 * the business's own accounts, what stood on its accounts when it began here, what takes the profit of a fiscal year over
 * to the owner, what fixed assets bring and lose, the months of prepaid expenses, and what is paid of loans. Each has
 * numbers of its own.
 */
export const vouchers = {
  JOURNAL_VOUCHER: {
    series: { kind: 'JOURNAL_VOUCHER', prefix: 'JV' },
    reversal: 'JOURNAL_VOUCHER_CANCELLATION',
  },
  CONTRA_VOUCHER: {
    series: { kind: 'CONTRA_VOUCHER', prefix: 'CON' },
    reversal: 'CONTRA_VOUCHER_CANCELLATION',
  },
  OPENING_VOUCHER: {
    series: { kind: 'OPENING_VOUCHER', prefix: 'OB' },
    reversal: 'OPENING_VOUCHER_CANCELLATION',
  },
  CLOSING_VOUCHER: {
    series: { kind: 'CLOSING_VOUCHER', prefix: 'CLO' },
    reversal: 'CLOSING_VOUCHER_CANCELLATION',
  },
  ASSET_VOUCHER: {
    series: { kind: 'ASSET_VOUCHER', prefix: 'AST' },
    reversal: 'ASSET_VOUCHER_CANCELLATION',
  },
  PREPAID_VOUCHER: {
    series: { kind: 'PREPAID_VOUCHER', prefix: 'PRE' },
    reversal: 'PREPAID_VOUCHER_CANCELLATION',
  },
  LOAN_VOUCHER: {
    series: { kind: 'LOAN_VOUCHER', prefix: 'LOA' },
    reversal: 'LOAN_VOUCHER_CANCELLATION',
  },
} as const satisfies Record<string, { series: { kind: string; prefix: string }; reversal: string }>;

export type VoucherKind = keyof typeof vouchers;

/**
 * What is written on a screen of its own and taken back there alone: the closing of a year, depreciation and disposals,
 * months of prepaid expenses, payments of loans.
 */
export const heldVouchers: readonly VoucherKind[] = [
  'CLOSING_VOUCHER',
  'ASSET_VOUCHER',
  'PREPAID_VOUCHER',
  'LOAN_VOUCHER',
];

/** What waits for approval above the owner's limit, and is taken back by who may approve it. */
export const approvedVouchers: readonly VoucherKind[] = ['JOURNAL_VOUCHER', 'CONTRA_VOUCHER'];

/** All kinds, in the order in which they are listed. */
export const voucherKinds: readonly VoucherKind[] = Object.keys(vouchers).filter(isVoucherKind);

export function isVoucherKind(text: string): text is VoucherKind {
  return text in vouchers;
}

/** A line of a voucher: of its two sides one is above zero. */
export type VoucherLine = {
  readonly account: JournalLine['account'];
  /** The category of income or expense, where the account has a line of its own for each. */
  readonly categoryId?: number | undefined;
  /** The customer or vendor, on an account that is kept by them. */
  readonly partyId?: number | undefined;
  readonly debit: Paisa;
  readonly credit: Paisa;
};

/** Why accounts are not for vouchers to write: other documents alone do. */
export type WrittenBy = 'CHEQUES' | 'CUSTOMERS' | 'VENDORS' | 'GOODS' | 'VAT' | 'TDS' | 'SALES';

/**
 * The accounts that documents alone write: what customers and vendors owe is settled bill by bill, so that only a journal
 * that names whose its line is may write there (`journalPartyOf`), goods are worth what their moves say, VAT and sales are what the registers say, cheques that wait are those of their list. A line of a voucher there would have nothing behind it.
 */
const documentAccounts: Readonly<Partial<Record<string, WrittenBy>>> = {
  CHEQUES_IN_HAND: 'CHEQUES',
  POST_DATED_RECEIVED: 'CHEQUES',
  POST_DATED_GIVEN: 'CHEQUES',
  RECEIVABLE: 'CUSTOMERS',
  CUSTOMER_ADVANCES: 'CUSTOMERS',
  PAYABLE: 'VENDORS',
  VENDOR_ADVANCES: 'VENDORS',
  INVENTORY: 'GOODS',
  BETWEEN_OUTLETS: 'GOODS',
  COST_OF_GOODS_SOLD: 'GOODS',
  COST_ADJUSTMENT: 'GOODS',
  STOCK_ADJUSTMENT: 'GOODS',
  INPUT_VAT: 'VAT',
  OUTPUT_VAT: 'VAT',
  TDS_PAYABLE: 'TDS',
  SALES: 'SALES',
  SALES_RETURNS: 'SALES',
  SHIPPING_INCOME: 'SALES',
};

/** What other documents write alone but for what the business began with: tax that it still owed then, or had to its credit. */
const openedAlone: readonly (WrittenBy | null)[] = ['TDS', 'VAT'];

/** Whether the opening voucher writes an account that no other voucher does. */
export function isOpenedAlone(code: string): boolean {
  return openedAlone.includes(documentsOfAccount(code));
}

/** Whose a line of a journal on this account is, which must name them; null where it is nobody's, and of other vouchers. */
export function journalPartyOf(kind: VoucherKind, code: JournalLine['account']): PartyKind | null {
  return kind === 'JOURNAL_VOUCHER' ? partyOfAccount(code) : null;
}

/** Whether a line of a voucher on this account is tax that is held back, and so says of whom and of what. */
export function isHeldTax(kind: VoucherKind, code: string): boolean {
  return kind === 'JOURNAL_VOUCHER' && documentsOfAccount(code) === 'TDS';
}

/** The accounts that are settled bill by bill, and the side on which a line adds to what is due there. */
const dueSides = { RECEIVABLE: 'debit', PAYABLE: 'credit' } as const satisfies Partial<Record<AccountCode, string>>;

/**
 * What a line does to what its party owes or is owed: it opens a due, or takes from what is open; null for one on another
 * account.
 */
export function dueEffectOf({ account, debit: debited }: VoucherLine): 'OPENS' | 'SETTLES' | null {
  if (!isDueAccount(account)) return null;
  return debited > 0 === (dueSides[account] === 'debit') ? 'OPENS' : 'SETTLES';
}

function isDueAccount(account: JournalLine['account']): account is keyof typeof dueSides {
  return account in dueSides;
}

/** Which documents alone write an account; null for one that a voucher may name. */
export function documentsOfAccount(code: string): WrittenBy | null {
  return documentAccounts[code] ?? null;
}

/** The accounts that have a line of their own for each category of their kind. */
const categoryAccounts = ['OTHER_INCOME', 'EXPENSES'] as const;

export function isCategoryAccount(code: string): code is (typeof categoryAccounts)[number] {
  return categoryAccounts.some((known) => known === code);
}

/** Debits less credits: what is missing on the credit side, below zero what is missing on the debit side. */
export function voucherDifference(lines: readonly Pick<VoucherLine, 'debit' | 'credit'>[]): Paisa {
  return subtractPaisa(sumPaisa(lines.map((line) => line.debit)), sumPaisa(lines.map((line) => line.credit)));
}

/** The line that makes the others balance, on an account; none where they do. */
export function balancingLine(lines: readonly VoucherLine[], account: VoucherLine['account']): VoucherLine[] {
  const difference = voucherDifference(lines);
  if (difference === 0) return [];
  const missing = subtractPaisa(zeroPaisa, difference);
  return [
    difference > 0 ? { account, debit: zeroPaisa, credit: difference } : { account, debit: missing, credit: zeroPaisa },
  ];
}

/**
 * Posts the lines of a voucher as they stand, each in its outlet, so that it balances alone. Throws RangeError for lines
 * that do not balance or have no amount on just one side: who writes a voucher is told so at its field before.
 */
export function postVoucher(outletId: number, lines: readonly VoucherLine[]): Posting {
  const journalLines = assertBalanced(
    lines.flatMap((line) => {
      const { account, categoryId, partyId } = line;
      const subject = {
        outletId,
        ...(categoryId === undefined ? {} : { categoryId }),
        ...(partyId === undefined ? {} : { partyId }),
      };
      const sides = [...debit(account, line.debit, subject), ...credit(account, line.credit, subject)];
      if (sides.length !== 1 || addPaisa(line.debit, line.credit) <= 0 || Math.min(line.debit, line.credit) < 0)
        throw new RangeError('a line of a voucher has an amount on one side');
      return sides;
    }),
  );
  return { journalLines, stockMoves: [], balancesAfter: [] };
}

/** What a transfer of money writes: into one account what comes out of the other. */
export function contraLines(
  { from, to }: { from: VoucherLine['account']; to: VoucherLine['account'] },
  amount: Paisa,
): VoucherLine[] {
  return [
    { account: to, debit: amount, credit: zeroPaisa },
    { account: from, debit: zeroPaisa, credit: amount },
  ];
}
