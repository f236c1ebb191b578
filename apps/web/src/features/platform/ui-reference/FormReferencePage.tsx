import { screens } from '@bahi/contract/screens';
import { customerMessages } from '@bahi/contract/parties/customer/customer.messages';
import { uiReferenceScreenMessages } from '@bahi/contract/platform/ui-reference/ui-reference-screen.messages';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { showToast } from '../../../platform/toasts.ts';
import { type AppForm, useAppForm } from '../../../platform/use-app-form.ts';
import type { z } from '@bahi/contract/zod';
import { AddressFields, addressNames } from '../../../ui/fields/AddressFields.tsx';
import { AmountField, QuantityField } from '../../../ui/fields/AmountField.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { DateField } from '../../../ui/dates/DateField.tsx';
import { FormGrid, FormSection, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { MultiSelectField } from '../../../ui/fields/MultiSelectField.tsx';
import { PanField } from '../../../ui/fields/PanField.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ReferenceGuard } from './ReferenceGuard.tsx';
import { emptySample, sampleForm } from './sample-form.ts';
import { SampleFiles } from './SampleFiles.tsx';

registerTexts(customerMessages);

type SampleForm = AppForm<z.input<typeof sampleForm>>;

/** Every field that forms are made of, with the product's own rules; what is entered is kept nowhere. */
export function FormReferencePage() {
  const t = useTexts(uiReferenceScreenMessages);
  const form = useAppForm(sampleForm, emptySample);
  return (
    <ReferenceGuard>
      <FormPage
        title={t('formTitle')}
        form={form}
        backTo={screens.uiReference}
        onSave={() => {
          showToast({ kind: 'success', message: t('saidSaved') });
          form.reset(emptySample);
          return Promise.resolve();
        }}
      >
        <SampleFields form={form} />
        <FormSection title={t('addressFields')}>
          <FormGrid>
            <AddressFields control={form.control} names={addressNames} />
          </FormGrid>
        </FormSection>
        <FormSection title={t('fileFields')}>
          <SampleFiles />
        </FormSection>
      </FormPage>
    </ReferenceGuard>
  );
}

function SampleFields({ form: { control } }: { form: SampleForm }) {
  const t = useTexts(uiReferenceScreenMessages);
  return (
    <>
      <FormSection title={t('textFields')}>
        <FormGrid>
          <TextField control={control} name="name" label={t('name')} required />
          <TextField control={control} name="nameNp" label={t('nameNp')} lang="ne" />
          <TextField control={control} name="email" label={t('email')} type="email" inputMode="email" />
          <PhoneField control={control} name="phoneNumber" label={t('phone')} required />
          <PanField control={control} name="vatPanNo" label={t('pan')} />
          <PasswordField control={control} name="password" label={t('password')} autoComplete="new-password" required />
          <WholeRow>
            <TextareaField control={control} name="remarks" label={t('remarks')} maxLength={500} />
          </WholeRow>
        </FormGrid>
      </FormSection>
      <FormSection title={t('numberFields')}>
        <FormGrid columns={3}>
          <AmountField control={control} name="price" label={t('price')} required />
          <QuantityField control={control} name="quantity" label={t('quantity')} />
          <DateField control={control} name="validFrom" label={t('validFrom')} required />
        </FormGrid>
      </FormSection>
      <SampleChoices control={control} />
    </>
  );
}

function SampleChoices({ control }: Pick<SampleForm, 'control'>) {
  const t = useTexts(uiReferenceScreenMessages);
  return (
    <FormSection title={t('choiceFields')}>
      <FormGrid>
        <SelectField
          control={control}
          name="paymentMode"
          label={t('paymentMode')}
          options={[
            { value: 1, label: 'Cash', labelNp: 'नगद' },
            { value: 2, label: 'Online', labelNp: 'अनलाइन' },
            { value: 3, label: 'Cheque', labelNp: 'चेक' },
          ]}
          required
          clearable
        />
        <MultiSelectField
          control={control}
          name="outletIds"
          label={t('outlets')}
          options={[
            { value: 1, label: 'Butwal, Traffic Chowk', labelNp: 'बुटवल, ट्राफिक चोक' },
            { value: 2, label: 'Kathmandu, Kalimati', labelNp: 'काठमाडौँ, कालीमाटी' },
          ]}
          required
        />
        <CheckboxField control={control} name="keepsStock" label={t('keepsStock')} />
      </FormGrid>
    </FormSection>
  );
}
