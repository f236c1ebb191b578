import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { type Detail, DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { KeptDocuments } from '../../../ui/documents/KeptDocuments.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { DocumentLines } from '../../stock/goods-lines/DocumentLines.tsx';
import { originKeys, type PurchaseDetail } from './purchase-rows.ts';
import { PurchaseStateBadge } from './PurchaseStateBadge.tsx';

/** A purchase bill as it was entered: head, lines with what became of them, totals, documents. */
export function PurchaseGeneral({ purchase }: { purchase: PurchaseDetail }) {
  const details = useDetails(purchase);
  return (
    <>
      <DetailList details={details.main} />
      <DocumentLines document={purchase} notes={useLineNotes(purchase)} />
      <DetailList details={details.rest} />
      <KeptDocuments documents={purchase.documents} />
    </>
  );
}

/** What became of each line: so much in stock, capital goods or an expense, and what it costs. */
function useLineNotes({ lines }: PurchaseDetail): string[] {
  const t = useTexts(purchaseScreenMessages);
  const language = useLanguage();
  return lines.map((line) => {
    const stocked = formatQuantity(quantityFromNumber(line.stockQuantity) ?? zeroQuantity, language);
    const unit = nameIn(language, line.stockUnit ?? '', line.stockUnitNp);
    const into = line.isCapital
      ? t('capital')
      : line.categoryId === null
        ? t('inStock', { quantity: `${stocked} ${unit}` })
        : nameIn(language, line.categoryName ?? '', line.categoryNameNp);
    return `${into} · ${t('cost', { amount: formatRupees(paisaOf(line.costAmount), language) })}`;
  });
}

function useDetails(purchase: PurchaseDetail): { main: Detail[]; rest: Detail[] } {
  const t = useTexts(purchaseScreenMessages);
  const goods = useTexts(goodsLinesScreenMessages);
  const language = useLanguage();
  const { fiscalYear, remarks, vendorPan } = purchase;
  const cancelled: Detail[] = [
    { label: t('cancelledBy'), value: purchase.cancelledBy },
    { label: t('cancelReason'), value: purchase.cancelReason, wide: true },
  ];
  const imported: Detail[] = [
    { label: goods('declarationNumber'), value: purchase.declarationNumber },
    { label: goods('declarationDate'), value: <DateText ad={purchase.declarationDateAD} withAd /> },
    { label: t('country'), value: nameIn(language, purchase.countryName ?? '', purchase.countryNameNp) },
  ];
  return {
    main: [
      { label: t('vendor'), value: nameIn(language, purchase.vendorName, purchase.vendorNameNp) },
      { label: t('state'), value: <PurchaseStateBadge purchase={purchase} /> },
      { label: t('billNumber'), value: purchase.billNumber },
      { label: t('origin'), value: t(originKeys[purchase.origin]) },
      { label: t('billDate'), value: <DateText ad={purchase.issuedDateAD} withAd /> },
      { label: t('dueDate'), value: <DateText ad={purchase.dueDateAD} withAd /> },
      ...(purchase.origin === 'IMPORT' ? imported : []),
      ...(purchase.state === 'CANCELLED' ? cancelled : []),
    ],
    rest: [
      ...(purchase.vat > 0
        ? [{ label: goods('vatSum'), value: t(purchase.isVatSetOff ? 'vatSetOff' : 'vatIsCost'), wide: true }]
        : []),
      ...(purchase.debitedAmount === 0
        ? []
        : [{ label: t('debitedAmount'), value: <MoneyText rupees={purchase.debitedAmount} withUnit /> }]),
      { label: t('address'), value: nameIn(language, purchase.vendorAddress, purchase.vendorAddressNp) },
      { label: t('pan'), value: vendorPan === null ? null : inDigitsOf(vendorPan, language) },
      { label: goods('outlet'), value: nameIn(language, purchase.outletName, purchase.outletNameNp) },
      { label: t('fiscalYear'), value: fiscalYear === null ? null : formatFiscalYear(fiscalYear, language) },
      { label: t('enteredBy'), value: purchase.enteredBy },
      ...(remarks === null ? [] : [{ label: goods('remarks'), value: remarks, wide: true }]),
    ],
  };
}
