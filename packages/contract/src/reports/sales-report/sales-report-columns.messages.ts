import { messages } from '../../messages.ts';

/** The heads of the sales report's columns and filters, the same on screen, in Excel and on paper. */
export const salesReportColumns = messages('salesReportColumns', {
  title: { en: 'Sales report', ne: 'बिक्री प्रतिवेदन' },
  invoices: { en: 'Invoices: {count}', ne: '{count} बिल' },
  invoiceNumber: { en: 'Invoice number', ne: 'बिल नम्बर' },
  invoiceDate: { en: 'Date', ne: 'मिति' },
  invoiceDateAD: { en: 'Date (AD)', ne: 'मिति (ई.सं.)' },
  invoiceDueDate: { en: 'Due date', ne: 'तिर्ने मिति' },
  sales: { en: 'Quantity', ne: 'परिमाण' },
  shippingCharge: { en: 'Shipping (Rs)', ne: 'ढुवानी (रु)' },
  discountCharge: { en: 'Discount (Rs)', ne: 'छुट (रु)' },
  taxAmount: { en: 'VAT (Rs)', ne: 'भ्याट (रु)' },
  grandTotal: { en: 'Total (Rs)', ne: 'जम्मा (रु)' },
  totalCredit: { en: 'Due (Rs)', ne: 'बाँकी (रु)' },
  inventoryType: { en: 'Inventory type', ne: 'सामान वा सेवा' },
  withReturns: { en: 'With credit notes', ne: 'क्रेडिट नोटसहित' },
  itemOrService: { en: 'Item or service', ne: 'कुन सामान वा सेवा' },
});
