import { secondFactorCode } from '@bahi/contract/account/second-factor/second-factor-code';
import { secondFactorMessages } from '@bahi/contract/account/second-factor/second-factor.messages';
import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { screens } from '@bahi/contract/screens';
import { z } from '@bahi/contract/zod';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PublicForm, PublicLinks, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { CodeField } from './CodeField.tsx';
import { signInWith, useFirstStep } from './sign-in-flow.ts';

registerTexts(secondFactorMessages);
const codeForm = z.object({ code: secondFactorCode });

/** The second step of signing in: a code of the app, or a recovery code. */
export function SecondStepPage() {
  const firstStep = useFirstStep();
  const { search } = useLocation();
  return firstStep === null ? (
    <Navigate to={{ pathname: screens.login, search }} replace />
  ) : (
    <SecondStepForm ticket={firstStep.ticket} />
  );
}

function SecondStepForm({ ticket }: { ticket: string }) {
  const t = useTexts(secondFactorScreenMessages);
  const signIn = useTexts(signInMessages);
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isRecovery, setRecovery] = useState(false);
  const form = useAppForm(codeForm, { code: '' });
  useEffect(() => form.setFocus('code'), [form, isRecovery]);
  const submit = submitOf(form, async ({ code }) => {
    try {
      signInWith(await call(sessionContract.token, { body: { grant_type: 'second_factor', ticket, code } }));
    } catch (error) {
      // The first step was too long ago; the toast says so.
      if (error instanceof ApiError && error.fields.some(({ field }) => field === 'ticket'))
        return navigate({ pathname: screens.login, search }, { replace: true });
      throw error;
    }
  });
  const change = (): void => {
    form.reset();
    setRecovery(!isRecovery);
  };
  const field = { control: form.control, name: 'code', required: true } as const;
  return (
    <PublicScreen title={t('stepTitle')} text={t(isRecovery ? 'recoveryText' : 'stepText')}>
      <form onSubmit={submit} noValidate>
        <PublicForm>
          {isRecovery ? <TextField {...field} label={t('recoveryCode')} /> : <CodeField {...field} label={t('code')} />}
          <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
            {t('signIn')}
          </Button>
          <Button variant="subtle" onClick={change} fullWidth>
            {t(isRecovery ? 'useApp' : 'useRecovery')}
          </Button>
        </PublicForm>
      </form>
      <PublicLinks>
        {isRecovery ? <p>{t('neither')}</p> : null}
        <TextLink to={screens.login}>{signIn('backToLogin')}</TextLink>
      </PublicLinks>
    </PublicScreen>
  );
}
