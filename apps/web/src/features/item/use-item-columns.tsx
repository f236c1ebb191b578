import type { Answer } from '@bahi/contract/endpoint';
import { itemContract } from '@bahi/contract/item/item.contract';
import { itemScreenMessages } from '@bahi/contract/item/item-screen.messages';
import { status } from '@bahi/contract/enumeration';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { nameIn, useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useSend } from '../../platform/query.ts';
import { useSession } from '../../platform/session.tsx';
import type { Column } from '../../ui/list-types.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { StatusToggle } from '../../ui/StatusToggle.tsx';
import { StockText } from './StockText.tsx';

export type ItemRow = Answer<typeof itemContract.retrieve>['rows'][number];

/** The columns of the item list; on a phone name, price, code, stock and status stand on the card. */
export function useItemColumns(): Column<ItemRow>[] {
  const t = useTexts(itemScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { can } = useSession();
  const setStatus = useSend(itemContract.setStatus);
  const toggle = ({ id, isActive }: ItemRow): Promise<unknown> =>
    setStatus.mutateAsync({
      params: { id, status: isActive ? status.numbers.INACTIVE : status.numbers.ACTIVE },
    });
  return [
    {
      key: 'name',
      title: t('item'),
      cell: (item) => nameIn(language, item.name, item.nameNp),
      sort: 'name',
      card: 'who',
    },
    { key: 'code', title: t('code'), cell: (item) => item.code, sort: 'code', card: 'date', whole: true },
    {
      key: 'category',
      title: t('category'),
      cell: (item) => nameIn(language, item.categoryName, item.categoryNameNp),
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
      sort: 'sellingPrice',
      align: 'end',
      card: 'amount',
    },
    {
      key: 'status',
      title: ui('status'),
      cell: (item) => (
        <StatusToggle
          isActive={item.isActive}
          name={nameIn(language, item.name, item.nameNp)}
          onToggle={() => toggle(item)}
          isAllowed={can(itemContract.setStatus)}
        />
      ),
      card: 'status',
      width: 130,
    },
  ];
}
