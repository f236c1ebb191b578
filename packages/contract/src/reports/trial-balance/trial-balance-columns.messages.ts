import { messages } from '../../messages.ts';

/** The heads and words of the trial balance. */
export const trialBalanceColumns = messages('trialBalanceColumns', {
  title: { en: 'Trial balance', ne: 'सन्तुलन परीक्षण' },
  accounts: { en: 'Accounts: {count}', ne: '{count} खाता' },
  account: { en: 'Account', ne: 'खाता' },
  kind: { en: 'Kind', ne: 'प्रकार' },
  asset: { en: 'Asset', ne: 'सम्पत्ति' },
  liability: { en: 'Liability', ne: 'दायित्व' },
  equity: { en: 'Equity', ne: 'पुँजी' },
  income: { en: 'Income', ne: 'आम्दानी' },
  expense: { en: 'Expense', ne: 'खर्च' },
  openingDebit: { en: 'Opening debit (Rs)', ne: 'अघिल्लो बाँकी, डेबिट (रु)' },
  openingCredit: { en: 'Opening credit (Rs)', ne: 'अघिल्लो बाँकी, क्रेडिट (रु)' },
  debit: { en: 'Debit in the period (Rs)', ne: 'अवधिको डेबिट (रु)' },
  credit: { en: 'Credit in the period (Rs)', ne: 'अवधिको क्रेडिट (रु)' },
  closingDebit: { en: 'Closing debit (Rs)', ne: 'अन्तिम बाँकी, डेबिट (रु)' },
  closingCredit: { en: 'Closing credit (Rs)', ne: 'अन्तिम बाँकी, क्रेडिट (रु)' },
  formerProfit: { en: 'Profit of former fiscal years', ne: 'अघिल्ला आर्थिक वर्षको नाफा' },
  part: { en: 'Part of the statements', ne: 'विवरणको भाग' },
  withEmpty: { en: 'Accounts without amounts as well', ne: 'रकम नभएका खाता पनि देखाउने' },
  // parts
  NET_SALES: { en: 'Net sales', ne: 'खुद बिक्री' },
  COST_OF_SALES: { en: 'Cost of sales', ne: 'बिक्रीको लागत' },
  GROSS_PROFIT: { en: 'Gross profit', ne: 'कुल नाफा' },
  OTHER_INCOME: { en: 'Other income', ne: 'अन्य आम्दानी' },
  EXPENSES: { en: 'Expenses', ne: 'खर्च' },
  NET_PROFIT: { en: 'Net profit', ne: 'खुद नाफा' },
  ASSETS: { en: 'Assets', ne: 'सम्पत्ति' },
  LIABILITIES: { en: 'Liabilities', ne: 'दायित्व' },
  EQUITY: { en: 'Equity', ne: 'जम्मा पुँजी' },
  CASH: { en: 'Cash, banks, wallets and cheques in hand', ne: 'नगद, बैंक, वालेट र हातका चेक' },
  LIABILITIES_AND_EQUITY: { en: 'Liabilities and equity', ne: 'दायित्व र पुँजी' },
  hint: {
    en: 'Accounts of income and expense begin anew with the fiscal year of the first day; what was earned before is one line of its own.',
    ne: 'आम्दानी र खर्चका खाता पहिलो दिनको आर्थिक वर्षदेखि मात्र गनिन्छन्; त्यसअघिको नाफा छुट्टै एउटा हरफमा छ।',
  },
});
