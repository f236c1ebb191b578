import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { serviceContract, serviceForm } from '@bahi/contract/catalogue/service/service.contract';
import { serviceScreenMessages } from '@bahi/contract/catalogue/service/service-screen.messages';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { useFormDraft } from '../../../platform/kept/use-form-draft.ts';
import { FormGrid, FormSection, WholeRow } from '../../../ui/form/FormGrid.tsx';
import { FormPage } from '../../../ui/form/FormPage.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TaxedPriceFields } from '../tax-rate/TaxedPriceFields.tsx';
import type { TaxRates } from '../tax-rate/use-tax-rates.ts';
import { useDurationChoices } from './duration.ts';
import { newService, type ServiceDetail, valuesOf } from './service-form.ts';

type Props = {
  /** The service to edit; null for a new one. */
  service: ServiceDetail | null;
  taxRates: TaxRates;
  /** Fetches the service anew, after somebody else changed it. */
  onReload: () => void;
};

const taxedPriceNames = {
  price: 'costPrice',
  taxable: 'taxable',
  taxRateId: 'taxRateId',
  vatIncluded: 'vatIncludedPrice',
} as const;

/** The form of a service, new or not. */
export function ServiceForm({ service, taxRates, onReload }: Props) {
  const t = useTexts(serviceScreenMessages);
  const ui = useTexts(uiMessages);
  const { userDetails } = useSession();
  const navigate = useNavigate();
  const durations = useDurationChoices();
  const save = useSend(serviceContract.save);
  const standardRateId = taxRates.standard?.id;
  const form = useAppForm(
    serviceForm,
    service === null ? newService(standardRateId) : valuesOf(service, standardRateId),
  );
  const draft = useFormDraft(form, `service.${service?.id ?? 'new'}.${userDetails.id}`);
  const { control } = form;
  return (
    <FormPage
      title={t(service === null ? 'createTitle' : 'editTitle')}
      form={form}
      draft={draft}
      onSave={async (values) => {
        await save.mutateAsync({ body: values });
        draft.discard();
        await navigate(screens.services);
      }}
      onReload={() => {
        draft.discard();
        onReload();
      }}
      backTo={screens.services}
    >
      <FormSection title={t('aboutService')}>
        <FormGrid>
          <TextField control={control} name="name" label={t('name')} required />
          <TextField control={control} name="nameNp" label={t('nameNp')} lang="ne" />
          <TextField
            control={control}
            name="code"
            label={t('code')}
            {...(service === null ? { description: ui('codeMade') } : {})}
          />
          <SelectField control={control} name="durationType" label={t('durationType')} options={durations} required />
        </FormGrid>
      </FormSection>
      <FormSection title={t('priceAndTax')}>
        <FormGrid>
          <TaxedPriceFields
            control={control}
            names={taxedPriceNames}
            priceLabel={t('costPrice')}
            priceRemark={t('costPriceHint')}
            taxRates={taxRates}
          />
        </FormGrid>
      </FormSection>
      <FormSection title={t('more')}>
        <FormGrid>
          <WholeRow>
            <TextareaField control={control} name="description" label={t('description')} />
          </WholeRow>
        </FormGrid>
      </FormSection>
    </FormPage>
  );
}
