import { messages } from '../../messages.ts';

/** The heads of the summary of whom to call, the same on screen, in Excel and on paper. */
export const customerReachOutColumns = messages('customerReachOutColumns', {
  title: { en: 'Customer reach-out summary', ne: 'ग्राहक सम्पर्क सारांश' },
  lastSale: { en: 'Last sale', ne: 'अन्तिम बिक्री' },
  sales: { en: 'Sales in the period (Rs)', ne: 'अवधिको बिक्री (रु)' },
  overdue: { en: 'Overdue (Rs)', ne: 'भाका नाघेको (रु)' },
  oldestDue: { en: 'Oldest due date', ne: 'सबैभन्दा पुरानो तिर्ने मिति' },
  notBoughtSince: { en: 'Has not bought since', ne: 'यो मितियता नकिनेका' },
  overdueOnly: { en: 'Overdue only', ne: 'भाका नाघेका मात्र' },
  country: { en: 'Country', ne: 'देश' },
  province: { en: 'Province', ne: 'प्रदेश' },
  district: { en: 'District', ne: 'जिल्ला' },
});
