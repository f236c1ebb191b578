import { businessDetailScreenMessages } from '@bahi/contract/platform/business-detail/business-detail-screen.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { WholeText } from '../../../ui/texts/WholeText.tsx';

const longestText = 30;

type OfCompany = { companyName: string | null; companyNameNp: string | null };

/** In lists of people for the platform, whose somebody is: its own people are nobody's. A business needs no such column. */
export function useCompanyColumn<Row extends OfCompany>(): Column<Row>[] {
  const t = useTexts(businessDetailScreenMessages);
  const language = useLanguage();
  const { isPlatformUser } = useSession();
  if (!isPlatformUser) return [];
  const name = (row: Row): string => nameIn(language, row.companyName, row.companyNameNp);
  return [
    {
      key: 'company',
      title: t('viewTitle'),
      cell: (row) => <WholeText text={name(row) || '—'} length={longestText} />,
      sort: 'companyName',
      card: 'more',
      cardCell: (row) => name(row) || null,
    },
  ];
}
