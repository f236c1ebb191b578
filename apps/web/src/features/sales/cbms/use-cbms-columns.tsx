import { cbmsScreenMessages } from '@bahi/contract/sales/cbms/cbms-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText, MomentText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { CbmsReasonText, CbmsStateBadge } from './CbmsStateBadge.tsx';
import type { CbmsReport } from './cbms-rows.ts';

/** A bill or return in the list: what it is, and where it stands. */
export function useCbmsColumns(): Column<CbmsReport>[] {
  const t = useTexts(cbmsScreenMessages);
  const language = useLanguage();
  return [
    { key: 'number', title: t('number'), sort: 'writtenAt', whole: true, card: 'more', cell: (row) => row.number },
    { key: 'what', title: t('what'), card: 'more', isSelfTold: true, cell: (row) => t(row.what) },
    {
      key: 'date',
      title: t('date'),
      whole: true,
      card: 'date',
      cell: (row) => <DateText ad={row.dateAD} />,
    },
    {
      key: 'customer',
      title: t('customer'),
      card: 'who',
      cell: (row) => <WholeText text={nameIn(language, row.customerName, row.customerNameNp)} length={26} />,
    },
    {
      key: 'amount',
      title: t('amount'),
      align: 'end',
      card: 'amount',
      cell: (row) => <MoneyText rupees={row.total} />,
      cardCell: (row) => <MoneyText rupees={row.total} withUnit />,
    },
    {
      key: 'state',
      title: t('state'),
      card: 'status',
      cell: (row) => (
        <>
          <CbmsStateBadge state={row.state} />
          <CbmsReasonText report={row} />
        </>
      ),
      cardCell: (row) => <CbmsStateBadge state={row.state} />,
    },
    {
      key: 'settledAt',
      title: t('settledAt'),
      whole: true,
      cell: (row) => <MomentText at={row.settledAt} />,
    },
  ];
}
