import type {
  PasskeyRequest,
  SecondStep as SecondStepAsked,
  ShownPasskey,
} from '@bahi/contract/account/second-factor/passkey';
import { secondFactorCode } from '@bahi/contract/account/second-factor/second-factor-code';
import { secondFactorMessages } from '@bahi/contract/account/second-factor/second-factor.messages';
import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { screens } from '@bahi/contract/screens';
import { z } from '@bahi/contract/zod';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { submitOf, useAppForm } from '../../../platform/use-app-form.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PublicForm, PublicLinks, PublicScreen } from '../../../ui/shell/PublicLayout.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { CodeField } from './CodeField.tsx';
import { passkeyHindrance, showPasskey } from './passkeys.ts';
import { signInWith, useSecondStep } from './sign-in-flow.ts';

registerTexts(secondFactorMessages);
const codeForm = z.object({ code: secondFactorCode });
const noFields = z.object({});

/** The second step of signing in: a passkey, a code of the app, or a recovery code. */
export function SecondStepPage() {
  const asked = useSecondStep();
  const { search } = useLocation();
  return asked === null ? <Navigate to={{ pathname: screens.login, search }} replace /> : <SecondStep asked={asked} />;
}

type Way = 'passkey' | 'app' | 'recovery';

function SecondStep({ asked: { ticket, secondFactor, passkey } }: { asked: SecondStepAsked }) {
  const t = useTexts(secondFactorScreenMessages);
  const signIn = useTexts(signInMessages);
  const request = passkey !== undefined && passkeyHindrance(passkey.rpId) === null ? passkey : null;
  const ways: readonly Way[] = [
    ...(request === null ? [] : (['passkey'] as const)),
    ...(secondFactor.includes('CODE') ? (['app'] as const) : []),
    'recovery',
  ];
  const [chosen, setChosen] = useState<Way | null>(null);
  const way = chosen ?? ways[0] ?? 'recovery';
  const send = useStep(ticket);
  return (
    <PublicScreen title={t('stepTitle')} text={t(texts[way])}>
      <PublicForm>
        {passkey === undefined || request !== null ? null : <p>{t('passkeyNotHere')}</p>}
        {way === 'passkey' && request !== null ? (
          <PasskeyStep request={request} onShown={(shown) => send({ passkey: JSON.stringify(shown) })} />
        ) : (
          <CodeStep key={way} isRecovery={way === 'recovery'} onCode={(code) => send({ code })} />
        )}
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="subtle" onClick={() => setChosen(other)} fullWidth>
              {t(buttons[other])}
            </Button>
          ))}
      </PublicForm>
      <PublicLinks>
        {way === 'recovery' ? <p>{t('neither')}</p> : null}
        <TextLink to={screens.login}>{signIn('backToLogin')}</TextLink>
      </PublicLinks>
    </PublicScreen>
  );
}

const texts = { passkey: 'passkeyText', app: 'stepText', recovery: 'recoveryText' } as const;
const buttons = { passkey: 'usePasskey', app: 'useApp', recovery: 'useRecovery' } as const;

/** Sends what was shown; when the first step was too long ago, the toast says so and it begins anew. */
function useStep(ticket: string): (shown: { code: string } | { passkey: string }) => Promise<void> {
  const navigate = useNavigate();
  const { search } = useLocation();
  return async (shown) => {
    try {
      signInWith(await call(sessionContract.token, { body: { grant_type: 'second_factor', ticket, ...shown } }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.fields.every(({ field }) => field !== 'ticket')) throw error;
      await navigate({ pathname: screens.login, search }, { replace: true });
    }
  };
}

function CodeStep({ isRecovery, onCode }: { isRecovery: boolean; onCode: (code: string) => Promise<void> }) {
  const t = useTexts(secondFactorScreenMessages);
  const form = useAppForm(codeForm, { code: '' });
  useEffect(() => form.setFocus('code'), [form]);
  const field = { control: form.control, name: 'code', required: true } as const;
  return (
    <form onSubmit={submitOf(form, ({ code }) => onCode(code))} noValidate>
      <PublicForm>
        {isRecovery ? (
          <TextField {...field} label={t('recoveryCode')} />
        ) : (
          <CodeField {...field} label={t('code')} sendsItself />
        )}
        <Button type="submit" loading={form.formState.isSubmitting} fullWidth>
          {t('signIn')}
        </Button>
      </PublicForm>
    </form>
  );
}

type PasskeyProps = { request: PasskeyRequest; onShown: (shown: ShownPasskey) => Promise<void> };

/** The browser asks only after a press: nothing opens by itself. */
function PasskeyStep({ request, onShown }: PasskeyProps) {
  const t = useTexts(secondFactorScreenMessages);
  const form = useAppForm(noFields, {});
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <form onSubmit={submitOf(form, async () => onShown(await showPasskey(request)))} noValidate>
      <Button ref={button} type="submit" loading={form.formState.isSubmitting} fullWidth>
        {t('showPasskey')}
      </Button>
    </form>
  );
}
