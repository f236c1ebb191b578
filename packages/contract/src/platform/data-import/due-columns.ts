import type { Text } from '../../messages.ts';
import type { ImportColumn } from './import-column.ts';
import { importColumnsMessages } from './import-columns.messages.ts';

const t = importColumnsMessages.texts;
const same = (text: string): Text => ({ en: text, ne: text });

const partyNames = [
  'Party name',
  "Party's name",
  'Party',
  'Name',
  'Ledger name',
  'Account name',
  'Display name',
  'नाम',
];

/** A bill, when it was written and when it was due, and what is left of it. */
const bill: readonly ImportColumn[] = [
  {
    key: 'phone',
    label: t.phone,
    names: ['Phone number', 'Mobile', 'Mobile number', 'Mobile no.', 'Phone no.', 'Contact no', 'मोबाइल'],
    note: t.partyToldApartNote,
  },
  {
    key: 'pan',
    label: t.pan,
    names: ['PAN', 'PAN no', 'VAT no', 'PAN number', 'VAT number', 'PAN/VAT', 'प्यान'],
    note: t.partyToldApartNote,
  },
  {
    key: 'billNumber',
    label: t.billNumber,
    isRequired: true,
    names: [
      'Bill no',
      'Bill no.',
      'Bill#',
      'Invoice no',
      'Invoice no.',
      'Invoice number',
      'Invoice#',
      'Ref. no.',
      'Ref no',
      'Reference',
      'Reference no',
      'Voucher no',
      'Voucher number',
      'Document no',
      'बिल नं',
      'बीजक नम्बर',
      'बीजक नं',
    ],
    example: same('INV-0412'),
    note: t.billNumberNote,
  },
  {
    key: 'billDate',
    label: t.billDate,
    isRequired: true,
    names: ['Date', 'Invoice date', 'Bill dt', 'Voucher date', 'Document date', 'मिति'],
    example: same('2083-02-15'),
    note: t.dateNote,
  },
  {
    key: 'dueDate',
    label: t.dueDate,
    names: ['Due on', 'Due dt', 'Payment due date', 'Maturity date', 'म्याद', 'भुक्तानी मिति'],
    example: same('2083-03-15'),
    note: t.dueDateNote,
  },
  {
    key: 'amount',
    label: t.openAmount,
    isRequired: true,
    isNumber: true,
    names: [
      'Pending amount',
      'Pending amt',
      'Balance due',
      'Balance',
      'Amount due',
      'Due amount',
      'Outstanding',
      'Outstanding amount',
      'Unpaid amount',
      'Closing balance',
      'Opening balance',
      'बाँकी',
      'Amount',
      'रकम',
    ],
    example: same('12500'),
    note: t.openAmountNote,
  },
  { key: 'outlet', label: t.outlet, names: ['Branch', 'Location', 'Store'], note: t.dueOutletNote },
  { key: 'description', label: t.description, names: ['Remarks', 'Narration', 'Notes', 'कैफियत'] },
];

/** What customers still owe of bills of another program. */
export const customerDueColumns: readonly ImportColumn[] = [
  {
    key: 'party',
    label: t.customer,
    isRequired: true,
    names: ['Customer name', 'Customer', 'Bill to', 'ग्राहकको नाम', ...partyNames],
    example: t.customerExample,
    note: t.customerThereNote,
  },
  ...bill,
];

/** What is still owed to vendors. */
export const vendorDueColumns: readonly ImportColumn[] = [
  {
    key: 'party',
    label: t.vendor,
    isRequired: true,
    names: ['Vendor name', 'Supplier name', 'Supplier', 'विक्रेताको नाम', ...partyNames],
    example: t.vendorExample,
    note: t.vendorThereNote,
  },
  ...bill,
];
