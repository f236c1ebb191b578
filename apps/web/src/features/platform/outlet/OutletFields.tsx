import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { outletMessages } from '@bahi/contract/platform/outlet/outlet.messages';
import { outletScreenMessages } from '@bahi/contract/platform/outlet/outlet-screen.messages';
import type { Control } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { AddressFields, addressNames } from '../../../ui/fields/AddressFields.tsx';
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { choicesInUse } from '../../../ui/fields/SearchSelect.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { OutletValues } from './outlet-form.ts';

type Props = { control: Control<OutletValues, unknown, OutletValues>; code: string; isCodeFixed: boolean };

/** What the outlet is called and where it is; its business and PAN are those of the business profile. */
export function OutletFields({ control, code, isCodeFixed }: Props) {
  const t = useTexts(outletScreenMessages);
  const said = useTexts(outletMessages);
  const types = useCall(addressTypeContract.list, { query: {} });
  return (
    <>
      <FormSection title={t('what')}>
        <FormGrid>
          <TextField control={control} name="name" label={t('name')} maxLength={150} required autoFocus />
          <TextField control={control} name="nameNp" label={t('nameNp')} maxLength={150} lang="ne" required />
          <TextField
            control={control}
            name="code"
            label={t('code')}
            maxLength={8}
            disabled={isCodeFixed}
            description={isCodeFixed ? said('codeFixed') : t('codeHint', { code: code.toUpperCase() || 'KTM' })}
            required
          />
        </FormGrid>
      </FormSection>
      <FormSection title={t('contact')}>
        <FormGrid>
          <PhoneField control={control} name="phone" label={t('phone')} required />
          <PhoneField control={control} name="phone2" label={t('phone2')} />
          <TextField control={control} name="email" label={t('email')} type="email" inputMode="email" required />
          <TextField control={control} name="email2" label={t('email2')} type="email" inputMode="email" />
        </FormGrid>
      </FormSection>
      <FormSection title={t('where')}>
        <FormGrid>
          <SelectField
            control={control}
            name="addressTypeId"
            label={t('addressType')}
            options={choicesInUse(types.data?.rows, null)}
            isLoading={types.isPending}
            required
          />
          <TextField
            control={control}
            name="googleCode"
            label={t('googleCode')}
            description={t('googleCodeHint')}
            maxLength={100}
            required
          />
          <AddressFields control={control} names={addressNames} toleRequired />
        </FormGrid>
      </FormSection>
    </>
  );
}
