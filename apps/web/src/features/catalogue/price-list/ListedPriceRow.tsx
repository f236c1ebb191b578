import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import { ActionIcon } from '@mantine/core';
import { Undo2, X } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DangerIcon } from '../../../ui/danger/DangerButton.tsx';
import { AmountInput, QuantityInput } from '../../../ui/fields/AmountInput.tsx';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { type ListedPrice, placeOfPrice, typedOf, withRemoved, withTyped } from './price-edits.ts';
import classes from './PriceRows.module.css';
import type { PriceEditing } from './use-price-edits.ts';

type Props = { row: ListedPrice; edits: PriceEditing; mayEdit: boolean };

/** A price that is there: from how many on, what one costs then, and beside it the usual price and the printed one. */
export function ListedPriceRow({ row, edits, mayEdit }: Props) {
  const t = useTexts(priceListScreenMessages);
  const language = useLanguage();
  const name = goodsName(row, language);
  const isRemoved = edits.edits.removed.has(row.id);
  const unit = nameIn(language, row.unitName, row.unitNameNp);
  const typed = typedOf(row, edits.edits);
  const place = placeOfPrice(row.id);
  const problem = edits.problemAt(place, 'itemLedgerDetailId');
  const isWritten = mayEdit && !isRemoved;
  const RemovalIcon = isRemoved ? ActionIcon : DangerIcon;
  return (
    <li className={classes.row} data-removed={isRemoved || undefined}>
      <span className={classes.name}>
        {name}
        <small>{[row.itemCode, unit, row.isActive ? '' : t('notSold')].filter(Boolean).join(' · ')}</small>
        {problem === undefined ? null : <small className={classes.wrong}>{problem}</small>}
      </span>
      <span className={classes.cell}>
        <small aria-hidden>{t('fromQuantity')}</small>
        {isWritten ? (
          <QuantityInput
            data-cell="fromQuantity"
            aria-label={t('ofItem', { name: t('fromQuantity'), item: name })}
            value={typed.fromQuantity}
            onChange={(fromQuantity) => edits.change((before) => withTyped(before, row, { fromQuantity }))}
            error={edits.problemAt(place, 'fromQuantity')}
          />
        ) : (
          <QuantityText value={row.fromQuantity} />
        )}
      </span>
      <span className={classes.cell}>
        <small aria-hidden>{t('price')}</small>
        {isWritten ? (
          <AmountInput
            data-cell="price"
            aria-label={t('ofItem', { name: t('price'), item: name })}
            value={typed.price}
            onChange={(price) => edits.change((before) => withTyped(before, row, { price }))}
            error={edits.problemAt(place, 'price')}
            withoutUnit
          />
        ) : (
          <MoneyText rupees={row.price} />
        )}
      </span>
      <span className={classes.fixed}>
        <small aria-hidden>{t('sellingPrice')}</small>
        <MoneyText rupees={row.sellingPrice} />
        {row.vatIncluded ? <small>{t('vatIncluded')}</small> : null}
      </span>
      <span className={classes.fixed}>
        <small aria-hidden>{t('mrp')}</small>
        <MoneyText rupees={row.mrp} />
      </span>
      {mayEdit ? (
        <span className={classes.end}>
          {isRemoved ? <small>{t('willGo')}</small> : null}
          <RemovalIcon
            aria-label={t(isRemoved ? 'restorePrice' : 'removePrice', { item: name })}
            onClick={() => edits.change((before) => withRemoved(before, row, !isRemoved))}
          >
            {isRemoved ? <Undo2 size={18} aria-hidden /> : <X size={18} aria-hidden />}
          </RemovalIcon>
        </span>
      ) : null}
    </li>
  );
}

type Named = Pick<ListedPrice, 'itemName' | 'itemNameLocLang' | 'attributeValue' | 'attributeValueLocLang'>;

function goodsName(row: Named, language: 'ne' | 'en'): string {
  const values = nameIn(language, row.attributeValue, row.attributeValueLocLang);
  const name = nameIn(language, row.itemName, row.itemNameLocLang);
  return values === '' ? name : `${name} (${values})`;
}
