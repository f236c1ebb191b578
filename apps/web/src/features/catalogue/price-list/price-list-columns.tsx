import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { NumberText } from '../../../ui/texts/MoneyText.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { useAudienceText, useListDays, useListTerm } from './price-list-days.ts';
import type { PriceListRow } from './price-list-form.ts';

const nameLength = 34;
const audienceLength = 40;

/** The columns of the lists; on a phone a card shows the list, for whom, when and how many prices it has. */
export function usePriceListColumns(): Column<PriceListRow>[] {
  const t = useTexts(priceListScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const audienceOf = useAudienceText();
  const daysOf = useListDays();
  const termOf = useListTerm();
  const days = (row: PriceListRow): string => [daysOf(row), termOf(row)].filter((text) => text !== null).join(' · ');
  return [
    {
      key: 'name',
      title: t('name'),
      cell: (row) => <WholeText text={nameIn(language, row.name, row.nameNp)} length={nameLength} />,
      sort: 'name',
      card: 'who',
    },
    {
      key: 'audience',
      title: t('audience'),
      cell: (row) => <WholeText text={audienceOf(row)} length={audienceLength} />,
      card: 'more',
    },
    { key: 'days', title: t('days'), cell: days, sort: 'fromDateAD', card: 'date', isSelfTold: true },
    {
      key: 'discountPercent',
      title: t('discountPercent'),
      cell: (row) => <NumberText value={row.discountPercent} />,
      align: 'end',
    },
    {
      key: 'isActive',
      title: ui('status'),
      cell: (row) => <StatusBadge isActive={row.isActive} />,
      sort: 'isActive',
      card: 'status',
    },
  ];
}
