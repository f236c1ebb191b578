import { vendorTypeContract } from '@bahi/contract/parties/vendor-type/vendor-type.contract';
import { vendorMessages } from '@bahi/contract/parties/vendor/vendor.messages';
import { vendorScreenMessages } from '@bahi/contract/parties/vendor/vendor-screen.messages';
import type { Control } from 'react-hook-form';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { AddressFields } from '../../../ui/fields/AddressFields.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { useField } from '../../../ui/fields/field.ts';
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx';
import { PanField } from '../../../ui/fields/PanField.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { choicesInUse } from '../../../ui/fields/SearchSelect.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { placeNames, type VendorValues } from './vendor-form.ts';

// What the contract of the form says of its fields.
registerTexts(vendorMessages);

type Props = { control: Control<VendorValues, unknown, VendorValues> };

/** Who the vendor is, whether its VAT can be set off, and where it is. */
export function VendorFields({ control }: Props) {
  const t = useTexts(vendorScreenMessages);
  return (
    <>
      <FormSection title={t('who')}>
        <FormGrid>
          <TextField control={control} name="name" label={t('name')} maxLength={150} required autoFocus />
          <TextField control={control} name="nameNp" label={t('nameNp')} maxLength={150} lang="ne" required />
          <VendorTypeField control={control} />
          <TextField
            control={control}
            name="alias"
            label={t('alias')}
            description={t('aliasHint')}
            maxLength={20}
            required
          />
          <PhoneField control={control} name="contact" label={t('contact')} required />
          <TextField control={control} name="email" label={t('email')} type="email" inputMode="email" required />
          <PanField control={control} name="panOrVat" label={t('panOrVat')} required />
          <CheckboxField
            control={control}
            name="isVatRegistered"
            label={t('isVatRegistered')}
            description={t('vatHint')}
          />
        </FormGrid>
      </FormSection>
      <FormSection title={t('mainAddress')}>
        <FormGrid>
          <AddressFields control={control} names={placeNames} toleRequired />
          <TextField control={control} name="addressLine" label={t('addressLine')} maxLength={150} required />
        </FormGrid>
      </FormSection>
    </>
  );
}

/** What kind of vendor it is, in both languages once it is chosen. */
function VendorTypeField({ control }: Props) {
  const t = useTexts(vendorScreenMessages);
  const language = useLanguage();
  const types = useCall(vendorTypeContract.list, {});
  const { value } = useField({ control, name: 'vendorTypeId' });
  const chosen = types.data?.rows.find(({ id }) => id === value);
  const inOther = chosen === undefined ? null : nameIn(language === 'ne' ? 'en' : 'ne', chosen.name, chosen.nameNp);
  return (
    <SelectField
      control={control}
      name="vendorTypeId"
      label={t('vendorType')}
      options={choicesInUse(types.data?.rows, value)}
      isLoading={types.isPending}
      required
      {...(inOther === null ? {} : { description: t('inOtherLanguage', { name: inOther }) })}
    />
  );
}
