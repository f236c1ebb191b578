import type { SecondFactorState } from '@bahi/contract/account/second-factor/second-factor.contract';
import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { CodeField } from '../session/CodeField.tsx';
import { canShowPasskey, type Proof, type ProofFor } from './proof-form.ts';

type Props = { form: AppForm<Proof>; state: SecondFactorState; purpose: ProofFor };

/** What shows that it is the account's owner who asks; a new passkey is named with it. */
export function ProofFields({ form: { control }, state, purpose }: Props) {
  const t = useTexts(secondFactorScreenMessages);
  return (
    <FormGrid columns={1}>
      {purpose === 'PASSKEY' ? (
        <TextField
          control={control}
          name="name"
          label={t('passkeyName')}
          description={t('passkeyNameHint')}
          maxLength={60}
          autoFocus
          required
        />
      ) : null}
      {purpose === 'APP' ? <CodeField control={control} name="code" label={t('code')} required /> : null}
      {purpose !== 'APP' && state.isOn ? (
        <TextField
          control={control}
          name="code"
          label={t(state.onSince === null ? 'recoveryCode' : 'anyCode')}
          autoComplete="one-time-code"
          autoFocus={purpose === 'CHANGE'}
          {...(canShowPasskey(state) ? { description: t('orPasskey') } : { required: true })}
        />
      ) : null}
      {state.hasPassword ? (
        <PasswordField
          control={control}
          name="password"
          label={t('password')}
          autoComplete="current-password"
          required
        />
      ) : null}
    </FormGrid>
  );
}
