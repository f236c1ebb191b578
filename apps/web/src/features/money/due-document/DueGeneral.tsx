import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { amountInWords } from '@bahi/domain/numbers/amount-in-words';
import { paisaFromRupees } from '@bahi/domain/numbers/money';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';
import type { DueRow } from './due-document.ts';
import type { DueDetail, DueKind } from './due-kind.ts';
import { useOutletName } from './DueFields.tsx';
import { DueFigures } from './DueFigures.tsx';

type Props<Row extends DueRow, Stored extends Row & DueDetail> = { kind: DueKind<Row, Stored>; record: Stored };

/** The general information of an income or expense: its payments in one line, then what was entered. */
export function DueGeneral<Row extends DueRow, Stored extends Row & DueDetail>({ kind, record }: Props<Row, Stored>) {
  const words = useTexts(kind.texts);
  const party = useTexts(kind.partyTexts);
  const t = useTexts(dueDocumentScreenMessages);
  const language = useLanguage();
  const outlet = useOutletName()(record.outletId);
  const partyOf = kind.partyOf(record);
  const total = paisaFromRupees(record.totalBillAmount);
  return (
    <>
      <DueFigures record={record} words={{ paid: words('settled'), remaining: words('remaining') }} />
      <DetailList
        details={[
          { label: party('party'), value: nameIn(language, partyOf.name, partyOf.nameNp) },
          { label: t('category'), value: nameIn(language, record.categoryName, record.categoryNameNp) },
          ...Object.values(kind.useOwnDetails(record)).filter((detail) => detail !== null),
          { label: t('billDate'), value: <DateText ad={record.billDateAD} withAd /> },
          { label: t('dueDate'), value: <DateText ad={record.dueDateAD} withAd /> },
          { label: t('words'), value: total === null ? null : amountInWords(total, language), wide: true },
          ...(record.description === null ? [] : [{ label: t('description'), value: record.description, wide: true }]),
          ...(record.isSetAgainst
            ? [{ label: t('setAgainst'), value: record.vouchers.join(', ') || t('aVoucher'), wide: true }]
            : []),
          ...(outlet === null ? [] : [{ label: t('outlet'), value: outlet }]),
          { label: t('enteredBy'), value: record.createdBy },
        ]}
      />
    </>
  );
}
