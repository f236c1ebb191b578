import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Answer } from '@bahi/contract/endpoint';
import {
  smsProviders,
  smsSettingsContract,
  smsSettingsForm,
} from '@bahi/contract/platform/sms-settings/sms-settings.contract';
import { smsSettingsScreenMessages } from '@bahi/contract/platform/sms-settings/sms-settings-screen.messages';
import { valuesOfRecord } from '@bahi/contract/form-values';
import type { z } from '@bahi/contract/zod';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { SettingsAnswer, SettingsForm, type SettingsGroup, unkept, useFixed } from './SettingsForm.tsx';
import { SmsTest } from './SmsTest.tsx';

type State = Answer<typeof smsSettingsContract.get>;
type Values = z.input<typeof smsSettingsForm>;

/** By whom messages go to mobiles, with a message to try it. */
export function SmsTab() {
  const { can } = useSession();
  const answer = useCall(smsSettingsContract.get, {}, unkept);
  return (
    <SettingsAnswer answer={answer}>
      {(group) => (
        <>
          {can(smsSettingsContract.test) ? <SmsTest /> : null}
          <SmsForm {...group} />
        </>
      )}
    </SettingsAnswer>
  );
}

function valuesOf({ values, version }: State): Values {
  return valuesOfRecord(smsSettingsForm, { ...values, version });
}

function SmsForm(group: SettingsGroup<State>) {
  const { state } = group;
  const t = useTexts(smsSettingsScreenMessages);
  const ui = useTexts(uiMessages);
  const { can } = useSession();
  const save = useSend(smsSettingsContract.save);
  const form = useAppForm(smsSettingsForm, valuesOf(state));
  const mayChange = can(smsSettingsContract.save);
  const fixed = useFixed(state, !mayChange);
  const { control } = form;
  const provider = form.watch('provider');
  const token = (name: 'sparrowToken' | 'aakashToken') => {
    const isSet = state.secretsSet.includes(name);
    return { required: !isSet, ...fixed(name, isSet ? ui('secretKept') : t('tokenHint')) };
  };
  return (
    <SettingsForm
      form={form}
      {...group}
      valuesOf={valuesOf}
      save={mayChange ? (body) => save.mutateAsync({ body }) : undefined}
    >
      <FormGrid>
        <SelectField
          control={control}
          name="provider"
          label={t('provider')}
          options={smsProviders.map((value) => ({ value, label: t(value) }))}
          required
          {...fixed('provider', provider === 'console' ? t('consoleHint') : undefined)}
        />
        {provider === 'sparrow' ? (
          <>
            <PasswordField
              key="sparrow"
              control={control}
              name="sparrowToken"
              label={t('token')}
              autoComplete="new-password"
              {...token('sparrowToken')}
            />
            <TextField
              control={control}
              name="sparrowFrom"
              label={t('from')}
              maxLength={50}
              required
              {...fixed('sparrowFrom', t('fromHint'))}
            />
          </>
        ) : null}
        {provider === 'aakash' ? (
          <PasswordField
            key="aakash"
            control={control}
            name="aakashToken"
            label={t('token')}
            autoComplete="new-password"
            {...token('aakashToken')}
          />
        ) : null}
      </FormGrid>
    </SettingsForm>
  );
}
