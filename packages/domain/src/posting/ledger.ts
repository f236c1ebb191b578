// Longer than 200 lines because the chart of accounts stands in it.
import type { PartyKind } from '../document-kinds.ts';
import type { AccountGroupCode } from './accounts/account-groups.ts';
import { type Paisa, subtractPaisa, sumPaisa, zeroPaisa } from '../numbers/money.ts';
import type { TaxCode } from '../tax.ts';

export type AccountKind = 'asset' | 'liability' | 'equity' | 'income' | 'expense';

/**
 * The accounts that every business starts with (ledger design, "Tables"). Under OTHER_INCOME and EXPENSES each
 * category has an account of its own, named by the line's `categoryId`.
 */
export const chartOfAccounts = [
  { code: 'CASH', group: 'CASH', kind: 'asset', en: 'Cash', ne: 'नगद' },
  { code: 'BANK', group: 'BANK', kind: 'asset', en: 'Bank', ne: 'बैंक' },
  { code: 'CHEQUES_IN_HAND', group: 'CURRENT_ASSETS', kind: 'asset', en: 'Cheques in hand', ne: 'हातमा रहेका चेक' },
  {
    code: 'POST_DATED_RECEIVED',
    group: 'CURRENT_ASSETS',
    kind: 'asset',
    en: 'Post-dated cheques received',
    ne: 'पछिको मितिका पाएका चेक',
  },
  {
    code: 'RECEIVABLE',
    group: 'CURRENT_ASSETS',
    party: 'customer',
    kind: 'asset',
    en: 'Receivable',
    ne: 'लिनुपर्ने हिसाब',
  },
  { code: 'INPUT_VAT', group: 'CURRENT_ASSETS', kind: 'asset', en: 'Input VAT', ne: 'खरिदमा तिरेको मूल्य अभिवृद्धि कर' },
  { code: 'INVENTORY', group: 'CURRENT_ASSETS', kind: 'asset', en: 'Inventory', ne: 'मौज्दात' },
  {
    code: 'BETWEEN_OUTLETS',
    group: 'CURRENT_ASSETS',
    kind: 'asset',
    en: 'Goods between outlets',
    ne: 'आउटलेटबीचको सामान',
  },
  { code: 'FIXED_ASSETS', group: 'FIXED_ASSETS', kind: 'asset', en: 'Fixed assets', ne: 'स्थिर सम्पत्ति' },
  {
    code: 'VENDOR_ADVANCES',
    group: 'CURRENT_ASSETS',
    party: 'vendor',
    kind: 'asset',
    en: 'Advances to vendors',
    ne: 'विक्रेतालाई अग्रिम',
  },
  {
    code: 'PAYABLE',
    group: 'CURRENT_LIABILITIES',
    party: 'vendor',
    kind: 'liability',
    en: 'Payable',
    ne: 'तिर्नुपर्ने हिसाब',
  },
  {
    code: 'CUSTOMER_ADVANCES',
    group: 'CURRENT_LIABILITIES',
    party: 'customer',
    kind: 'liability',
    en: 'Customer advances',
    ne: 'ग्राहकको अग्रिम',
  },
  {
    code: 'OUTPUT_VAT',
    group: 'CURRENT_LIABILITIES',
    kind: 'liability',
    en: 'Output VAT',
    ne: 'बिक्रीमा उठाएको मूल्य अभिवृद्धि कर',
  },
  {
    code: 'TDS_PAYABLE',
    group: 'CURRENT_LIABILITIES',
    kind: 'liability',
    en: 'TDS payable',
    ne: 'तिर्नुपर्ने अग्रिम कर कट्टी',
  },
  {
    code: 'POST_DATED_GIVEN',
    group: 'CURRENT_LIABILITIES',
    kind: 'liability',
    en: 'Post-dated cheques given',
    ne: 'पछिको मितिका दिएका चेक',
  },
  { code: 'CAPITAL', group: 'EQUITY', kind: 'equity', en: 'Capital', ne: 'पुँजी' },
  { code: 'DRAWINGS', group: 'EQUITY', kind: 'equity', en: 'Drawings', ne: 'आहरण' },
  { code: 'OPENING_BALANCE', group: 'EQUITY', kind: 'equity', en: 'Opening balance', ne: 'अघिल्लो बाँकी' },
  { code: 'RETAINED_EARNINGS', group: 'EQUITY', kind: 'equity', en: 'Retained earnings', ne: 'सञ्चित नाफा' },
  { code: 'SALES', group: 'SALES', kind: 'income', en: 'Sales', ne: 'बिक्री' },
  { code: 'SALES_RETURNS', group: 'SALES', kind: 'income', en: 'Sales returns', ne: 'बिक्री फिर्ता' },
  { code: 'SHIPPING_INCOME', group: 'SALES', kind: 'income', en: 'Shipping income', ne: 'ढुवानी आम्दानी' },
  { code: 'OTHER_INCOME', group: 'OTHER_INCOME', kind: 'income', en: 'Other income', ne: 'अन्य आम्दानी' },
  {
    code: 'COST_OF_GOODS_SOLD',
    group: 'COST_OF_SALES',
    kind: 'expense',
    en: 'Cost of goods sold',
    ne: 'बिक्री भएको मालको लागत',
  },
  { code: 'STOCK_ADJUSTMENT', group: 'EXPENSES', kind: 'expense', en: 'Stock adjustment', ne: 'मौज्दात समायोजन' },
  { code: 'COST_ADJUSTMENT', group: 'COST_OF_SALES', kind: 'expense', en: 'Cost adjustment', ne: 'लागत समायोजन' },
  { code: 'PROMOTION', group: 'EXPENSES', kind: 'expense', en: 'Samples and gifts', ne: 'नमुना र उपहार' },
  { code: 'EXPENSES', group: 'EXPENSES', kind: 'expense', en: 'Expenses', ne: 'खर्च' },
  { code: 'ROUNDING', group: 'EXPENSES', kind: 'expense', en: 'Rounding', ne: 'राउन्डिङ' },
  { code: 'BANK_CHARGES', group: 'EXPENSES', kind: 'expense', en: 'Bank charges', ne: 'बैंक शुल्क' },
  { code: 'CASH_DIFFERENCE', group: 'EXPENSES', kind: 'expense', en: 'Cash short and over', ne: 'नगद घटीबढी' },
  { code: 'TDS_RECEIVABLE', group: 'CURRENT_ASSETS', kind: 'asset', en: 'TDS receivable', ne: 'लिनुपर्ने अग्रिम कर कट्टी' },
  { code: 'DEPRECIATION', group: 'EXPENSES', kind: 'expense', en: 'Depreciation', ne: 'ह्रास कट्टी' },
  {
    code: 'ASSET_GAIN',
    group: 'OTHER_INCOME',
    kind: 'income',
    en: 'Gain on sale of assets',
    ne: 'सम्पत्ति बिक्रीको नाफा',
  },
  {
    code: 'PREPAID_EXPENSES',
    group: 'CURRENT_ASSETS',
    kind: 'asset',
    en: 'Prepaid expenses',
    ne: 'अग्रिम भुक्तानी खर्च',
  },
  // What a VAT return says beside its registers, and what it asks back.
  { code: 'VAT_ADJUSTED', group: 'EXPENSES', kind: 'expense', en: 'VAT adjustments paid', ne: 'मू.अ.कर मिलान (खर्च)' },
  {
    code: 'VAT_CREDITED',
    group: 'OTHER_INCOME',
    kind: 'income',
    en: 'VAT adjustments credited',
    ne: 'मू.अ.कर मिलान (आम्दानी)',
  },
  {
    code: 'VAT_REFUND',
    group: 'CURRENT_ASSETS',
    kind: 'asset',
    en: 'VAT refund asked',
    ne: 'फिर्ता मागेको मू.अ.कर',
  },
] as const satisfies readonly {
  code: string;
  group: AccountGroupCode;
  party?: PartyKind;
  kind: AccountKind;
  en: string;
  ne: string;
}[];

