import type { VatFiling, VatParty } from '@bahi/contract/reports/vat-return/vat-return-answer';
import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { vatReturnWords } from '@bahi/contract/reports/vat-return/vat-return-words.messages';
import { CircleX } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText, MomentText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { WholeRupees } from './WholeRupees.tsx';

/** Who is listed, by PAN, with what was sold to or bought from them. */
export function usePartyColumns(): Column<VatParty>[] {
  const words = useTexts(vatReturnWords);
  const language = useLanguage();
  return [
    { key: 'name', title: words('tradeName'), cell: (row) => nameIn(language, row.name, row.nameNp), card: 'who' },
    {
      key: 'pan',
      title: words('pan'),
      cell: ({ hasPan, pan, isForeign, direction }) =>
        hasPan ? (
          pan
        ) : isForeign ? (
          words('abroad')
        ) : direction === 'SOLD' ? (
          '—'
        ) : (
          <Badge tone="danger" icon={<CircleX size={14} aria-hidden />}>
            {words('noPan')}
          </Badge>
        ),
      whole: true,
      card: 'more',
    },
    { key: 'direction', title: words('direction'), cell: (row) => words(row.direction), card: 'status' },
    {
      key: 'taxable',
      title: words('taxable'),
      cell: (row) => <MoneyText rupees={row.taxable} />,
      cardCell: (row) => <MoneyText rupees={row.taxable} withUnit />,
      align: 'end',
      card: 'amount',
    },
    {
      key: 'exempt',
      title: words('exempt'),
      cell: (row) => <MoneyText rupees={row.exempt} />,
      align: 'end',
      card: 'more',
    },
  ];
}

/** When what was said to the tax office, by whom and why. */
export function useFilingColumns(): Column<VatFiling>[] {
  const t = useTexts(vatReturnScreenMessages);
  const words = useTexts(vatReturnWords);
  return [
    { key: 'saidAt', title: t('when'), cell: (row) => <MomentText at={row.saidAt} />, whole: true, card: 'date' },
    { key: 'state', title: t('state'), cell: (row) => words(row.state), card: 'status' },
    { key: 'number', title: t('submissionNumber'), cell: (row) => row.submissionNumber, whole: true, card: 'who' },
    {
      key: 'submittedOn',
      title: t('submittedOn'),
      cell: (row) => <DateText ad={row.submittedOnAD} />,
      whole: true,
      card: 'more',
    },
    {
      key: 'payable',
      title: t('toPay'),
      cell: (row) => <WholeRupees rupees={row.payable} />,
      cardCell: (row) => <WholeRupees rupees={row.payable} withUnit />,
      align: 'end',
      card: 'amount',
    },
    {
      key: 'carried',
      title: words('carriedForward'),
      cell: (row) => <WholeRupees rupees={row.carriedForward} />,
      align: 'end',
      card: 'more',
    },
    { key: 'who', title: t('who'), cell: (row) => row.saidByName, card: 'more' },
    { key: 'reason', title: t('reason'), cell: (row) => row.reason ?? '', card: 'more' },
  ];
}
