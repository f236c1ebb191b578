import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { paisaFromRupees } from '@bahi/domain/numbers/money';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { type Detail, DetailList } from '../../../ui/dialogs/DetailList.tsx';
import type { DueRow } from './due-document.ts';
import { useOutletName } from './DueFields.tsx';
import { DueFigures } from './DueFigures.tsx';

type Props = {
  record: DueRow;
  words: { paid: string; remaining: string };
  /** What the kind has beside: the party, the category, the number of the bill. */
  own: readonly Detail[];
};

/** The general information of an income or expense: its payments in one line, then what was entered. */
export function DueGeneral({ record, words, own }: Props) {
  const t = useTexts(dueDocumentScreenMessages);
  const language = useLanguage();
  const outlet = useOutletName()(record.outletId);
  const total = paisaFromRupees(record.totalBillAmount);
  return (
    <>
      <DueFigures record={record} words={words} />
      <DetailList
        details={[
          ...own,
          { label: t('billDate'), value: <DateText ad={record.billDateAD} withAd /> },
          { label: t('dueDate'), value: <DateText ad={record.dueDateAD} withAd /> },
          { label: t('words'), value: total === null ? null : amountInWords(total, language), wide: true },
          ...(record.description === null ? [] : [{ label: t('description'), value: record.description, wide: true }]),
          ...(outlet === null ? [] : [{ label: t('outlet'), value: outlet }]),
          { label: t('enteredBy'), value: record.createdBy },
        ]}
      />
    </>
  );
}
