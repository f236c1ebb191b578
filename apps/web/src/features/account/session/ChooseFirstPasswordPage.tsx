import { screens } from '@bahi/contract/screens';
import { accountContract, newPassword } from '@bahi/contract/account/account/account.contract';
import { accountMessages } from '@bahi/contract/account/account/account.messages';
import { officeMessages } from '@bahi/contract/platform/frame/office.messages';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { otpContract } from '@bahi/contract/platform/otp/otp.contract';
import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { z } from '@bahi/contract/zod';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Navigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { PasswordHints } from '../../../ui/fields/PasswordHints.tsx';
import { PublicForm, PublicLinks, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { CodeField } from './CodeField.tsx';
import { ResendButton } from './ResendButton.tsx';
import { type CodeSent, useCodeSent, useSignIn } from './sign-in-flow.ts';

registerTexts(accountMessages);
registerTexts(otpMessages);

const firstForm = z
  .object({
    otp: otpContract.verify.body.shape.otp,
    password: newPassword,
    confirmPassword: z.string().min(1, 'common.isRequired'),
  })
  .superRefine((form, context) => {
    if (form.password !== form.confirmPassword)
      context.addIssue({ code: 'custom', path: ['confirmPassword'], message: 'account.passwordsDiffer' });
  });

/** The code that was sent, and the first password; whoever has chosen it is signed in. */
export function ChooseFirstPasswordPage() {
  const sent = useCodeSent();
  return sent === null ? <Navigate to={screens.firstPassword} replace /> : <FirstPasswordForm sent={sent} />;
}

function FirstPasswordForm({ sent: { mobileNumber, purpose, resendAtMilliseconds } }: { sent: CodeSent }) {
  const t = useTexts(signInMessages);
  const office = useTexts(officeMessages);
  const language = useLanguage();
  const signIn = useSignIn();
  const form = useAppForm(firstForm, { otp: '', password: '', confirmPassword: '' });
  // A code is good once: what it was exchanged for is kept while the password is still refused.
  const verified = useRef<{ otp: string; ticket: string } | null>(null);
  const submit = submitOf(form, async ({ otp, password }) => {
    if (verified.current?.otp !== otp)
      verified.current = { otp, ...(await call(otpContract.verify, { body: { mobileNumber, purpose, otp } })) };
    await call(accountContract.firstPassword, { body: { ticket: verified.current.ticket, password } });
    await signIn({ grant_type: 'password', username: mobileNumber, password });
  });
  const fields = { control: form.control, autoComplete: 'new-password', required: true } as const;
  return (
    <PublicScreen title={office('firstTitle')} text={t('codeSent', { mobile: inDigitsOf(mobileNumber, language) })}>
      <form onSubmit={submit} noValidate>
        <PublicForm>
          <CodeField control={form.control} name="otp" label={t('code')} required />
          <PasswordField {...fields} name="password" label={t('newPassword')} />
          <PasswordHints password={form.watch('password')} />
          <PasswordField {...fields} name="confirmPassword" label={t('confirmPassword')} />
          <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
            {t('savePassword')}
          </Button>
          <ResendButton
            resendAtMilliseconds={resendAtMilliseconds}
            onResend={async () => {
              form.resetField('otp');
              return (await call(otpContract.resend, { body: { mobileNumber, purpose } })).resendAfterSeconds;
            }}
          />
        </PublicForm>
      </form>
      <PublicLinks>
        <TextLink to={screens.firstPassword}>{t('otherNumber')}</TextLink>
      </PublicLinks>
    </PublicScreen>
  );
}
