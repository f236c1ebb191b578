import type { Answer } from '@bahi/contract/endpoint';
import {
  type SecondFactorState,
  secondFactorContract,
} from '@bahi/contract/account/second-factor/second-factor.contract';
import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { Button } from '@mantine/core';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { Passkeys } from './Passkeys.tsx';
import { canShowPasskey } from './proof-form.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './SecondFactor.module.css';
import { SetUpForm } from './SetUpForm.tsx';

type MadeKey = Answer<typeof secondFactorContract.create>;

/** The second step of one's own sign-in: turned on and off, and its recovery codes, which `onKept` says are put away. */
export function SecondFactor({ onKept }: { onKept?: () => void }) {
  const t = useTexts(secondFactorScreenMessages);
  const state = useCall(secondFactorContract.get, {}, { staleTime: 0 });
  const [codes, setCodes] = useState<string[] | null>(null);
  if (state.isPending) return <FormSkeleton fields={2} />;
  if (state.isError) return <ErrorState error={state.error} onRetry={() => void state.refetch()} />;
  const kept = (): void => {
    setCodes(null);
    onKept?.();
  };
  return (
    <Surface title={t('title')}>
      {state.data.isOn ? (
        <TurnedOn state={state.data} onCodes={setCodes} />
      ) : (
        <>
          <p className={classes.off}>{t('offText')}</p>
          <SetUpButton state={state.data} label={t('turnOn')} onCodes={setCodes} />
        </>
      )}
      <Passkeys state={state.data} onCodes={setCodes} />
      <Dialog opened={codes !== null && codes.length > 0} onClose={kept} title={t('codesTitle')} size={520}>
        <RecoveryCodes codes={codes ?? []} onKept={kept} />
      </Dialog>
    </Surface>
  );
}

type PartProps = {
  state: SecondFactorState;
  /** Takes recovery codes that are to be shown; there are none where the person has some already. */
  onCodes: (codes: string[]) => void;
};

function SetUpButton({ state, label, onCodes }: PartProps & { label: string }) {
  const t = useTexts(secondFactorScreenMessages);
  const create = useSend(secondFactorContract.create);
  const [made, setMade] = useState<MadeKey | null>(null);
  const confirmed = (codes: string[]): void => {
    setMade(null);
    onCodes(codes);
  };
  return (
    <div className={classes.buttons}>
      <Button
        variant={state.isOn ? 'default' : 'filled'}
        loading={create.isPending}
        onClick={() => create.mutate({}, { onSuccess: setMade })}
      >
        {label}
      </Button>
      <Dialog opened={made !== null} onClose={() => setMade(null)} title={t('setUpTitle')} size={480}>
        {made === null ? null : <SetUpForm made={made} state={state} onConfirmed={confirmed} />}
      </Dialog>
    </div>
  );
}

function TurnedOn({ state, onCodes }: PartProps) {
  const t = useTexts(secondFactorScreenMessages);
  const [asked, setAsked] = useState<'codes' | 'off' | null>(null);
  const createCodes = useSend(secondFactorContract.createRecoveryCodes);
  const remove = useSend(secondFactorContract.remove);
  const { isRequired, onSince, passkeys, recoveryCodesLeft } = state;
  const hasPasskeys = passkeys.length > 0;
  const shared = { state, onClose: () => setAsked(null) };
  return (
    <>
      <div className={classes.state}>
        <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
          {t('on')}
        </Badge>
        {onSince === null ? null : (
          <span>
            {t('appSince')} <MomentText at={onSince} />
          </span>
        )}
        <span>{t('codesLeft', { count: recoveryCodesLeft })}</span>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setAsked('codes')}>
          {t('newCodes')}
        </Button>
        {onSince === null || (isRequired && !hasPasskeys) ? null : (
          <DangerButton onClick={() => setAsked('off')}>{t(hasPasskeys ? 'removeApp' : 'turnOff')}</DangerButton>
        )}
      </div>
      {isRequired ? <p className={classes.required}>{t('required')}</p> : null}
      {onSince === null && canShowPasskey(state) ? (
        <SetUpButton state={state} label={t('addApp')} onCodes={onCodes} />
      ) : null}
      <ProofDialog
        {...shared}
        opened={asked === 'codes'}
        title={t('newCodes')}
        text={t('newCodesText')}
        saveLabel={t('makeCodes')}
        onProof={async (body) => onCodes((await createCodes.mutateAsync({ body })).recoveryCodes)}
      />
      <ProofDialog
        {...shared}
        opened={asked === 'off'}
        title={t(hasPasskeys ? 'removeApp' : 'turnOffTitle')}
        text={t(hasPasskeys ? 'removeAppText' : 'turnOffText')}
        saveLabel={t(hasPasskeys ? 'removeApp' : 'turnOff')}
        isDangerous
        onProof={(body) => remove.mutateAsync({ body })}
      />
    </>
  );
}
