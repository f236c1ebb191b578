import { asCalendarDay } from '@bahi/domain/calendar/calendar-day';
import { asPaisa } from '@bahi/domain/numbers/money';
import { asQuantity } from '@bahi/domain/numbers/quantity';
import type { PaperLook, TaxedLine } from '@bahi/contract/paper/paper-data';
import type { InvoicePaper } from '@bahi/contract/paper/invoice-data';

/** The look that every business begins with. */
export const plainLook: PaperLook = {
  layout: 'CLASSIC',
  colour: 'INDIGO',
  logoPlace: 'LEFT',
  logoPng: null,
  signaturePng: null,
  footer: { en: '', ne: null },
};

/** A tax invoice of a trader in Butwal, with one line of rice; what a test is about is given. */
export function buildInvoicePaper(given: Partial<InvoicePaper> = {}): InvoicePaper {
  return {
    isTaxInvoice: true,
    registerType: 'VAT',
    isAbbreviable: false,
    copyNumber: 0,
    cancellation: null,
    seller: {
      name: { en: 'Pashupati Traders', ne: 'पशुपति ट्रेडर्स' },
      address: { en: 'Butwal-8, Rupandehi', ne: 'बुटवल-८, रुपन्देही' },
      pan: '609812345',
      phone: '071-540123',
      look: plainLook,
    },
    buyer: {
      name: { en: 'Himalayan Kirana', ne: 'हिमालयन किराना' },
      address: { en: 'Tansen-4, Palpa', ne: 'तानसेन-४, पाल्पा' },
      pan: '302145678',
    },
    number: 'INV-2083/84-00147',
    fiscalYear: '2083/84',
    issued: { day: asCalendarDay(20_777), bs: '2083-08-04', isProvisional: false },
    due: { day: asCalendarDay(20_807), bs: '2083-09-04', isProvisional: false },
    paymentMode: 'CREDIT',
    receipt: null,
    before: { owed: asPaisa(1_500_00), deposit: asPaisa(0) },
    abroad: null,
    link: null,
    outletName: null,
    lines: [buildPaperLine()],
    subTotal: asPaisa(1_23_45_678),
    discount: asPaisa(45_678),
    shipping: asPaisa(0),
    taxable: asPaisa(1_23_00_000),
    exempt: asPaisa(0),
    zeroRated: asPaisa(0),
    vatByRate: [{ taxRateHundredths: 1300, vat: asPaisa(15_99_000) }],
    rounding: asPaisa(0),
    grandTotal: asPaisa(1_38_99_000),
    remarks: null,
    terms: [],
    enteredBy: 'Sita Sharma',
    printedBy: 'Ram Thapa',
    printedAt: '2083-08-04 14:32',
    ...given,
  };
}

export function buildPaperLine(given: Partial<TaxedLine> = {}): TaxedLine {
  return {
    number: 1,
    particulars: { en: 'Basmati rice', ne: 'बासमती चामल' },
    brand: null,
    hsCode: '1006.30.90',
    quantity: asQuantity(50_0000),
    unit: { en: 'Sack', ne: 'बोरा' },
    rate: asPaisa(2_46_914),
    discount: asPaisa(0),
    amount: asPaisa(1_23_45_678),
    rateWithVat: asPaisa(2_79_013),
    vat: asPaisa(15_99_000),
    taxRateHundredths: 1300,
    ...given,
  };
}
