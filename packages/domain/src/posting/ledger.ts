import type { PartyKind } from '../document-kinds.ts';
import { type Paisa, subtractPaisa, sumPaisa, zeroPaisa } from '../numbers/money.ts';
import type { TaxCode } from '../tax.ts';

export type AccountKind = 'asset' | 'liability' | 'equity' | 'income' | 'expense';

/**
 * The accounts that every business starts with (ledger design, "Tables"). Under OTHER_INCOME and EXPENSES each
 * category has an account of its own, named by the line's `categoryId`.
 */
export const chartOfAccounts = [
  { code: 'CASH', kind: 'asset', en: 'Cash', ne: 'नगद' },
  { code: 'BANK', kind: 'asset', en: 'Bank', ne: 'बैंक' },
  { code: 'CHEQUES_IN_HAND', kind: 'asset', en: 'Cheques in hand', ne: 'हातमा रहेका चेक' },
  { code: 'RECEIVABLE', party: 'customer', kind: 'asset', en: 'Receivable', ne: 'लिनुपर्ने हिसाब' },
  { code: 'INPUT_VAT', kind: 'asset', en: 'Input VAT', ne: 'खरिदमा तिरेको मूल्य अभिवृद्धि कर' },
  { code: 'INVENTORY', kind: 'asset', en: 'Inventory', ne: 'मौज्दात' },
  { code: 'BETWEEN_OUTLETS', kind: 'asset', en: 'Goods between outlets', ne: 'आउटलेटबीचको सामान' },
  { code: 'FIXED_ASSETS', kind: 'asset', en: 'Fixed assets', ne: 'स्थिर सम्पत्ति' },
  { code: 'VENDOR_ADVANCES', party: 'vendor', kind: 'asset', en: 'Advances to vendors', ne: 'विक्रेतालाई अग्रिम' },
  { code: 'PAYABLE', party: 'vendor', kind: 'liability', en: 'Payable', ne: 'तिर्नुपर्ने हिसाब' },
  { code: 'CUSTOMER_ADVANCES', party: 'customer', kind: 'liability', en: 'Customer advances', ne: 'ग्राहकको अग्रिम' },
  { code: 'OUTPUT_VAT', kind: 'liability', en: 'Output VAT', ne: 'बिक्रीमा उठाएको मूल्य अभिवृद्धि कर' },
  { code: 'TDS_PAYABLE', kind: 'liability', en: 'TDS payable', ne: 'तिर्नुपर्ने अग्रिम कर कट्टी' },
  { code: 'CAPITAL', kind: 'equity', en: 'Capital', ne: 'पुँजी' },
  { code: 'DRAWINGS', kind: 'equity', en: 'Drawings', ne: 'आहरण' },
  { code: 'OPENING_BALANCE', kind: 'equity', en: 'Opening balance', ne: 'अघिल्लो बाँकी' },
  { code: 'RETAINED_EARNINGS', kind: 'equity', en: 'Retained earnings', ne: 'सञ्चित नाफा' },
  { code: 'SALES', kind: 'income', en: 'Sales', ne: 'बिक्री' },
  { code: 'SALES_RETURNS', kind: 'income', en: 'Sales returns', ne: 'बिक्री फिर्ता' },
  { code: 'SHIPPING_INCOME', kind: 'income', en: 'Shipping income', ne: 'ढुवानी आम्दानी' },
  { code: 'OTHER_INCOME', kind: 'income', en: 'Other income', ne: 'अन्य आम्दानी' },
  { code: 'COST_OF_GOODS_SOLD', kind: 'expense', en: 'Cost of goods sold', ne: 'बिक्री भएको मालको लागत' },
  { code: 'STOCK_ADJUSTMENT', kind: 'expense', en: 'Stock adjustment', ne: 'मौज्दात समायोजन' },
  { code: 'COST_ADJUSTMENT', kind: 'expense', en: 'Cost adjustment', ne: 'लागत समायोजन' },
  { code: 'PROMOTION', kind: 'expense', en: 'Samples and gifts', ne: 'नमुना र उपहार' },
  { code: 'EXPENSES', kind: 'expense', en: 'Expenses', ne: 'खर्च' },
  { code: 'ROUNDING', kind: 'expense', en: 'Rounding', ne: 'राउन्डिङ' },
] as const satisfies readonly { code: string; party?: PartyKind; kind: AccountKind; en: string; ne: string }[];

export type Account = (typeof chartOfAccounts)[number];
export type AccountCode = Account['code'];

/** Whose balances an account holds; null for one that is nobody's. */
export function partyOfAccount(code: AccountCode): PartyKind | null {
  const account = chartOfAccounts.find((known) => known.code === code);
  return account !== undefined && 'party' in account ? account.party : null;
}

/** The accounts whose lines are between the business and a party of the kind. */
export function accountsOfParty(party: PartyKind): AccountCode[] {
  return chartOfAccounts.filter(({ code }) => partyOfAccount(code) === party).map(({ code }) => code);
}

/** What a line is about, beside its account; ids are those of the business's own records. */
export type JournalLineSubject = {
  readonly outletId: number;
  /** The customer or vendor, as the account says. */
  readonly partyId?: number;
  readonly itemVariantId?: number;
  /** The income or expense category whose account this is. */
  readonly categoryId?: number;
  readonly taxCode?: TaxCode;
  /** Of that day, in hundredths of a per cent. */
  readonly taxRateHundredths?: number;
};

/** One line of an entry: exactly one of debit and credit is above zero, the other is zero. */
export type JournalLine = JournalLineSubject & {
  readonly account: AccountCode;
  readonly debit: Paisa;
  readonly credit: Paisa;
};

/** A debit of `amount`; nothing for zero, and a credit for a negative amount, so that lines stay one-sided. */
export function debit(account: AccountCode, amount: Paisa, subject: JournalLineSubject): JournalLine[] {
  if (amount === 0) return [];
  if (amount < 0) return [{ ...subject, account, debit: zeroPaisa, credit: subtractPaisa(zeroPaisa, amount) }];
  return [{ ...subject, account, debit: amount, credit: zeroPaisa }];
}

/** A credit of `amount`: the mirror of the same debit. */
export function credit(account: AccountCode, amount: Paisa, subject: JournalLineSubject): JournalLine[] {
  return reversalOf(debit(account, amount, subject));
}

/** The lines that reverse these: every debit a credit of the same account and subject, and the other way round. */
export function reversalOf(lines: readonly JournalLine[]): JournalLine[] {
  return lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));
}

export function isBalanced(lines: readonly JournalLine[]): boolean {
  const oneSided = lines.every((line) => Math.min(line.debit, line.credit) === 0 && line.debit + line.credit > 0);
  return oneSided && sumPaisa(lines.map((line) => line.debit)) === sumPaisa(lines.map((line) => line.credit));
}

/** Throws RangeError unless every line is one-sided and debits equal credits to the paisa. Returns the lines. */
export function assertBalanced(lines: readonly JournalLine[]): readonly JournalLine[] {
  if (!isBalanced(lines)) throw new RangeError('the entry does not balance');
  return lines;
}
