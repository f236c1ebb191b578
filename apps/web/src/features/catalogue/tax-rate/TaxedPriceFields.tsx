import { taxRateScreenMessages } from '@bahi/contract/catalogue/tax-rate/tax-rate-screen.messages';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { AmountField } from '../../../ui/fields/AmountField.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { useField } from '../../../ui/fields/field.ts';
import { choicesInUse } from '../../../ui/fields/SearchSelect.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { priceHint } from './price-hint.ts';
import type { TaxRates } from './use-tax-rates.ts';

type Props<V extends FieldValues> = {
  control: Control<V, unknown, V>;
  /** Where the parts stand in the form. */
  names: Record<'price' | 'taxable' | 'taxRateId' | 'vatIncluded', FieldPath<V>>;
  priceLabel: string;
  /** Stands under the price until there is something to say of its VAT. */
  priceRemark?: string;
  taxRates: TaxRates;
};

/** A price, whether VAT is laid on it, at which rate, and whether the price includes it; as cells of a FormGrid. */
export function TaxedPriceFields<V extends FieldValues>({
  control,
  names,
  priceLabel,
  priceRemark,
  taxRates,
}: Props<V>) {
  const t = useTexts(taxRateScreenMessages);
  const language = useLanguage();
  const { business } = useSession();
  const isRegistered = business?.companyRegisterType === 'VAT';
  const isTaxable = useField({ control, name: names.taxable }).value === true;
  const vatIncluded = useField({ control, name: names.vatIncluded });
  const taxRate = useField({ control, name: names.taxRateId });
  const { value: price } = useField({ control, name: names.price });
  const rate = taxRates.rateOf(taxRate.value);
  const hint = isTaxable && isRegistered ? priceHint(price, rate, vatIncluded.value === true, language) : null;
  const remark = hint === null ? priceRemark : t(hint.key, { price: hint.price });
  const changeTaxable = (isNowTaxable: boolean): void => {
    taxRate.change(isNowTaxable ? (taxRates.standard?.id ?? '') : '');
    if (!isNowTaxable) vatIncluded.change(false);
  };
  return (
    <>
      <AmountField
        control={control}
        name={names.price}
        label={priceLabel}
        required
        {...(remark === undefined ? {} : { description: remark })}
      />
      <SelectField
        control={control}
        name={names.taxRateId}
        label={t('taxRate')}
        options={choicesInUse(taxRates.rows, taxRate.value)}
        disabled={!isTaxable}
      />
      <CheckboxField
        control={control}
        name={names.taxable}
        label={t('taxable')}
        onChanged={changeTaxable}
        {...(isRegistered ? {} : { description: t('notRegistered') })}
      />
      <CheckboxField control={control} name={names.vatIncluded} label={t('vatIncluded')} disabled={!isTaxable} />
    </>
  );
}
