import { screens } from '@bahi/contract/screens';
import { accountContract } from '@bahi/contract/account/account/account.contract';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { PublicForm, PublicLinks, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { resendAt, type ResetAsked } from './sign-in-flow.ts';

/** Asks whose password is forgotten; the answer is the same whether the account exists or not. */
export function ForgetPasswordPage() {
  const t = useTexts(signInMessages);
  const navigate = useNavigate();
  const form = useAppForm(accountContract.resetRequest.body, { username: '' });
  const submit = submitOf(form, async (body) => {
    const answer = await call(accountContract.resetRequest, { body });
    const state: ResetAsked = {
      username: body.username.trim(),
      resendAtMilliseconds: resendAt(answer.resendAfterSeconds),
    };
    await navigate(screens.resetPassword, { state });
  });
  return (
    <PublicScreen title={t('forgetTitle')} text={t('forgetText')}>
      <form onSubmit={submit} noValidate>
        <PublicForm>
          <TextField
            control={form.control}
            name="username"
            label={t('username')}
            autoComplete="username"
            inputMode="email"
            required
          />
          <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
            {t('sendCode')}
          </Button>
        </PublicForm>
      </form>
      <PublicLinks>
        <TextLink to={screens.login}>{t('backToLogin')}</TextLink>
      </PublicLinks>
    </PublicScreen>
  );
}
