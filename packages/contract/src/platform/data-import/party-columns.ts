import type { Text } from '../../messages.ts';
import type { ImportColumn } from './import-column.ts';
import { importColumnsMessages } from './import-columns.messages.ts';

const t = importColumnsMessages.texts;
const same = (text: string): Text => ({ en: text, ne: text });

const nameNp = { key: 'nameNp', label: t.nameNp, isNepali: true, names: ['Name in Nepali', 'नेपालीमा नाम'] } as const;
const phoneNames = [
  'Phone number',
  'Mobile',
  'Mobile number',
  'Mobile no.',
  'Phone no.',
  'Contact number',
  'Contact no',
  'Contact',
  'मोबाइल',
];
const panNames = ['PAN', 'PAN no', 'VAT no', 'PAN number', 'VAT number', 'PAN/VAT', 'TPIN', 'प्यान'];

/** Where a party is, as far as both kinds say it alike. */
const places: readonly ImportColumn[] = [
  { key: 'province', label: t.province, names: ['State'], note: t.placeNote },
  { key: 'district', label: t.district, example: t.districtExample, note: t.placeNote },
  {
    key: 'localBody',
    label: t.localBody,
    isRequired: true,
    names: ['Municipality', 'City', 'Palika', 'VDC', 'नगरपालिका', 'पालिका'],
    example: t.localBodyExample,
    note: t.localBodyNote,
  },
  { key: 'wardNo', label: t.ward, isRequired: true, isNumber: true, names: ['Ward no', 'वडा नं'], example: same('11') },
];

export const customerColumns: readonly ImportColumn[] = [
  {
    key: 'name',
    label: t.partyName,
    isRequired: true,
    names: [
      'Customer name',
      'Customer',
      'Party name',
      'Display name',
      'Ledger name',
      'Account name',
      'Company name',
      'ग्राहकको नाम',
      'ग्राहक',
    ],
    example: t.customerExample,
  },
  { ...nameNp, example: t.customerNpExample, note: t.nameNpNote },
  {
    key: 'phoneNumber',
    label: t.phone,
    isRequired: true,
    names: phoneNames,
    example: same('9841000000'),
    note: t.phoneNote,
  },
  { key: 'focalPerson', label: t.focalPerson, names: ['Contact name', 'Attention'], note: t.focalPersonNote },
  { key: 'email', label: t.email, names: ['E-mail', 'Email address', 'EmailID', 'Email id'] },
  { key: 'vatPanNo', label: t.pan, names: panNames },
  {
    key: 'customerGroup',
    label: t.customerGroup,
    names: ['Group', 'Party group', 'Group name', 'Price group', 'समूह'],
    note: t.customerGroupNote,
  },
  {
    key: 'creditLimit',
    label: t.creditLimit,
    names: ['Credit limit', 'Credit limit amount', 'Credit amount', 'Max credit', 'उधारो सीमा'],
    isNumber: true,
    note: t.creditLimitNote,
  },
  {
    key: 'creditDays',
    label: t.creditDays,
    names: ['Credit period', 'Default credit period', 'Payment terms', 'Due days', 'उधारो अवधि', 'उधारो दिन'],
    isNumber: true,
    note: t.creditDaysNote,
  },
  ...places,
  { key: 'tole', label: t.tole, names: ['Street', 'Address', 'ठेगाना'], example: t.toleExample },
];

export const vendorColumns: readonly ImportColumn[] = [
  {
    key: 'name',
    label: t.partyName,
    isRequired: true,
    names: [
      'Vendor name',
      'Vendor',
      'Supplier name',
      'Supplier',
      'Party name',
      'Display name',
      'Ledger name',
      'Account name',
      'Company name',
      'विक्रेताको नाम',
      'विक्रेता',
    ],
    example: t.vendorExample,
  },
  { ...nameNp, isRequired: true, example: t.vendorNpExample, note: t.nameNpNote },
  {
    key: 'alias',
    label: t.alias,
    isRequired: true,
    names: ['Short name', 'Code'],
    example: t.aliasExample,
    note: t.aliasNote,
  },
  {
    key: 'vendorType',
    label: t.vendorType,
    isRequired: true,
    names: ['Vendor type', 'Supplier type'],
    example: t.vendorTypeExample,
  },
  {
    key: 'contact',
    label: t.phone,
    isRequired: true,
    names: phoneNames,
    example: same('9841000000'),
    note: t.phoneNote,
  },
  {
    key: 'email',
    label: t.email,
    isRequired: true,
    names: ['E-mail', 'Email address', 'EmailID', 'Email id'],
    example: same('sharma@bahi.example'),
  },
  { key: 'panOrVat', label: t.pan, isRequired: true, names: panNames, example: same('301234567') },
  { key: 'isVatRegistered', label: t.isVatRegistered, names: ['VAT registered'], example: t.yes, note: t.yesNoNote },
  ...places,
  {
    key: 'street',
    label: t.street,
    isRequired: true,
    names: ['Tole', 'Street', 'Address', 'ठेगाना'],
    example: t.toleExample,
  },
  {
    key: 'addressLine',
    label: t.addressLine,
    isRequired: true,
    names: ['Address line', 'House', 'Building'],
    example: t.addressLineExample,
  },
];
