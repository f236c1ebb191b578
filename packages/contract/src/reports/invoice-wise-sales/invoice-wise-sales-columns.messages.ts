import { messages } from '../../messages.ts';

/** The heads of the report of sales by invoice, the same on screen, in Excel and on paper. */
export const invoiceWiseSalesColumns = messages('invoiceWiseSalesColumns', {
  title: { en: 'Invoice-wise sales report', ne: 'बिलअनुसार बिक्री' },
  lines: { en: 'Lines', ne: 'हरफ' },
  exempt: { en: 'Exempt (Rs)', ne: 'कर छुट (रु)' },
  credited: { en: 'Credited (Rs)', ne: 'बिक्री फिर्ता (रु)' },
  mode: { en: 'Mode of payment', ne: 'भुक्तानीको माध्यम' },
  CASH: { en: 'Cash', ne: 'नगद' },
  ONLINE: { en: 'Online', ne: 'अनलाइन' },
  CHEQUE: { en: 'Cheque', ne: 'चेक' },
  CREDIT: { en: 'Credit', ne: 'उधारो' },
  MIXED: { en: 'Several modes', ne: 'धेरै माध्यम' },
  FINAL: { en: 'Issued', ne: 'जारी' },
  hint: {
    en: 'Gross is before discounts and VAT, shipping included. The margin is what is left of it above what the goods cost when they were sold.',
    ne: 'छुटअघिको रकममा ढुवानी छ, भ्याट छैन। नाफा भनेको बिक्रीको बेला सामानको लागतभन्दा माथिको रकम हो।',
  },
});
