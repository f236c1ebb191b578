import { messages } from '../../messages.ts';

/** The heads of columns and filters that several reports have, the same on screen, in Excel and on paper. */
export const reportColumns = messages('reportColumns', {
  outlet: { en: 'Outlet', ne: 'आउटलेट' },
  business: { en: 'Business', ne: 'व्यवसाय' },
  customer: { en: 'Customer', ne: 'ग्राहक' },
  status: { en: 'Status', ne: 'अवस्था' },
  cancelled: { en: 'Cancelled', ne: 'रद्द' },
  asAt: { en: 'As at', ne: 'कुन दिनसम्मको' },
  item: { en: 'Item', ne: 'सामान' },
  service: { en: 'Service', ne: 'सेवा' },
  yes: { en: 'Yes', ne: 'हो' },
});
