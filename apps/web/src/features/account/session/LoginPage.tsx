import { screens } from '@bahi/contract/screens';
import { officeMessages } from '@bahi/contract/platform/frame/office.messages';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { signInForm } from '@bahi/contract/account/session/session.contract';
import { sessionMessages } from '@bahi/contract/account/session/session.messages';
import { Button } from '@mantine/core';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';
import { PublicForm, PublicLinks, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import classes from './LoginPage.module.css';
import { useSignIn } from './sign-in-flow.ts';

registerTexts(sessionMessages);

/** Signing in by e-mail or mobile number and password. */
export function LoginPage() {
  const t = useTexts(signInMessages);
  const office = useTexts(officeMessages);
  const form = useAppForm(signInForm, { username: '', password: '' });
  const signIn = useSignIn();
  const submit = submitOf(form, ({ username, password }) => signIn({ grant_type: 'password', username, password }));
  const refusal = form.formState.errors.root?.message;
  return (
    <PublicScreen title={t('loginTitle')}>
      <form onSubmit={submit} noValidate>
        <PublicForm>
          {refusal === undefined ? null : <p className={classes.refusal}>{refusal}</p>}
          <TextField
            control={form.control}
            name="username"
            label={t('username')}
            autoComplete="username"
            inputMode="email"
            required
          />
          <PasswordField
            control={form.control}
            name="password"
            label={t('password')}
            autoComplete="current-password"
            required
          />
          <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
            {t('signIn')}
          </Button>
        </PublicForm>
      </form>
      <PublicLinks>
        <TextLink to={screens.forgotPassword}>{t('forgot')}</TextLink>
        <TextLink to={screens.loginByCode}>{t('withCode')}</TextLink>
        <TextLink to={screens.firstPassword}>{office('firstLink')}</TextLink>
        <span>
          {t('isNew')} <TextLink to={screens.signUp}>{t('openAccount')}</TextLink>
        </span>
      </PublicLinks>
    </PublicScreen>
  );
}
