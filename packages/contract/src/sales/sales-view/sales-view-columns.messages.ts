import { messages } from '../../messages.ts';

/** The heads of the standard sales view, in English to the letter of the tax office's fields. */
export const salesViewColumns = messages('salesViewColumns', {
  title: { en: 'Standard sales view', ne: 'मानक बिक्री विवरण' },
  bills: { en: 'Invoices: {count}', ne: '{count} बिल' },
  state: { en: 'Active', ne: 'मान्यता' },
  fiscalYear: { en: 'Fiscal_Year', ne: 'आर्थिक वर्ष' },
  number: { en: 'Bill_no', ne: 'बिल नम्बर' },
  customerName: { en: 'Customer_name', ne: 'ग्राहकको नाम' },
  customerPan: { en: 'Customer_PAN', ne: 'ग्राहकको प्यान' },
  date: { en: 'Bill_Date', ne: 'बिल मिति' },
  amount: { en: 'Amount', ne: 'छुटअघिको रकम' },
  discount: { en: 'Discount', ne: 'छुट' },
  taxable: { en: 'Taxable_Amount', ne: 'करयोग्य रकम' },
  tax: { en: 'Tax_Amount', ne: 'कर रकम' },
  total: { en: 'Total_Amount', ne: 'जम्मा रकम' },
  synced: { en: 'Sync_with_IRD', ne: 'आन्तरिक राजस्वमा गएको' },
  printed: { en: 'Is_Bill_Printed', ne: 'छापिएको' },
  active: { en: 'Is_bill_Active', ne: 'मान्य' },
  printedTime: { en: 'Printed_Time', ne: 'छापिएको समय' },
  enteredBy: { en: 'Entered_By', ne: 'प्रविष्टि गर्ने' },
  printedBy: { en: 'Printed_by', ne: 'छाप्ने' },
  realtime: { en: 'Is_realtime', ne: 'जारी हुँदै गएको' },
  method: { en: 'Payment_Method', ne: 'भुक्तानीको माध्यम' },
  vatRefund: { en: 'VAT_Refund_Amount', ne: 'फिर्ता दिएको भ्याट' },
  transactionId: { en: 'Transaction_Id', ne: 'रसिद नम्बर' },
  YES: { en: 'Yes', ne: 'हो' },
  NO: { en: 'No', ne: 'होइन' },
  hint: {
    en: 'All invoices in the twenty fields that the tax office asks of a program. What CBMS was told is known since it was turned on; the time of printing is that of the original.',
    ne: 'कर कार्यालयले सफ्टवेयरसँग माग्ने बीस वटा विवरणमा सबै बिल। सीबीएमएसमा गएको कुरा त्यो चलाएदेखिको मात्र थाहा हुन्छ; छापिएको समय सक्कल प्रतिको हो।',
  },
});
