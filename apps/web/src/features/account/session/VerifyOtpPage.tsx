import { screens } from '@bahi/contract/screens';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { otpContract } from '@bahi/contract/platform/otp/otp.contract';
import { otpMessages } from '@bahi/contract/platform/otp/otp.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { PublicForm, PublicLinks, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { CodeField } from './CodeField.tsx';
import { ResendButton } from './ResendButton.tsx';
import { type CodeSent, useCodeSent, useSignIn, type Verified } from './sign-in-flow.ts';

registerTexts(otpMessages);

/** The code that was sent to a mobile: for opening an account, or for signing in. */
export function VerifyOtpPage() {
  const sent = useCodeSent();
  return sent === null ? <Navigate to={screens.validateMobile} replace /> : <CodeForm sent={sent} />;
}

function CodeForm({ sent }: { sent: CodeSent }) {
  const t = useTexts(signInMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const signIn = useSignIn();
  const { mobileNumber, purpose } = sent;
  const form = useAppForm(otpContract.verify.body, { mobileNumber, purpose, otp: '' });
  useEffect(() => form.setFocus('otp'), [form]);
  const submit = submitOf(form, async (body) => {
    const { ticket } = await call(otpContract.verify, { body });
    if (purpose === 'LOGIN') return signIn({ grant_type: 'otp', ticket });
    const state: Verified = { mobileNumber, ticket };
    return navigate(screens.signUpDetails, { state, replace: true });
  });
  return (
    <PublicScreen title={t('codeTitle')} text={t('codeSent', { mobile: inDigitsOf(mobileNumber, language) })}>
      <form onSubmit={submit} noValidate>
        <PublicForm>
          <CodeField control={form.control} name="otp" label={t('code')} required sendsItself />
          <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
            {t('verify')}
          </Button>
          <ResendButton
            resendAtMilliseconds={sent.resendAtMilliseconds}
            onResend={async () => {
              form.resetField('otp');
              return (await call(otpContract.resend, { body: { mobileNumber, purpose } })).resendAfterSeconds;
            }}
          />
        </PublicForm>
      </form>
      <PublicLinks>
        <TextLink to={purpose === 'LOGIN' ? screens.loginByCode : screens.validateMobile}>{t('otherNumber')}</TextLink>
      </PublicLinks>
    </PublicScreen>
  );
}
