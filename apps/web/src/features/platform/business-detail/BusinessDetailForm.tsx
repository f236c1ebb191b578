import { screens } from '@bahi/contract/screens';
import { accountMessages } from '@bahi/contract/account/account/account.messages';
import { businessContract } from '@bahi/contract/platform/business/business.contract';
import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import {
  businessDetailContract,
  businessDetailForm,
} from '@bahi/contract/platform/business-detail/business-detail.contract';
import { businessDetailScreenMessages } from '@bahi/contract/platform/business-detail/business-detail-screen.messages';
import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { useNavigate } from 'react-router';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { type AppForm, useAppForm } from '../../../platform/use-app-form.ts';
import { AddressFields, addressNames } from '../../../ui/fields/AddressFields.tsx';
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { PanField } from '../../../ui/fields/PanField.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { choicesInUse } from '../../../ui/fields/SearchSelect.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useRegistrationNumber } from '../../../ui/fields/use-registration-number.ts';
import { type BusinessDetailValues, businessDetailValues, type BusinessRecord } from './business-detail-form.ts';

registerTexts(accountMessages);
registerTexts(otpMessages);

type Props = { business: BusinessRecord | null; onReload: () => void };
type FormProps = { form: AppForm<BusinessDetailValues> };

/** The form of a business as the platform keeps it. */
export function BusinessDetailForm({ business, onReload }: Props) {
  const t = useTexts(businessDetailScreenMessages);
  const words = useTexts(businessScreenMessages);
  const navigate = useNavigate();
  const save = useSend(businessDetailContract.save);
  const form = useAppForm(businessDetailForm, businessDetailValues(business));
  return (
    <FormPage
      title={t(business === null ? 'addTitle' : 'editTitle')}
      form={form}
      about={{ kind: 'business', id: business?.id ?? null }}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        await navigate(screens.businesses);
      }}
      onReload={onReload}
      backTo={screens.businesses}
    >
      <CompanyFields form={form} />
      <FormSection title={words('address')}>
        <FormGrid>
          <AddressFields control={form.control} names={addressNames} />
        </FormGrid>
      </FormSection>
      {business === null ? <OwnerFields form={form} /> : null}
    </FormPage>
  );
}

function CompanyFields({ form }: FormProps) {
  const words = useTexts(businessScreenMessages);
  const types = useCall(businessContract.types, {});
  const { control } = form;
  const keepNumber = useRegistrationNumber({
    read: () => form.getValues('panOrVATNumber'),
    write: (number) => form.setValue('panOrVATNumber', number, { shouldDirty: true }),
  });
  return (
    <FormSection title={words('business')}>
      <FormGrid>
        <TextField control={control} name="companyName" label={words('companyName')} maxLength={150} required />
        <TextField control={control} name="companyNameNp" label={words('companyNameNp')} maxLength={150} lang="ne" />
        <SelectField
          control={control}
          name="businessTypeId"
          label={words('businessType')}
          options={choicesInUse(types.data, form.getValues('businessTypeId'))}
          isLoading={types.isPending}
          required
        />
        <TextField control={control} name="companyEmail" label={words('companyEmail')} type="email" inputMode="email" />
        <SelectField
          control={control}
          name="companyRegisterType"
          label={words('registerType')}
          options={[
            { value: 'PAN', label: words('pan') },
            { value: 'VAT', label: words('vat') },
            { value: 'NOT_REGISTERED', label: words('notRegistered') },
          ]}
          onChanged={(chosen) => keepNumber(chosen !== 'NOT_REGISTERED')}
          required
        />
        <PanField
          control={control}
          name="panOrVATNumber"
          label={words('panOrVATNumber')}
          required={form.watch('companyRegisterType') !== 'NOT_REGISTERED'}
        />
      </FormGrid>
    </FormSection>
  );
}

/** Who will own the business; they choose the password themselves, by their mobile. */
function OwnerFields({ form }: FormProps) {
  const t = useTexts(businessDetailScreenMessages);
  const { control } = form;
  return (
    <FormSection title={t('owner')}>
      <FormGrid>
        <TextField control={control} name="owner.fullName" label={t('ownerName')} maxLength={100} required />
        <PhoneField control={control} name="owner.mobileNumber" label={t('ownerMobile')} required />
        <TextField control={control} name="owner.userName" label={t('ownerUserName')} maxLength={50} required />
        <TextField control={control} name="owner.email" label={t('ownerEmail')} type="email" inputMode="email" />
      </FormGrid>
    </FormSection>
  );
}
