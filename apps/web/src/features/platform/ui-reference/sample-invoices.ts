import type { PaymentStatus } from '@bahi/contract/enumeration';

export type SampleInvoice = {
  id: number;
  number: string;
  customer: string;
  customerNp: string;
  dateAD: string;
  amount: number;
  status: PaymentStatus;
  isActive: boolean;
};

const customers = [
  ['Ganesh Kirana', 'गणेश किराना'],
  ['Machhapuchhre Traders', 'माछापुच्छ्रे ट्रेडर्स'],
  ['Sunita Thapa', 'सुनिता थापा'],
  ['Lumbini Hardware and Paint Suppliers', 'लुम्बिनी हार्डवेयर तथा रङ सप्लायर्स'],
  ['Himal Stationery', 'हिमाल स्टेसनरी'],
] as const;
const statuses = ['PAID', 'DUE', 'PARTIALLY_PAID'] as const;
const invoiceCount = 23;

/** Invoices as a shop in Butwal might have written them. */
export const sampleInvoices: readonly SampleInvoice[] = Array.from({ length: invoiceCount }, (_, position) => {
  const [customer, customerNp] = customers[position % customers.length] ?? customers[0];
  return {
    id: position + 1,
    number: `INV-2083/84-${String(position + 1).padStart(5, '0')}`,
    customer,
    customerNp,
    dateAD: `2026-11-${String(1 + (position % 20)).padStart(2, '0')}`,
    amount: 1250 + position * 7315.5,
    status: statuses[position % statuses.length] ?? 'DUE',
    isActive: position % 4 !== 3,
  };
});
