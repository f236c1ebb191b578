import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { useTexts } from '../../../platform/i18n.ts';
import type { Column } from '../../../ui/list/list-types.ts';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import type { Variant } from './price-form.ts';

/** The columns of variants; on a phone all but the SKU, the purchase price and the MRP stand on the card. */
export function useVariantColumns(nameOf: (variant: Variant) => string): Column<Variant>[] {
  const t = useTexts(itemVariantScreenMessages);
  const ui = useTexts(uiMessages);
  const inRupees = (name: string): string => t('inRupees', { name });
  return [
    { key: 'variant', title: t('variant'), cell: nameOf, card: 'who' },
    { key: 'sku', title: t('sku'), cell: ({ sku }) => sku ?? '—' },
    { key: 'barcode', title: t('barcode'), cell: ({ barcode }) => barcode ?? '—', card: 'date', whole: true },
    {
      key: 'sellingPrice',
      title: inRupees(t('sellingPrice')),
      cell: ({ sellingPrice }) => <MoneyText rupees={sellingPrice} />,
      cardCell: ({ sellingPrice }) => <MoneyText rupees={sellingPrice} withUnit />,
      align: 'end',
      card: 'amount',
    },
    {
      key: 'purchasePrice',
      title: inRupees(t('purchasePrice')),
      cell: ({ purchasePrice }) => <MoneyText rupees={purchasePrice} />,
      align: 'end',
    },
    { key: 'mrp', title: inRupees(t('mrp')), cell: ({ mrp }) => <MoneyText rupees={mrp} />, align: 'end' },
    {
      key: 'stock',
      title: t('stock'),
      cell: ({ quantity }) => <QuantityText value={quantity} />,
      align: 'end',
      card: 'more',
    },
    {
      key: 'isActive',
      title: ui('status'),
      cell: ({ isActive }) => <StatusBadge isActive={isActive} />,
      card: 'status',
    },
  ];
}
