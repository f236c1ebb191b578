import '@mantine/core/styles/Input.layer.css';
import { sharingScreenMessages } from '@bahi/contract/sales/sharing/sharing-screen.messages';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { Button, TextInput } from '@mantine/core';
import { Copy, ExternalLink, Link2, Link2Off, RefreshCw } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { copyText } from '../../../ui/texts/copy-text.ts';
import type { Named, SharedState } from './shared-document.ts';
import classes from './Sharing.module.css';
import { useShare } from './use-share.ts';

const iconPixels = 18;

/** The link of a paper: to copy, to scan, to see; and for who keeps the shop, to withdraw or to renew. */
export function LinkPanel({ named, state }: { named: Named; state: SharedState }) {
  const t = useTexts(sharingScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const { share, isPending } = useShare(named);
  const mayShare = can(sharingContract.share) && !isBusinessInactive;
  const { address, qr, isWithdrawn } = state;
  if (address === null || qr === null)
    return (
      <section className={classes.section}>
        <p>{t(isWithdrawn ? 'isWithdrawn' : 'noLink')}</p>
        {isWithdrawn ? (
          <OwnerActions named={named} isOpen={false} />
        ) : mayShare ? (
          <Button
            leftSection={<Link2 size={iconPixels} aria-hidden />}
            loading={isPending}
            onClick={() => share('LINK')}
          >
            {t('makeLink')}
          </Button>
        ) : null}
      </section>
    );
  return (
    <section className={classes.section}>
      <div className={classes.link}>
        <svg
          className={classes.qr}
          viewBox={`0 0 ${qr.side} ${qr.side}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t('qr')}
        >
          <path d={qr.path} />
        </svg>
        <div className={classes.ways}>
          <TextInput label={t('link')} value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
          <div className={classes.row}>
            <Button
              variant="default"
              leftSection={<Copy size={iconPixels} aria-hidden />}
              onClick={() => {
                void copyText(address, t('linkCopied'));
                if (mayShare) share('LINK');
              }}
            >
              {t('copyLink')}
            </Button>
            <Button
              component="a"
              variant="default"
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={<ExternalLink size={iconPixels} aria-hidden />}
            >
              {t('open')}
            </Button>
          </div>
          <OwnerActions named={named} isOpen />
        </div>
      </div>
    </section>
  );
}

function OwnerActions({ named, isOpen }: { named: Named; isOpen: boolean }) {
  const t = useTexts(sharingScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const confirm = useConfirm();
  const setOpen = useSend(sharingContract.setOpen);
  const renewal = useSend(sharingContract.renew);
  const asked = { params: { ...named }, query: { origin: location.origin } };
  if (!can(sharingContract.setOpen) || isBusinessInactive) return null;
  const withdraw = async (): Promise<void> => {
    const question = { title: t('withdrawTitle'), question: t('withdrawText'), confirm: t('withdraw') };
    if (await confirm({ kind: 'own', ...question, isDangerous: true }))
      setOpen.mutate({ ...asked, body: { isOpen: false } });
  };
  const renew = async (): Promise<void> => {
    const question = { title: t('renewTitle'), question: t('renewText'), confirm: t('renew') };
    if (await confirm({ kind: 'own', ...question, isDangerous: true })) renewal.mutate(asked);
  };
  if (!isOpen)
    return (
      <Button
        leftSection={<Link2 size={iconPixels} aria-hidden />}
        loading={setOpen.isPending}
        onClick={() => setOpen.mutate({ ...asked, body: { isOpen: true } })}
      >
        {t('reopen')}
      </Button>
    );
  return (
    <div className={classes.row}>
      <DangerButton
        leftSection={<Link2Off size={iconPixels} aria-hidden />}
        loading={setOpen.isPending}
        onClick={() => void withdraw()}
      >
        {t('withdraw')}
      </DangerButton>
      <DangerButton
        leftSection={<RefreshCw size={iconPixels} aria-hidden />}
        loading={renewal.isPending}
        onClick={() => void renew()}
      >
        {t('renew')}
      </DangerButton>
    </div>
  );
}
