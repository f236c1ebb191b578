import type { Answer } from '@bahi/contract/endpoint';
import { companyForm, globalSettingsContract } from '@bahi/contract/platform/global-settings/global-settings.contract';
import { globalSettingsScreenMessages } from '@bahi/contract/platform/global-settings/global-settings-screen.messages';
import { valuesOfRecord } from '@bahi/contract/form-values';
import type { z } from '@bahi/contract/zod';
import { registerType } from '@bahi/contract/enumeration';
import { languages } from '@bahi/domain/language';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormGrid, FormSection } from '../../../ui/form/FormGrid.tsx';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SettingsAnswer, SettingsForm, type SettingsGroup, unkept, useFixed } from './SettingsForm.tsx';
import classes from './SettingsForm.module.css';

type State = Answer<typeof globalSettingsContract.company>;
type Values = z.input<typeof companyForm>;

/** Where the platform is reached, whom its users ask for help, and what newcomers start with. */
export function CompanyTab() {
  const answer = useCall(globalSettingsContract.company, {}, unkept);
  return <SettingsAnswer answer={answer}>{(group) => <CompanyForm {...group} />}</SettingsAnswer>;
}

function valuesOf({ values, version }: State): Values {
  return valuesOfRecord(companyForm, { ...values, version });
}

function CompanyForm(group: SettingsGroup<State>) {
  const { state } = group;
  const t = useTexts(globalSettingsScreenMessages);
  const { can } = useSession();
  const save = useSend(globalSettingsContract.saveCompany);
  const form = useAppForm(companyForm, valuesOf(state));
  const mayChange = can(globalSettingsContract.saveCompany);
  const fixed = useFixed(state, !mayChange);
  const { control } = form;
  return (
    <SettingsForm
      form={form}
      {...group}
      valuesOf={valuesOf}
      save={mayChange ? (body) => save.mutateAsync({ body }) : undefined}
    >
      <FormSection title={t('platform')}>
        <FormGrid>
          <TextField
            control={control}
            name="publicUrl"
            label={t('publicUrl')}
            inputMode="url"
            maxLength={200}
            {...fixed('publicUrl', t('publicUrlHint'))}
          />
        </FormGrid>
      </FormSection>
      <FormSection title={t('help')}>
        <p className={classes.hint}>{t('helpHint')}</p>
        <FormGrid>
          <PhoneField control={control} name="supportPhone" label={t('supportPhone')} {...fixed('supportPhone')} />
          <TextField
            control={control}
            name="supportEmail"
            label={t('supportEmail')}
            type="email"
            inputMode="email"
            {...fixed('supportEmail')}
          />
        </FormGrid>
      </FormSection>
      <FormSection title={t('newcomers')}>
        <FormGrid>
          <SelectField
            control={control}
            name="defaultLanguage"
            label={t('defaultLanguage')}
            options={languages.map((value) => ({ value, label: t(value) }))}
            required
            {...fixed('defaultLanguage', t('defaultLanguageHint'))}
          />
          <SelectField
            control={control}
            name="defaultRegisterType"
            label={t('defaultRegisterType')}
            options={registerType.words.map((value) => ({ value, label: t(value) }))}
            clearable
            {...fixed('defaultRegisterType', t('defaultRegisterTypeHint'))}
          />
        </FormGrid>
      </FormSection>
    </SettingsForm>
  );
}
