import { itemVariantContract } from '@bahi/contract/catalogue/item-variant/item-variant.contract';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { Button } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { AmountInput } from '../../../ui/fields/AmountInput.tsx';
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx';
import type { FramedItem } from './ItemFrame.tsx';
import { filledIn, type Filling, type PriceValues, type Variant } from './price-form.ts';
import classes from './PricePage.module.css';

type Props = { item: FramedItem; variants: readonly Variant[]; form: AppForm<PriceValues> };

const prices = ['sellingPrice', 'purchasePrice', 'mrp'] as const;
const nothing: Filling = { sellingPrice: '', purchasePrice: '', mrp: '' };
/** The choice of all variants, beside the ids of values. */
const all = 0;

/** Puts one price into all rows, or into those of one value: all that are red cost the same. */
export function PriceFilling({ item, variants, form }: Props) {
  const t = useTexts(itemVariantScreenMessages);
  const attributes = useCall(itemVariantContract.attributeValues, { params: { itemId: item.id } });
  const [scope, setScope] = useState(all);
  const [filling, setFilling] = useState(nothing);
  const [filled, setFilled] = useState<number | null>(null);
  const values = attributes.data?.attributes.flatMap(({ attributeName, attributeNameNp, attributeValues }) =>
    attributeValues.map(({ id, value, valueAlias }) => ({
      value: id,
      label: `${attributeName}: ${value}`,
      labelNp: `${attributeNameNp ?? attributeName}: ${valueAlias ?? value}`,
    })),
  );
  const fill = (): void => {
    const { count, values: next } = filledIn(form.getValues(), variants, scope === all ? null : scope, filling);
    form.reset(next, { keepDefaultValues: true });
    setFilling(nothing);
    setFilled(count);
  };
  const fillOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    fill();
  };
  return (
    <fieldset className={classes.filling}>
      <legend className={classes.legend}>{t('fill')}</legend>
      <SearchSelect
        label={t('fillFor')}
        value={scope}
        options={[{ value: all, label: t('fillAll'), labelNp: t('fillAll') }, ...(values ?? [])]}
        onChange={(chosen) => setScope(Number(chosen))}
      />
      {prices.map((price) => (
        <AmountInput
          key={price}
          label={t(price)}
          value={filling[price]}
          onChange={(value) => setFilling((before) => ({ ...before, [price]: value }))}
          onKeyDown={fillOnEnter}
        />
      ))}
      <Button variant="default" disabled={prices.every((price) => filling[price].trim() === '')} onClick={fill}>
        {t('fillIn')}
      </Button>
      <span className={classes.filled} role="status">
        {filled === null ? null : t('filled', { count: filled })}
      </span>
    </fieldset>
  );
}
