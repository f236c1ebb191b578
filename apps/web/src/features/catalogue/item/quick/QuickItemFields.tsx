import { itemScreenMessages } from '@bahi/contract/catalogue/item/item-screen.messages';
import { quickItemMessages } from '@bahi/contract/catalogue/item/quick-item.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import type { AppForm } from '../../../../platform/use-app-form.ts';
import { AmountField, QuantityField } from '../../../../ui/fields/AmountField.tsx';
import { RadioField } from '../../../../ui/fields/RadioField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { FormGrid } from '../../../../ui/form/FormGrid.tsx';
import { ItemCategoryField } from '../../item-category/ItemCategoryField.tsx';
import { TaxedPriceFields } from '../../tax-rate/TaxedPriceFields.tsx';
import type { TaxRates } from '../../tax-rate/use-tax-rates.ts';
import { UnitField } from '../../unit/UnitField.tsx';
import type { QuickItemValues } from './quick-item-form.ts';

type Props = {
  form: AppForm<QuickItemValues>;
  taxRates: TaxRates;
  mayKeep: boolean;
  mayServe: boolean;
  /** Whether the bill is of an outlet, whose stock is asked for. */
  hasStock: boolean;
};

const priceNames = {
  price: 'sellingPrice',
  taxable: 'taxable',
  taxRateId: 'taxRateId',
  vatIncluded: 'vatIncluded',
} as const;

/** What it is called and costs; of goods also what there is of them. */
export function QuickItemFields({ form, taxRates, mayKeep, mayServe, hasStock }: Props) {
  const t = useTexts(quickItemMessages);
  const item = useTexts(itemScreenMessages);
  const { control } = form;
  const isGoods = form.watch('kind') === 'GOODS';
  const kinds = [
    ...(mayKeep ? [{ value: 'GOODS', label: t('goods') }] : []),
    ...(mayServe ? [{ value: 'SERVICE', label: t('service') }] : []),
  ];
  return (
    <>
      {kinds.length < 2 ? null : <RadioField control={control} name="kind" label={t('kind')} options={kinds} isRow />}
      <FormGrid>
        <TextField control={control} name="name" label={item('name')} maxLength={150} required autoFocus />
        <TextField control={control} name="nameNp" label={item('nameNp')} maxLength={150} lang="ne" />
        <TaxedPriceFields control={control} names={priceNames} priceLabel={t('price')} taxRates={taxRates} />
        {isGoods ? (
          <>
            {hasStock ? (
              <>
                <QuantityField
                  control={control}
                  name="quantity"
                  label={t('quantity')}
                  description={t('quantityHint')}
                />
                <AmountField control={control} name="cost" label={t('cost')} />
              </>
            ) : null}
            <UnitField control={control} name="unitId" label={item('unit')} required />
            <ItemCategoryField
              control={control}
              name="categoryId"
              label={item('category')}
              required
              onChanged={() => undefined}
            />
          </>
        ) : null}
      </FormGrid>
    </>
  );
}
