import { screens } from '@bahi/contract/screens';
import { accountContract, newPassword } from '@bahi/contract/account/account/account.contract';
import { accountMessages } from '@bahi/contract/account/account/account.messages';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { otpContract } from '@bahi/contract/platform/otp/otp.contract';
import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { z } from '@bahi/contract/zod';
import { Button } from '@mantine/core';
import { Navigate, useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { PasswordHints } from '../../../ui/fields/PasswordHints.tsx';
import { PublicForm, PublicLinks, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { CodeField } from './CodeField.tsx';
import { ResendButton } from './ResendButton.tsx';
import { type ResetAsked, useResetAsked } from './sign-in-flow.ts';

registerTexts(accountMessages);
registerTexts(otpMessages);

/** The call's own form, with the repetition that only the screen asks for. */
const resetForm = z
  .object({
    otp: otpContract.verify.body.shape.otp,
    password: newPassword,
    confirmPassword: z.string().min(1, 'common.isRequired'),
  })
  .superRefine((form, context) => {
    if (form.password !== form.confirmPassword)
      context.addIssue({ code: 'custom', path: ['confirmPassword'], message: 'account.passwordsDiffer' });
  });

/** The code of a forgotten password, and the new password. */
export function ResetPasswordPage() {
  const asked = useResetAsked();
  return asked === null ? <Navigate to={screens.forgotPassword} replace /> : <ResetForm asked={asked} />;
}

function ResetForm({ asked: { username, resendAtMilliseconds } }: { asked: ResetAsked }) {
  const t = useTexts(signInMessages);
  const navigate = useNavigate();
  const form = useAppForm(resetForm, { otp: '', password: '', confirmPassword: '' });
  const submit = submitOf(form, async ({ otp, password }) => {
    await call(accountContract.resetConfirm, { body: { username, otp: resetForm.shape.otp.parse(otp), password } });
    await navigate(screens.login, { replace: true });
  });
  return (
    <PublicScreen title={t('resetTitle')} text={t('resetText', { username })}>
      <form onSubmit={submit} noValidate>
        <PublicForm>
          <CodeField control={form.control} name="otp" label={t('code')} required />
          <PasswordField
            control={form.control}
            name="password"
            label={t('newPassword')}
            autoComplete="new-password"
            required
          />
          <PasswordHints password={form.watch('password')} />
          <PasswordField
            control={form.control}
            name="confirmPassword"
            label={t('confirmPassword')}
            autoComplete="new-password"
            required
          />
          <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
            {t('savePassword')}
          </Button>
          <ResendButton
            resendAtMilliseconds={resendAtMilliseconds}
            onResend={async () => (await call(accountContract.resetRequest, { body: { username } })).resendAfterSeconds}
          />
        </PublicForm>
      </form>
      <PublicLinks>
        <TextLink to={screens.login}>{t('backToLogin')}</TextLink>
      </PublicLinks>
    </PublicScreen>
  );
}
