import { invoiceTexts } from '@bahi/contract/paper/invoice-texts';
import { standardCalendar } from '@bahi/domain/calendar/bs-calendar';
import { readCounterText } from '@bahi/domain/counter/counter-text';
import { computeInvoiceTotal } from '@bahi/domain/invoice-total';
import { asPaisa } from '@bahi/domain/numbers/money';
import { asQuantity } from '@bahi/domain/numbers/quantity';
import { expect, test } from 'vitest';
import { blankLine } from '../../../stock/goods-lines/document-draft.ts';
import { type ToWrite, writtenInvoice } from './written-invoice.ts';

const rules = { vatRegistered: true, allowsFreeLines: false, roundsToRupee: false };
const counted = computeInvoiceTotal({
  rules,
  discountType: '1',
  discountValue: 0,
  shipping: asPaisa(0),
  lines: [
    {
      quantity: asQuantity(20_000),
      rate: asPaisa(11_300),
      taxCode: 'TAXABLE',
      taxRateHundredths: 1300,
      vatIncluded: true,
      discountType: '1',
      discountValue: 0,
    },
  ],
});
if (!counted.ok) throw new Error('not counted');

const tea = {
  inventoryType: 'ITEM' as const,
  id: 7,
  code: 'TEA',
  sku: null,
  barcode: null,
  name: 'Tea',
  nameNp: 'चिया',
  unit: 'packet',
  unitNp: 'पोका',
  salesUnit: null,
  rate: 113,
  vatIncluded: true,
  taxable: true,
  taxRate: 13,
};
const inBoth = { en: 'Tokla', ne: 'टोक्ला' };
const sale: ToWrite = {
  counterId: 4,
  deviceId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  lendId: 9,
  issuedAt: Date.parse('2026-11-27T18:20:00.000Z'),
  user: { id: 3, name: 'Sita Gurung' },
  form: { state: 'FINAL' },
  own: { paymentMode: 'CASH', payments: [], tenderedAmount: '500' },
  lines: [{ ...blankLine(1), item: tea, quantity: '2', rate: '113' }],
  total: counted.total,
  remarks: '',
  isTaxInvoice: true,
  buyer: {
    name: 'Cash customer',
    nameNp: 'नगद ग्राहक',
    phoneNumber: null,
    vatPanNo: null,
    address: { en: '', ne: null },
  },
  goods: new Map([[7, { brand: inBoth, hsCode: '0902', unitCode: 'pkt' }]]),
  slip: {
    registerType: 'VAT',
    issuesAbbreviated: false,
    name: { en: 'Himal Stores', ne: 'हिमाल स्टोर्स' },
    address: { en: 'Butwal-11', ne: 'बुटवल-११' },
    pan: '301234567',
    phone: null,
    footer: { en: '', ne: null },
    outletName: null,
    terms: [],
    cashCustomerAddress: null,
  },
  calendar: standardCalendar,
};
const place = { fiscalYear: '2083/84', sequence: 12, number: 'INV-KTM-C2-2083/84-000012' };

test('what is sent is read as what was printed', () => {
  const { text, paper } = writtenInvoice(sale, place);
  const read = readCounterText(text);
  if (!read.ok) throw new Error(read.fault);
  expect(read.invoice).toMatchObject({ ...place, issuedAt: '2026-11-27T18:20:00.000Z', userName: 'Sita Gurung' });
  expect(read.invoice.printed.totals).toEqual({ net: 20_000, vat: 2600, grandTotal: 22_600 });
  expect(read.invoice.printed.lines).toEqual([
    {
      name: 'Tea',
      nameNp: 'चिया',
      unit: 'pkt',
      writtenIn: null,
      quantity: 2,
      rate: 10_000,
      discount: 0,
      net: 20_000,
      vat: 2600,
    },
  ]);
  expect(paper.grandTotal).toBe(22_600);
});

test('cartons are named as the books name them, and it is told how they counted', () => {
  const carton = { id: 5, code: 'ctn', name: 'Carton', nameNp: 'कार्टुन', own: 24, per: 1 };
  const line = { ...blankLine(1), item: tea, quantity: '2', rate: '113', soldIn: carton };
  const { text, paper } = writtenInvoice({ ...sale, lines: [line] }, place);
  expect(paper.lines[0]).toMatchObject({ unit: { en: 'ctn', ne: 'कार्टुन' }, counted: { unit: { en: 'pkt' } } });
  const read = readCounterText(text);
  expect(read.ok && read.invoice.printed.lines[0]).toMatchObject({
    unit: 'ctn',
    writtenIn: { nameNp: 'कार्टुन', own: 24, per: 1 },
  });
});

test('the slip has its number, the day in Nepal, what goods are and what is given back', () => {
  const view = invoiceTexts(writtenInvoice(sale, place).paper, 'en', 'SLIP');
  const said = (label: string) => [...view.facts, ...view.buyer].find((fact) => fact.label.main === label)?.value;
  expect(view.facts.map(({ value }) => value)).toContain('INV-KTM-C2-2083/84-000012');
  // It was past midnight in Nepal.
  expect(view.facts.map(({ note }) => note).join()).toContain('2026-11-28');
  expect(said("Buyer's name")).toBe('Cash customer');
  expect(view.lines[0]).toMatchObject({ particulars: 'Tea', hsCode: '0902', amount: '200.00' });
  expect(view.lines[0]?.note).toContain('Tokla');
  expect(view.totals.map(({ value }) => value)).toContain('274.00');
  expect(view.qrText).toContain('TOTAL:226');
});
