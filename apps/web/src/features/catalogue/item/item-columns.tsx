import type { Answer } from '@bahi/contract/endpoint';
import type { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { StockText } from './StockText.tsx';

const nameLength = 30;
const categoryLength = 22;

export type ItemRow = Answer<typeof itemContract.list>['rows'][number];

/** The columns of the item list; on a phone name, price, code, stock and status stand on the card. */
export function useItemColumns(): Column<ItemRow>[] {
  const t = useTexts(itemScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  return [
    {
      key: 'name',
      title: t('item'),
      cell: (item) => <WholeText text={nameIn(language, item.name, item.nameNp)} length={nameLength} />,
      sort: 'name',
      card: 'who',
    },
    { key: 'code', title: t('code'), cell: (item) => item.code, sort: 'code', card: 'date', whole: true },
    {
      key: 'category',
      title: t('category'),
      cell: (item) => (
        <WholeText text={nameIn(language, item.categoryName, item.categoryNameNp)} length={categoryLength} />
      ),
      sort: 'categoryName',
    },
    {
      key: 'stock',
      title: t('stock'),
      cell: (item) => <StockText item={item} />,
      sort: 'stockQuantity',
      align: 'end',
      whole: true,
      card: 'more',
    },
    {
      key: 'sellingPrice',
      title: t('sellingPriceColumn'),
      cell: (item) => <MoneyText rupees={item.sellingPrice} />,
      cardCell: (item) => <MoneyText rupees={item.sellingPrice} withUnit />,
      sort: 'sellingPrice',
      align: 'end',
      card: 'amount',
    },
    {
      key: 'isActive',
      title: ui('status'),
      cell: (item) => <StatusBadge isActive={item.isActive} />,
      sort: 'isActive',
      card: 'status',
    },
  ];
}
