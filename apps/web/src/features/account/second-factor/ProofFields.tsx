import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { FormGrid } from '../../../ui/form/FormGrid.tsx';
import { CodeField } from '../session/CodeField.tsx';
import type { Proof } from './proof-form.ts';

type Props = {
  form: AppForm<Proof>;
  hasPassword: boolean;
  /** A recovery code is taken in the place of the app's. */
  takesRecovery?: boolean;
};

/** What shows that it is the account's owner who asks. */
export function ProofFields({ form: { control }, hasPassword, takesRecovery = false }: Props) {
  const t = useTexts(secondFactorScreenMessages);
  return (
    <FormGrid columns={1}>
      {takesRecovery ? (
        <TextField control={control} name="code" label={t('anyCode')} autoComplete="one-time-code" autoFocus required />
      ) : (
        <CodeField control={control} name="code" label={t('code')} required />
      )}
      {hasPassword ? (
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
