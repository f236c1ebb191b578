import type { Answer } from '@bahi/contract/endpoint';
import {
  globalSettingsContract,
  sessionLengthsForm,
} from '@bahi/contract/platform/global-settings/global-settings.contract';
import { globalSettingsScreenMessages } from '@bahi/contract/platform/global-settings/global-settings-screen.messages';
import { valuesOfRecord } from '@bahi/contract/form-values';
import type { z } from '@bahi/contract/zod';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { QuantityField } from '../../../ui/fields/AmountField.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { SettingsAnswer, SettingsForm, type SettingsGroup, unkept, useFixed } from './SettingsForm.tsx';

type State = Answer<typeof globalSettingsContract.sessionLengths>;
type Values = z.input<typeof sessionLengthsForm>;

/** How long people stay signed in, and whether who works for the platform needs a second step to. */
export function SessionTab() {
  const answer = useCall(globalSettingsContract.sessionLengths, {}, unkept);
  return <SettingsAnswer answer={answer}>{(group) => <SessionForm {...group} />}</SettingsAnswer>;
}

function valuesOf({ values, version }: State): Values {
  return valuesOfRecord(sessionLengthsForm, { ...values, version });
}

function SessionForm(group: SettingsGroup<State>) {
  const { state } = group;
  const t = useTexts(globalSettingsScreenMessages);
  const { can } = useSession();
  const save = useSend(globalSettingsContract.saveSessionLengths);
  const form = useAppForm(sessionLengthsForm, valuesOf(state));
  const mayChange = can(globalSettingsContract.saveSessionLengths);
  const fixed = useFixed(state, !mayChange);
  const { control } = form;
  return (
    <SettingsForm
      form={form}
      {...group}
      valuesOf={valuesOf}
      save={mayChange ? (body) => save.mutateAsync({ body }) : undefined}
    >
      <FormGrid columns={3}>
        <QuantityField
          control={control}
          name="accessTokenMinutes"
          label={t('accessTokenMinutes')}
          required
          {...fixed('accessTokenMinutes', t('accessTokenHint'))}
        />
        <QuantityField
          control={control}
          name="refreshIdleHours"
          label={t('refreshIdleHours')}
          required
          {...fixed('refreshIdleHours', t('refreshIdleHint'))}
        />
        <QuantityField
          control={control}
          name="refreshAbsoluteDays"
          label={t('refreshAbsoluteDays')}
          required
          {...fixed('refreshAbsoluteDays', t('refreshAbsoluteHint'))}
        />
      </FormGrid>
      <CheckboxField
        control={control}
        name="secondStepRequired"
        label={t('secondStepRequired')}
        {...fixed('secondStepRequired', t('secondStepHint'))}
      />
    </SettingsForm>
  );
}
