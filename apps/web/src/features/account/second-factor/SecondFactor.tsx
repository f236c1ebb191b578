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
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './SecondFactor.module.css';
import { SetUpForm } from './SetUpForm.tsx';

type MadeKey = Answer<typeof secondFactorContract.create>;

/** The second step of one's own sign-in: turned on and off, and its recovery codes. */
export function SecondFactor() {
  const t = useTexts(secondFactorScreenMessages);
  const state = useCall(secondFactorContract.get, {}, { staleTime: 0 });
  const [codes, setCodes] = useState<string[] | null>(null);
  if (state.isPending) return <FormSkeleton fields={2} />;
  if (state.isError) return <ErrorState error={state.error} onRetry={() => void state.refetch()} />;
  const { hasPassword } = state.data;
  return (
    <Surface title={t('title')}>
      {state.data.isOn ? (
        <TurnedOn state={state.data} onCodes={setCodes} />
      ) : (
        <TurnedOff hasPassword={hasPassword} onCodes={setCodes} />
      )}
      <Dialog opened={codes !== null} onClose={() => setCodes(null)} title={t('codesTitle')} size={520}>
        <RecoveryCodes codes={codes ?? []} onKept={() => setCodes(null)} />
      </Dialog>
    </Surface>
  );
}

type PartProps = { onCodes: (codes: string[]) => void };

function TurnedOff({ hasPassword, onCodes }: PartProps & { hasPassword: boolean }) {
  const t = useTexts(secondFactorScreenMessages);
  const create = useSend(secondFactorContract.create);
  const [made, setMade] = useState<MadeKey | null>(null);
  const confirmed = (codes: string[]): void => {
    setMade(null);
    onCodes(codes);
  };
  return (
    <>
      <p className={classes.off}>{t('offText')}</p>
      <div className={classes.buttons}>
        <Button loading={create.isPending} onClick={() => create.mutate({}, { onSuccess: setMade })}>
          {t('turnOn')}
        </Button>
      </div>
      <Dialog opened={made !== null} onClose={() => setMade(null)} title={t('setUpTitle')} size={480}>
        {made === null ? null : <SetUpForm made={made} hasPassword={hasPassword} onConfirmed={confirmed} />}
      </Dialog>
    </>
  );
}

function TurnedOn({ state, onCodes }: PartProps & { state: SecondFactorState }) {
  const t = useTexts(secondFactorScreenMessages);
  const [asked, setAsked] = useState<'codes' | 'off' | null>(null);
  const createCodes = useSend(secondFactorContract.createRecoveryCodes);
  const remove = useSend(secondFactorContract.remove);
  const { hasPassword, onSince, recoveryCodesLeft } = state;
  const shared = { hasPassword, onClose: () => setAsked(null) };
  return (
    <>
      <div className={classes.state}>
        <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
          {t('on')}
        </Badge>
        <span>
          {t('since')} <MomentText at={onSince} />
        </span>
        <span>{t('codesLeft', { count: recoveryCodesLeft })}</span>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => setAsked('codes')}>
          {t('newCodes')}
        </Button>
        <Button variant="default" onClick={() => setAsked('off')}>
          {t('turnOff')}
        </Button>
      </div>
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
        title={t('turnOffTitle')}
        text={t('turnOffText')}
        saveLabel={t('turnOff')}
        isDangerous
        onProof={(body) => remove.mutateAsync({ body })}
      />
    </>
  );
}
