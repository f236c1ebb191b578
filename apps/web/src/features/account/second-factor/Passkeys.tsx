import {
  type Passkey,
  type SecondFactorState,
  secondFactorContract,
} from '@bahi/contract/account/second-factor/second-factor.contract';
import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { Button } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { makePasskey, passkeyHindrance } from '../session/passkeys.ts';
import { hostOf } from './proof-form.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import classes from './SecondFactor.module.css';

type Props = { state: SecondFactorState; onCodes: (codes: string[]) => void };
type Asked = { what: 'rename' | 'remove'; passkey: Passkey };

/** The passkeys of one's own account: added where this page can have one made, renamed and removed. */
export function Passkeys({ state, onCodes }: Props) {
  const t = useTexts(secondFactorScreenMessages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const remove = useSend(secondFactorContract.removePasskey);
  const close = (): void => setAsked(null);
  return (
    <section className={classes.passkeys}>
      <h3>{t('passkeys')}</h3>
      <p className={classes.off}>{t('passkeysText')}</p>
      <ul className={classes.list}>
        {state.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            stays={state.isRequired && state.onSince === null && state.passkeys.length === 1}
            onAsk={(what) => setAsked({ what, passkey })}
          />
        ))}
      </ul>
      <AddPasskey state={state} onCodes={onCodes} />
      <RenameDialog passkey={asked?.what === 'rename' ? asked.passkey : null} onClose={close} />
      <ProofDialog
        state={state}
        opened={asked?.what === 'remove'}
        onClose={close}
        title={t('removePasskeyTitle')}
        text={t('removePasskeyText', { name: asked?.passkey.name ?? '' })}
        saveLabel={t('removePasskey')}
        isDangerous
        onProof={(body) => remove.mutateAsync({ params: { id: asked?.passkey.id ?? 0 }, body })}
      />
    </section>
  );
}

type RowProps = {
  passkey: Passkey;
  /** It is the last second step of somebody who has to have one. */
  stays: boolean;
  onAsk: (what: Asked['what']) => void;
};

function PasskeyRow({ passkey, stays, onAsk }: RowProps) {
  const t = useTexts(secondFactorScreenMessages);
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <li className={classes.row}>
      <KeyRound size={24} aria-hidden />
      <div className={classes.what}>
        <strong>{name}</strong>
        <div className={classes.remarks}>
          <span>
            {t('addedAt')} <MomentText at={addedAt} />
          </span>
          {lastUsedAt === null ? (
            <span>{t('neverUsed')}</span>
          ) : (
            <span>
              {t('lastUsedAt')} <MomentText at={lastUsedAt} />
            </span>
          )}
          {stays ? <span>{t('onlyPasskey')}</span> : null}
        </div>
      </div>
      <Button variant="default" aria-label={t('renameOf', { name })} onClick={() => onAsk('rename')}>
        {t('rename')}
      </Button>
      {stays ? null : (
        <DangerButton aria-label={t('removePasskeyOf', { name })} onClick={() => onAsk('remove')}>
          {t('removePasskey')}
        </DangerButton>
      )}
    </li>
  );
}

/** Where no passkey can be made it says why, in the place of a button that does nothing. */
function AddPasskey({ state, onCodes }: Props) {
  const t = useTexts(secondFactorScreenMessages);
  const [isOpen, setOpen] = useState(false);
  const confirm = useSend(secondFactorContract.confirmPasskey);
  const { passkeyAddress: address } = state;
  const hindrance = passkeyHindrance(hostOf(address));
  if (hindrance === 'BROWSER') return <p className={classes.remark}>{t('passkeyNoBrowser')}</p>;
  if (hindrance === 'ADDRESS')
    return (
      <p className={classes.remark}>{address === null ? t('passkeyNowhere') : t('passkeyElsewhere', { address })}</p>
    );
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('addPasskey')}
      </Button>
      <ProofDialog
        state={state}
        purpose="PASSKEY"
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('addPasskey')}
        text={t('addPasskeyText')}
        saveLabel={t('addPasskey')}
        onProof={async (body, name) => {
          const passkey = await makePasskey(await call(secondFactorContract.createPasskey, { body }));
          onCodes((await confirm.mutateAsync({ body: { name, passkey } })).recoveryCodes);
        }}
      />
    </div>
  );
}
