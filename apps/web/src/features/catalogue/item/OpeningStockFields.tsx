import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import { formatRupees, paisaFromRupees, parseRupees } from '@bahi/domain/numbers/money';
import {
  amountForQuantity,
  oneUnitTenThousandths,
  parseQuantity,
  quantityFromNumber,
} from '@bahi/domain/numbers/quantity';
import type { Control } from 'react-hook-form';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { AmountInput, QuantityInput } from '../../../ui/fields/AmountInput.tsx';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useField } from '../../../ui/fields/field.ts';
import { MoneyText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import type { ItemDetail, ItemValues, OpenOutlet } from './item-form.ts';
import classes from './OpeningStockFields.module.css';

type Props = {
  control: Control<ItemValues, unknown, ItemValues>;
  /** The outlets that are asked for, in the order of the form's rows. */
  outlets: readonly OpenOutlet[];
  /** Stock of an item that exists; where it has moved, it is shown and not asked for. */
  stock: ItemDetail['stock'];
  purchasePrice: unknown;
  /** Whether the item keeps batches, so that each row names one. */
  withBatches: boolean;
};

/** The opening stock of each outlet: quantity and what one unit cost. */
export function OpeningStockFields({ control, outlets, stock, purchasePrice, withBatches }: Props) {
  const t = useTexts(itemScreenMessages);
  const language = useLanguage();
  const fixed = stock.filter(({ isFixed }) => isFixed);
  if (outlets.length === 0 && fixed.length === 0) return <p className={classes.hint}>{t('noOutlet')}</p>;
  return (
    <>
      {outlets.length === 0 ? null : <p className={classes.hint}>{t('openingStockHint')}</p>}
      <div className={classes.table}>
        <div className={classes.head} aria-hidden>
          <span>{t('outlet')}</span>
          <span data-align="end">{t('quantity')}</span>
          <span data-align="end">{t('rateColumn')}</span>
          <span data-align="end">{t('valueColumn')}</span>
        </div>
        <ul className={classes.rows} aria-label={t('openingStock')}>
          {outlets.map(({ id, name, nameNp }, position) => (
            <OpeningStockRow
              key={id}
              control={control}
              position={position}
              outlet={nameIn(language, name, nameNp)}
              purchasePrice={purchasePrice}
              withBatches={withBatches}
            />
          ))}
          {fixed.map((row) => (
            <FixedRow key={row.outletId} row={row} />
          ))}
        </ul>
      </div>
    </>
  );
}

type RowProps = Pick<Props, 'control' | 'purchasePrice' | 'withBatches'> & { position: number; outlet: string };

function OpeningStockRow({ control, position, outlet, purchasePrice, withBatches }: RowProps) {
  const t = useTexts(itemScreenMessages);
  const language = useLanguage();
  const quantity = useField({ control, name: `openingStock.${position}.quantity` });
  const rate = useField({ control, name: `openingStock.${position}.rate` });
  const value = valueOf(quantity.value, rate.value);
  const leaveQuantity = (): void => {
    // What was paid for it is known already, most of the time.
    if (quantity.text !== '' && rate.text === '' && valueOf('1', purchasePrice) !== null) rate.change(purchasePrice);
    if (quantity.text === '' && rate.value === purchasePrice) rate.change('');
    quantity.blur();
  };
  return (
    <li className={classes.row}>
      <span className={classes.outlet}>{outlet}</span>
      <span className={classes.cell}>
        <small aria-hidden>{t('quantity')}</small>
        <QuantityInput
          ref={quantity.ref}
          name={quantity.name}
          aria-label={t('quantityOf', { outlet })}
          value={quantity.value}
          onChange={quantity.change}
          onBlur={leaveQuantity}
          error={quantity.error}
        />
      </span>
      <span className={classes.cell}>
        <small aria-hidden>{t('rate')}</small>
        <AmountInput
          ref={rate.ref}
          name={rate.name}
          aria-label={t('rateOf', { outlet })}
          value={rate.value}
          onChange={rate.change}
          onBlur={rate.blur}
          error={rate.error}
          withoutUnit
        />
      </span>
      <output className={classes.value} aria-label={t('value')} data-empty={value === null || undefined}>
        <small aria-hidden>{t('valueColumn')}</small>
        {value === null ? '—' : formatRupees(value, language)}
      </output>
      {withBatches ? <OpeningBatch control={control} position={position} outlet={outlet} /> : null}
    </li>
  );
}

/** The batch of what was there. */
function OpeningBatch({ control, position, outlet }: Pick<RowProps, 'control' | 'position' | 'outlet'>) {
  const t = useTexts(batchScreenMessages);
  return (
    <div className={classes.batch}>
      <TextField control={control} name={`openingStock.${position}.batchNumber`} label={t('batchIn', { outlet })} />
      <DateField control={control} name={`openingStock.${position}.batchExpiryAD`} label={t('expiryIn', { outlet })} />
    </div>
  );
}

function FixedRow({ row }: { row: ItemDetail['stock'][number] }) {
  const t = useTexts(itemScreenMessages);
  const language = useLanguage();
  return (
    <li className={classes.row}>
      <span className={classes.outlet}>
        {nameIn(language, row.outletName, row.outletNameNp)}
        <small>{t('openingStockFixed')}</small>
      </span>
      <span className={classes.fixed}>
        <small>{t('quantity')}</small>
        <QuantityText value={row.quantity} />
      </span>
      <span className={classes.rateless} />
      <span className={classes.value} data-fixed>
        <small>{t('valueColumn')}</small>
        <MoneyText rupees={row.value} />
      </span>
    </li>
  );
}

/** What the quantity cost, or null while either is not there. */
function valueOf(quantity: unknown, rate: unknown) {
  const units =
    typeof quantity === 'number'
      ? quantityFromNumber(quantity)
      : typeof quantity === 'string'
        ? parseQuantity(quantity)
        : null;
  const price = typeof rate === 'number' ? paisaFromRupees(rate) : typeof rate === 'string' ? parseRupees(rate) : null;
  if (units === null || price === null || !Number.isSafeInteger(Math.round((units * price) / oneUnitTenThousandths)))
    return null;
  return amountForQuantity(price, units);
}
