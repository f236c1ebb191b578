import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { invoiceScreenMessages } from '@bahi/contract/sales/invoice/invoice-screen.messages';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import type { Language } from '@bahi/domain/language';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { nameIn, type Translate, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { type Detail, DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { DocumentLines } from '../../stock/goods-lines/DocumentLines.tsx';
import { useQuotationDetail } from '../quotation/use-quotation-of.tsx';
import { useApprovalDetails } from '../approval/use-approval-details.tsx';
import { useReportDetail } from '../cbms/use-report-detail.tsx';
import { useCreditDetails } from '../credit-limit/use-credit-details.ts';
import { type InvoiceDetail, invoiceModeKeys, staysInBooks } from './invoice-rows.ts';
import { InvoiceStateBadge } from './InvoiceStateBadge.tsx';

/** An invoice as it was written: head, lines, totals. */
export function InvoiceGeneral({ invoice }: { invoice: InvoiceDetail }) {
  const t = useTexts(invoiceScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const payment = useTexts(paymentDialogMessages);
  const language = useLanguage();
  const prints = invoice.printCount === 0 ? t('notPrinted') : t('printedTimes', { count: invoice.printCount });
  const quotation = useQuotationDetail(invoice.id);
  const main: Detail[] = [
    { label: t('customer'), value: nameIn(language, invoice.customerName, invoice.customerNameNp) },
    { label: t('state'), value: <InvoiceStateBadge invoice={invoice} /> },
    { label: goods('date'), value: <DateText ad={invoice.issuedDateAD} withAd /> },
    { label: t('dueDate'), value: <DateText ad={invoice.dueDateAD} withAd /> },
    ...(invoice.state === 'CANCELLED'
      ? [
          { label: t('cancelledBy'), value: invoice.cancelledBy },
          { label: t('cancelReason'), value: invoice.cancelReason, wide: true },
        ]
      : []),
  ];
  const rest: Detail[] = [
    { label: t('address'), value: nameIn(language, invoice.customerAddress, invoice.customerAddressNp) },
    { label: t('pan'), value: invoice.customerPan === null ? null : inDigitsOf(invoice.customerPan, language) },
    { label: goods('outlet'), value: nameIn(language, invoice.outletName, invoice.outletNameNp) },
    { label: t('paymentMode'), value: paidHow(invoice, (mode) => payment(invoiceModeKeys[mode]), language) },
    ...paidAtOnce(invoice, t),
    ...abroad(invoice, { t, goods, language }),
    ...quotation,
    ...(invoice.creditedAmount === 0
      ? []
      : [{ label: t('creditedAmount'), value: <MoneyText rupees={invoice.creditedAmount} withUnit /> }]),
    {
      label: t('fiscalYear'),
      value: invoice.fiscalYear === null ? null : formatFiscalYear(invoice.fiscalYear, language),
    },
    { label: t('enteredBy'), value: invoice.enteredBy },
    ...useApprovalDetails(invoice),
    ...useCreditDetails(invoice),
    ...(invoice.state === 'DRAFT' ? [] : [{ label: t('printed'), value: prints }]),
    ...useReportDetail(invoice),
    ...(staysInBooks(invoice) ? [{ label: t('cancelling'), value: t('notCancellable'), wide: true }] : []),
    ...(invoice.remarks === null ? [] : [{ label: goods('remarks'), value: invoice.remarks, wide: true }]),
    ...(invoice.terms.length === 0 ? [] : [{ label: t('terms'), value: <Terms terms={invoice.terms} />, wide: true }]),
  ];
  return (
    <>
      <DetailList details={main} />
      <DocumentLines document={invoice} />
      <DetailList details={rest} />
    </>
  );
}

/** The mode of payment; of one that was paid in parts each with its amount. */
function paidHow(
  { paymentMode, payments }: InvoiceDetail,
  word: (mode: InvoiceDetail['paymentMode']) => string,
  language: Language,
): string {
  if (paymentMode !== 'MIXED' || payments.length === 0) return word(paymentMode);
  return payments.map(({ mode, amount }) => `${word(mode)} ${formatRupees(paisaOf(amount), language)}`).join(' · ');
}

/** The receipt that was written with it, and what was given in cash and given back. */
function paidAtOnce(
  { receiptNumber, tenderedAmount, changeAmount }: InvoiceDetail,
  t: Translate<typeof invoiceScreenMessages.texts>,
): Detail[] {
  return [
    ...(receiptNumber === null ? [] : [{ label: t('receipt'), value: receiptNumber }]),
    ...(tenderedAmount === null
      ? []
      : [{ label: t('tendered'), value: <MoneyText rupees={tenderedAmount} withUnit /> }]),
    ...(changeAmount === null ? [] : [{ label: t('givenBack'), value: <MoneyText rupees={changeAmount} withUnit /> }]),
  ];
}

/** Where an export goes, and what the customs declared of it. */
function abroad(
  invoice: InvoiceDetail,
  {
    t,
    goods,
    language,
  }: {
    t: Translate<typeof invoiceScreenMessages.texts>;
    goods: Translate<typeof goodsLinesScreenMessages.texts>;
    language: Language;
  },
): Detail[] {
  if (invoice.destination === 'LOCAL') return [];
  const { countryName, countryNameNp, declarationNumber, declarationDateAD } = invoice;
  return [
    { label: t('destination'), value: t('EXPORT') },
    { label: t('country'), value: countryName === null ? null : nameIn(language, countryName, countryNameNp) },
    { label: goods('declarationNumber'), value: declarationNumber },
    {
      label: goods('declarationDate'),
      value: declarationDateAD === null ? null : <DateText ad={declarationDateAD} withAd />,
    },
  ];
}

/** What is printed at the foot of the invoice. */
function Terms({ terms }: Pick<InvoiceDetail, 'terms'>) {
  const language = useLanguage();
  return terms.map(({ name, nameNp }) => <div key={name}>{nameIn(language, name, nameNp)}</div>);
}
