import type { RegisterType } from '@bahi/contract/enumeration';
import { exampleInvoiceMessages } from '@bahi/contract/sales/paper-look/example-invoice.messages';
import { timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { fiscalYearOf } from '@bahi/domain/calendar/fiscal-year';
import {
  addPaisa,
  asPaisa,
  multiplyRate,
  type Paisa,
  scalePaisa,
  subtractPaisa,
  sumPaisa,
  zeroPaisa,
} from '@bahi/domain/numbers/money';
import { asQuantity, oneUnitTenThousandths } from '@bahi/domain/numbers/quantity';
import type { Language } from '@bahi/domain/language';
import { priceWithTax } from '@bahi/domain/tax';
import { bothDates } from '../../../platform/core/days.ts';
import type { TaxedLine, PaperSeller, PaperText } from '@bahi/contract/paper/paper-data';
import { paperDate } from '../../../platform/paper/paper-date.ts';
import type { PaperReader } from '../../../platform/paper/paper-frame.ts';
import type { InvoicePaper } from '@bahi/contract/paper/invoice-data';

const t = exampleInvoiceMessages.texts;

/** Goods that a kirana shop sells, at prices before VAT; what they come to is worked out from them. */
const goods = [
  { particulars: t.rice, hsCode: '1006.30.90', unit: t.sack, count: 10, rate: asPaisa(2_400_00) },
  { particulars: t.oil, hsCode: '1514.99.00', unit: t.bottle, count: 12, rate: asPaisa(285_00) },
  { particulars: t.tea, hsCode: '0902.40.00', unit: t.packet, count: 25, rate: asPaisa(180_00) },
] as const;
const discount = asPaisa(920_00);
const deposit = asPaisa(10_000_00);
const vatHundredths = 1300;

type Example = {
  seller: PaperSeller;
  registerType: RegisterType;
  terms: readonly PaperText[];
  /** Who looks at it, and in which language. */
  viewer: string;
  language: Language;
};

/** A bill on credit that nobody issued, of today: a tax invoice where the seller has VAT. */
export function exampleInvoice(
  { calendar, now }: Pick<PaperReader, 'calendar' | 'now'>,
  { seller, registerType, terms, viewer, language }: Example,
): InvoicePaper {
  const day = todayInKathmandu(now);
  const { bs } = bothDates(day, calendar);
  const today = paperDate(calendar, day, bs);
  return {
    ...goodsOf(registerType === 'VAT'),
    registerType,
    isAbbreviable: false,
    copyNumber: null,
    cancellation: null,
    seller,
    buyer: { name: t.buyer, address: t.buyerAddress, pan: '300000000' },
    number: t.number.en,
    fiscalYear: fiscalYearOf(day, calendar).label,
    issued: today,
    due: today,
    paymentMode: 'CREDIT',
    receipt: null,
    before: { owed: zeroPaisa, deposit },
    abroad: null,
    link: null,
    outletName: null,
    remarks: t.remarks[language],
    terms,
    enteredBy: viewer,
    printedBy: viewer,
    printedAt: `${bs} ${timeInKathmandu(now)}`,
  };
}

function goodsOf(hasVat: boolean) {
  const taxRateHundredths = hasVat ? vatHundredths : 0;
  const lines = goods.map(({ particulars, hsCode, unit, count, rate }, position): TaxedLine => {
    const amount = scalePaisa(rate, count, 1);
    const quantity = asQuantity(count * oneUnitTenThousandths);
    return {
      number: position + 1,
      particulars,
      brand: null,
      hsCode,
      quantity,
      unit,
      rate,
      rateWithVat: priceWithTax(rate, taxRateHundredths),
      vat: multiplyRate(amount, taxRateHundredths),
      taxRateHundredths,
      discount: zeroPaisa,
      amount,
    };
  });
  const subTotal = sumPaisa(lines.map(({ amount }) => amount));
  const net = subtractPaisa(subTotal, discount);
  const vat: Paisa = hasVat ? multiplyRate(net, vatHundredths) : zeroPaisa;
  return {
    isTaxInvoice: hasVat,
    lines,
    subTotal,
    discount,
    shipping: zeroPaisa,
    taxable: hasVat ? net : zeroPaisa,
    exempt: hasVat ? zeroPaisa : net,
    zeroRated: zeroPaisa,
    vatByRate: hasVat ? [{ taxRateHundredths: vatHundredths, vat }] : [],
    rounding: zeroPaisa,
    grandTotal: addPaisa(net, vat),
  };
}
