import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { itemVariantScreenMessages } from '@bahi/contract/catalogue/item-variant/item-variant-screen.messages';
import { Checkbox, TextInput } from '@mantine/core';
import type { Control } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { AmountInput, QuantityInput } from '../../../ui/fields/AmountInput.tsx';
import { useField } from '../../../ui/fields/field.ts';
import { QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { type OutletField, outletFieldOf, type PriceValues, type Variant } from './price-form.ts';
import classes from './PricePage.module.css';

type Props = {
  control: Control<PriceValues, unknown, PriceValues>;
  position: number;
  variant: Variant;
  name: string;
  /** Where opening stock is entered; 0 while there is no outlet. */
  outletId: number;
};

/** The prices and codes of one variant, and its opening stock where it has not moved yet. */
export function PriceRow({ control, position, variant, name, outletId }: Props) {
  const t = useTexts(itemVariantScreenMessages);
  const stock = variant.stock.find((one) => one.outletId === outletId);
  const cell = { control, position, variant: name };
  return (
    <li className={classes.row}>
      <span className={classes.name}>{name}</span>
      <NumberCell {...cell} field="sellingPrice" />
      <NumberCell {...cell} field="purchasePrice" />
      <NumberCell {...cell} field="mrp" />
      <VatCell {...cell} />
      {stock === undefined || stock.isFixed ? (
        <span className={classes.fixed}>
          <small aria-hidden>{t('stock')}</small>
          <QuantityText value={stock?.quantity ?? variant.quantity} />
        </span>
      ) : (
        <NumberCell key={outletId} {...cell} field={`quantity.${outletFieldOf(outletId)}`} />
      )}
      <CodeCell {...cell} field="sku" />
      <CodeCell {...cell} field="barcode" />
    </li>
  );
}

type CellProps = Pick<Props, 'control' | 'position'> & { variant: string };
type Field = 'sellingPrice' | 'purchasePrice' | 'mrp' | `quantity.${OutletField}`;

function NumberCell({ control, position, variant, field }: CellProps & { field: Field }) {
  const t = useTexts(itemVariantScreenMessages);
  const { ref, name, value, change, blur, error } = useField({ control, name: `rows.${position}.${field}` });
  const isPrice = field === 'sellingPrice' || field === 'purchasePrice' || field === 'mrp';
  const title = t(isPrice ? field : 'openingStock');
  const Input = isPrice ? AmountInput : QuantityInput;
  return (
    <span className={classes.cell}>
      <small aria-hidden>{title}</small>
      <Input
        ref={ref}
        name={name}
        aria-label={t('ofVariant', { name: title, variant })}
        value={value}
        onChange={change}
        onBlur={blur}
        error={error}
        withoutUnit
      />
    </span>
  );
}

function CodeCell({ control, position, variant, field }: CellProps & { field: 'sku' | 'barcode' }) {
  const t = useTexts(itemVariantScreenMessages);
  const { ref, name, text, change, blur, error } = useField({ control, name: `rows.${position}.${field}` });
  return (
    <span className={classes.cell}>
      <small aria-hidden>{t(field)}</small>
      <TextInput
        ref={ref}
        name={name}
        aria-label={t('ofVariant', { name: t(field), variant })}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={blur}
        error={error}
        autoComplete="off"
        spellCheck={false}
      />
    </span>
  );
}

function VatCell({ control, position, variant }: CellProps) {
  const t = useTexts(itemVariantScreenMessages);
  const { ref, name, value, change, blur } = useField({ control, name: `rows.${position}.vatIncluded` });
  return (
    <span className={classes.check}>
      <Checkbox
        ref={ref}
        name={name}
        aria-label={t('ofVariant', { name: t('vatIncluded'), variant })}
        checked={value === true}
        onChange={(event) => change(event.currentTarget.checked)}
        onBlur={blur}
      />
      <small aria-hidden>{t('vatIncluded')}</small>
    </span>
  );
}
