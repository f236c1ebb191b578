import { messages } from '../../messages.ts';

/** The heads and words of the cash flow statement. */
export const cashFlowColumns = messages('cashFlowColumns', {
  title: { en: 'Cash flow', ne: 'नगद प्रवाह विवरण' },
  flow: { en: 'Line of the cash flow', ne: 'नगद प्रवाहको शीर्षक' },
  CUSTOMERS: { en: 'Received from customers', ne: 'ग्राहकबाट प्राप्त' },
  OTHER_INCOME: { en: 'Other income received', ne: 'अन्य आम्दानी प्राप्त' },
  VENDORS: { en: 'Paid to vendors', ne: 'विक्रेतालाई भुक्तानी' },
  EXPENSES: { en: 'Expenses paid', ne: 'खर्च भुक्तानी' },
  TAXES: { en: 'Taxes paid', ne: 'कर भुक्तानी' },
  OTHER: { en: 'Other receipts and payments', ne: 'अन्य प्राप्ति र भुक्तानी' },
  OPERATING: { en: 'Cash from operating activities', ne: 'सञ्चालन कारोबारको नगद' },
  ASSETS: { en: 'Fixed assets bought and sold', ne: 'स्थिर सम्पत्ति खरिद र बिक्री' },
  INVESTING: { en: 'Cash from investing activities', ne: 'लगानी कारोबारको नगद' },
  LOANS: { en: 'Loans taken and repaid', ne: 'लिएको र तिरेको ऋण' },
  CAPITAL: { en: 'Capital and drawings', ne: 'पुँजी र आहरण' },
  FINANCING: { en: 'Cash from financing activities', ne: 'वित्तीय कारोबारको नगद' },
  BEGUN: { en: 'Cash with which the books began', ne: 'हिसाब सुरु गर्दाको नगद' },
  MOVED: { en: 'Net change in cash', ne: 'नगदको खुद परिवर्तन' },
  OPENING: { en: 'Opening cash', ne: 'सुरु नगद' },
  CLOSING: { en: 'Closing cash', ne: 'अन्तिम नगद' },
  hint: {
    en: 'Cash is what lies in cash boxes, banks and wallets, and cheques in hand; what moves between them is left out. What comes in stands above zero, what goes out below it. Each amount opens its lines of the books.',
    ne: 'नगद भन्नाले नगद, बैंक र वालेटको रकम तथा हातका चेक हुन्; यिनीहरूबीच सरेको रकम यहाँ आउँदैन। आएको रकम शून्यभन्दा माथि र गएको रकम शून्यभन्दा तल देखिन्छ। प्रत्येक रकमबाट हिसाबका हरफ खुल्छन्।',
  },
});
