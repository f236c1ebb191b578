import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessMessages } from '@bahi/contract/platform/business/business.messages';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { AddressFields, addressNames } from '../../../ui/fields/AddressFields.tsx';
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx';
import { PanField } from '../../../ui/fields/PanField.tsx';
import { choicesInUse } from '../../../ui/fields/SearchSelect.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useRegistrationNumber } from '../../../ui/fields/use-registration-number.ts';
import type { BusinessValues } from './business-form.ts';

type Props = { form: AppForm<BusinessValues>; isRegistrationFixed: boolean };

/** What the business is, how it is registered and where it is. */
export function BusinessFields({ form, isRegistrationFixed }: Props) {
  const t = useTexts(businessScreenMessages);
  const types = useCall(businessContract.types, {});
  const { control } = form;
  return (
    <>
      <FormSection title={t('business')}>
        <FormGrid>
          <TextField
            control={control}
            name="companyName"
            label={t('companyName')}
            maxLength={150}
            autoComplete="organization"
            required
          />
          <TextField control={control} name="companyNameNp" label={t('companyNameNp')} maxLength={150} lang="ne" />
          <SelectField
            control={control}
            name="businessTypeId"
            label={t('businessType')}
            options={choicesInUse(types.data, form.getValues('businessTypeId'))}
            isLoading={types.isPending}
            required
          />
          <TextField
            control={control}
            name="companyEmail"
            label={t('companyEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </FormGrid>
      </FormSection>
      <RegistrationFields form={form} isRegistrationFixed={isRegistrationFixed} />
      <FormSection title={t('address')}>
        <FormGrid>
          <AddressFields control={control} names={addressNames} />
        </FormGrid>
      </FormSection>
    </>
  );
}

function RegistrationFields({ form, isRegistrationFixed }: Props) {
  const t = useTexts(businessScreenMessages);
  const business = useTexts(businessMessages);
  const fixed = isRegistrationFixed ? { disabled: true, description: business('registrationFixed') } : {};
  const keepNumber = useRegistrationNumber({
    read: () => form.getValues('panOrVATNumber'),
    write: (number) => form.setValue('panOrVATNumber', number, { shouldDirty: true }),
  });
  const type = form.watch('companyRegisterType');
  return (
    <FormSection title={t('registration')}>
      <FormGrid>
        <SelectField
          control={form.control}
          name="companyRegisterType"
          label={t('registerType')}
          options={[
            { value: 'PAN', label: t('pan'), remark: t('panHint') },
            { value: 'VAT', label: t('vat'), remark: t('vatHint') },
            { value: 'NOT_REGISTERED', label: t('notRegistered'), remark: t('panHint') },
          ]}
          onChanged={(chosen) => keepNumber(chosen !== 'NOT_REGISTERED')}
          required
          {...fixed}
        />
        <PanField
          control={form.control}
          name="panOrVATNumber"
          label={t('panOrVATNumber')}
          required={type !== 'NOT_REGISTERED'}
          {...(isRegistrationFixed ? { disabled: true } : {})}
        />
      </FormGrid>
    </FormSection>
  );
}
