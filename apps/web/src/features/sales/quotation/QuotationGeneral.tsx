import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { quotationScreenMessages } from '@bahi/contract/sales/quotation/quotation-screen.messages';
import { screens } from '@bahi/contract/screens';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, type Translate, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { type Detail, DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { DocumentLines } from '../../stock/goods-lines/DocumentLines.tsx';
import { useApprovalDetails } from '../approval/use-approval-details.tsx';
import type { QuotationDetail } from './quotation-rows.ts';
import { QuotationStateBadge } from './QuotationStateBadge.tsx';

type Words = Translate<typeof quotationScreenMessages.texts>;

/** A quotation as it was written: head, lines, totals, and what became of it. */
export function QuotationGeneral({ quotation }: { quotation: QuotationDetail }) {
  const t = useTexts(quotationScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const main: Detail[] = [
    { label: t('customer'), value: nameIn(language, quotation.customerName, quotation.customerNameNp) },
    { label: t('status'), value: <QuotationStateBadge {...quotation} /> },
    { label: goods('date'), value: <DateText ad={quotation.issuedDateAD} withAd /> },
    { label: t('validUntil'), value: <DateText ad={quotation.dueDateAD} withAd /> },
    ...answerDetails(quotation, t),
    ...(quotation.invoices.length === 0
      ? []
      : [{ label: t('invoices'), value: <MadeInvoices invoices={quotation.invoices} />, wide: true }]),
  ];
  const { customerPan, fiscalYear, terms } = quotation;
  const rest: Detail[] = [
    { label: t('address'), value: nameIn(language, quotation.customerAddress, quotation.customerAddressNp) },
    { label: t('pan'), value: customerPan === null ? null : inDigitsOf(customerPan, language) },
    { label: goods('outlet'), value: nameIn(language, quotation.outletName, quotation.outletNameNp) },
    { label: t('fiscalYear'), value: fiscalYear === null ? null : formatFiscalYear(fiscalYear, language) },
    { label: t('enteredBy'), value: quotation.enteredBy },
    ...useApprovalDetails(quotation),
    ...(quotation.remarks === null ? [] : [{ label: goods('remarks'), value: quotation.remarks, wide: true }]),
    ...(terms.length === 0 ? [] : [{ label: t('terms'), value: <Terms terms={terms} />, wide: true }]),
  ];
  return (
    <>
      <DetailList details={main} />
      <DocumentLines document={quotation} />
      <DetailList details={rest} />
    </>
  );
}

/** What the customer said, when it was noted and by whom. */
function answerDetails({ answeredAt, answeredBy, answerRemarks }: QuotationDetail, t: Words): Detail[] {
  if (answeredAt === null) return [];
  return [
    { label: t('answeredOn'), value: <DateText ad={answeredAt} /> },
    { label: t('answeredBy'), value: answeredBy },
    ...(answerRemarks === null ? [] : [{ label: t('said'), value: answerRemarks, wide: true }]),
  ];
}

function MadeInvoices({ invoices }: Pick<QuotationDetail, 'invoices'>) {
  const t = useTexts(quotationScreenMessages);
  return invoices.map(({ id, code }) => (
    <div key={id}>
      <TextLink to={`${screens.invoices}?view=${id}`}>{code ?? t('invoiceDraft')}</TextLink>
    </div>
  ));
}

function Terms({ terms }: Pick<QuotationDetail, 'terms'>) {
  const language = useLanguage();
  return terms.map(({ name, nameNp }) => <div key={name}>{nameIn(language, name, nameNp)}</div>);
}