export type Account = (typeof chartOfAccounts)[number];
export type AccountCode = Account['code'];

declare const ownAccount: unique symbol;

/** The code of an account that a business made itself. */
export type OwnAccountCode = string & { readonly [ownAccount]: true };

const ownCodes = /^[A-Z0-9][A-Z0-9.]{0,19}$/;

/** Own codes have neither underscores nor hyphens, so that no name that the product gives to a line is one of them. */
export function isOwnAccountCode(code: string): code is OwnAccountCode {
  return ownCodes.test(code) && !chartOfAccounts.some((known) => known.code === code);
}

export function isChartCode(code: string): code is AccountCode {
  return chartOfAccounts.some((known) => known.code === code);
}

/** The code of an account as it was stored. Throws RangeError when it can be none. */
export function asAccountCode(code: string): JournalLine['account'] {
  if (isChartCode(code) || isOwnAccountCode(code)) return code;
  throw new RangeError(`no account is called ${code}`);
}

/** Whose balances an account holds; null for one that is nobody's. */
export function partyOfAccount(code: JournalLine['account']): PartyKind | null {
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
  readonly account: AccountCode | OwnAccountCode;
  readonly debit: Paisa;
  readonly credit: Paisa;
};

/** A debit of `amount`; nothing for zero, and a credit for a negative amount, so that lines stay one-sided. */
export function debit(account: JournalLine['account'], amount: Paisa, subject: JournalLineSubject): JournalLine[] {
  if (amount === 0) return [];
  if (amount < 0) return [{ ...subject, account, debit: zeroPaisa, credit: subtractPaisa(zeroPaisa, amount) }];
  return [{ ...subject, account, debit: amount, credit: zeroPaisa }];
}

/** A credit of `amount`: the mirror of the same debit. */
export function credit(account: JournalLine['account'], amount: Paisa, subject: JournalLineSubject): JournalLine[] {
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
