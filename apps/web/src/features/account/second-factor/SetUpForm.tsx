import type { Answer } from '@bahi/contract/endpoint';
import {
  type SecondFactorState,
  secondFactorContract,
} from '@bahi/contract/account/second-factor/second-factor.contract';
import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { Button } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { submitOf } from '../../../platform/use-app-form.ts';
import { DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { askForPasskey, useProofForm } from './proof-form.ts';
import { ProofFields } from './ProofFields.tsx';
import classes from './SecondFactor.module.css';

type Props = {
  made: Answer<typeof secondFactorContract.create>;
  state: SecondFactorState;
  onConfirmed: (recoveryCodes: string[]) => void;
};

/** The key for the app, and the code that shows that the app has it. */
export function SetUpForm({ made, state, onConfirmed }: Props) {
  const t = useTexts(secondFactorScreenMessages);
  const confirm = useSend(secondFactorContract.confirm);
  const form = useProofForm(state, 'APP');
  const submit = submitOf(form, async ({ code, password }) => {
    const passkey = state.isOn ? { passkey: await askForPasskey() } : {};
    onConfirmed((await confirm.mutateAsync({ body: { code, password, ...passkey } })).recoveryCodes);
  });
  const { side, path } = made.qr;
  return (
    <form onSubmit={submit} noValidate>
      <p>{t('scan')}</p>
      <div className={classes.making}>
        <svg
          className={classes.qr}
          viewBox={`0 0 ${side} ${side}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t('qr')}
        >
          <path d={path} />
        </svg>
        <div>
          <p>{t('key')}</p>
          <code className={classes.key}>{made.key.replace(/.{4}(?=.)/g, '$& ')}</code>
        </div>
        <Button component="a" href={made.address} variant="default" className={classes.open ?? ''}>
          {t('openApp')}
        </Button>
      </div>
      <p>{t('confirmText')}</p>
      <ProofFields form={form} state={state} purpose="APP" />
      <DialogFooter>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {t('turnOn')}
        </Button>
      </DialogFooter>
    </form>
  );
}
