import '@mantine/core/styles/Input.layer.css';
import { itemShareContract } from '@bahi/contract/catalogue/item-share/item-share.contract';
import { itemShareScreenMessages } from '@bahi/contract/catalogue/item-share/item-share-screen.messages';
import { Button, TextInput } from '@mantine/core';
import { Copy, ExternalLink, ImageDown, MessageCircle, RefreshCw } from 'lucide-react';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { copyText } from '../../../ui/texts/copy-text.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import classes from './ItemShare.module.css';
import type { SharedItemLink } from './price-picture.ts';
import { usePricePicture } from './use-price-picture.ts';

export type QrPath = { side: number; path: string };
type Props = {
  itemId: number;
  name: string;
  address: string;
  qr: QrPath;
  link: SharedItemLink;
  isPriceShareable: boolean;
};

/** The link of a shared item: to copy, to scan, to send, and a picture of the item that goes with it. */
export function SharedLink({ itemId, name, address, qr, link, isPriceShareable }: Props) {
  const t = useTexts(itemShareScreenMessages);
  const { can } = useSession();
  const confirm = useConfirm();
  const renew = useSend(itemShareContract.renew);
  const picture = usePricePicture({ address, qr, link });
  const makeNew = async (): Promise<void> => {
    const question = { title: t('renewTitle'), question: t('renewText'), confirm: t('renew') };
    if (await confirm({ kind: 'own', ...question, isDangerous: true })) renew.mutate({ params: { itemId } });
  };
  return (
    <>
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
          <Button
            variant="default"
            leftSection={<Copy size={18} aria-hidden />}
            onClick={() => void copyText(address, t('copied'))}
          >
            {t('copy')}
          </Button>
          <Button
            component="a"
            variant="default"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<ExternalLink size={18} aria-hidden />}
          >
            {t('open')}
          </Button>
        </div>
      </div>
      <DialogFooter>
        {can(itemShareContract.renew) ? (
          <DangerButton
            leftSection={<RefreshCw size={18} aria-hidden />}
            loading={renew.isPending}
            onClick={() => void makeNew()}
          >
            {t('renew')}
          </DangerButton>
        ) : null}
        <Button
          variant="default"
          leftSection={<ImageDown size={18} aria-hidden />}
          loading={picture.isMaking}
          onClick={picture.send}
        >
          {t(isPriceShareable ? 'picture' : 'plainPicture')}
        </Button>
        <Button
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(`${name}\n${address}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<MessageCircle size={18} aria-hidden />}
        >
          {t('whatsApp')}
        </Button>
      </DialogFooter>
    </>
  );
}
