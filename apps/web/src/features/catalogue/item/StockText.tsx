import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { TriangleAlert } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import classes from './StockText.module.css';

type Props = {
  item: { stockQuantity: number; reorderPoint: number | null; unitName: string; unitNameNp: string | null };
};

/** The stock at hand with its unit, and a mark where it is at or below the reorder point. */
export function StockText({ item }: Props) {
  const t = useTexts(itemScreenMessages);
  const language = useLanguage();
  const isLow = item.reorderPoint !== null && item.stockQuantity <= item.reorderPoint;
  return (
    <span className={classes.stock}>
      {isLow ? (
        <Badge tone="warning" icon={<TriangleAlert size={14} aria-hidden />}>
          {t('low')}
        </Badge>
      ) : null}
      <QuantityText value={item.stockQuantity} unit={nameIn(language, item.unitName, item.unitNameNp)} />
    </span>
  );
}
