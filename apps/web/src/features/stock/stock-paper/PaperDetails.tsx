import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { type Detail, DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import type { PaperHead } from './paper-row.ts';
import { PaperStateBadge } from './PaperStateBadge.tsx';

/** The head of a paper in its details; `own` stand after its outlet. */
export function PaperDetails({ paper, own = [] }: { paper: PaperHead; own?: readonly Detail[] }) {
  const t = useTexts(stockPaperScreenMessages);
  const language = useLanguage();
  const cancelled: Detail[] = [
    { label: t('cancelledBy'), value: paper.cancelledBy },
    { label: t('cancelReason'), value: paper.cancelReason, wide: true },
  ];
  return (
    <DetailList
      details={[
        { label: t('date'), value: <DateText ad={paper.dateAD} withAd /> },
        { label: t('status'), value: <PaperStateBadge state={paper.state} /> },
        { label: t('outlet'), value: nameIn(language, paper.outletName, paper.outletNameNp) },
        ...own,
        ...(paper.value === null ? [] : [{ label: t('value'), value: <MoneyText rupees={paper.value} withUnit /> }]),
        ...(paper.fiscalYear === null
          ? []
          : [{ label: t('fiscalYear'), value: formatFiscalYear(paper.fiscalYear, language) }]),
        { label: t('enteredBy'), value: paper.enteredBy },
        ...(paper.remarks === null ? [] : [{ label: t('remarks'), value: paper.remarks, wide: true }]),
        ...(paper.state === 'CANCELLED' ? cancelled : []),
      ]}
    />
  );
}
