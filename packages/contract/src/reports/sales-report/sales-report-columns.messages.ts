import { messages } from '../../messages.ts';

/** The heads of the sales report's columns and filters, the same on screen, in Excel and on paper. */
export const salesReportColumns = messages('salesReportColumns', {
  title: { en: 'Sales report', ne: 'बिक्री प्रतिवेदन' },
  invoiceNumber: { en: 'Invoice number', ne: 'बिल नम्बर' },
  businessName: { en: 'Business', ne: 'व्यवसाय' },
  outletName: { en: 'Outlet', ne: 'आउटलेट' },
  customerName: { en: 'Customer', ne: 'ग्राहक' },
  invoiceDate: { en: 'Date', ne: 'मिति' },
  invoiceDateAD: { en: 'Date (AD)', ne: 'मिति (ई.सं.)' },
  invoiceDueDate: { en: 'Due date', ne: 'तिर्ने मिति' },
  sales: { en: 'Quantity', ne: 'परिमाण' },
  shippingCharge: { en: 'Shipping (Rs)', ne: 'ढुवानी (रु)' },
  discountCharge: { en: 'Discount (Rs)', ne: 'छुट (रु)' },
  taxAmount: { en: 'VAT (Rs)', ne: 'भ्याट (रु)' },
  grandTotal: { en: 'Total (Rs)', ne: 'जम्मा (रु)' },
  totalCredit: { en: 'Due (Rs)', ne: 'बाँकी (रु)' },
  status: { en: 'Status', ne: 'अवस्था' },
  cancelled: { en: 'Cancelled', ne: 'रद्द' },
  inventoryType: { en: 'Kind', ne: 'प्रकार' },
  item: { en: 'Item', ne: 'सामान' },
  service: { en: 'Service', ne: 'सेवा' },
});
