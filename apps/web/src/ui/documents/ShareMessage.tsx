import '@mantine/core/styles/Input.layer.css';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { Button, Textarea } from '@mantine/core';
import { Copy, MessageCircle, Send } from 'lucide-react';
import { useState } from 'react';
import type { ReceivedFile } from '../../platform/api-answer.ts';
import { useTexts } from '../../platform/i18n.ts';
import { DialogFooter } from '../dialogs/Dialog.tsx';
import { copyText } from '../texts/copy-text.ts';
import { sendFile } from './send-file.ts';
import { whatsAppNumber } from './whats-app.ts';

type Props = {
  /** What is said with the paper; it can be changed before it is sent. */
  written: string;
  /** Whose conversation WhatsApp opens; null leaves it to ask, and without there is no such button. */
  whatsApp?: { phone: string | null; onOpen?: () => void };
  /** Whether its dialog begins with it. */
  autofocus?: boolean;
  isBusy: boolean;
  withPdf: (handle: (file: ReceivedFile) => void | Promise<void>) => Promise<void>;
};

/** Sends a paper to its party: a message that is copied or opened in WhatsApp, or the PDF by what the machine offers. */
export function ShareMessage({ written, whatsApp, autofocus = false, isBusy, withPdf }: Props) {
  const t = useTexts(goodsLinesScreenMessages);
  const [typed, setTyped] = useState<string | null>(null);
  const message = typed ?? written;
  return (
    <>
      <Textarea
        data-autofocus={autofocus || undefined}
        label={t('message')}
        value={message}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autosize
        minRows={4}
      />
      <DialogFooter>
        <Button
          variant="default"
          leftSection={<Copy size={18} aria-hidden />}
          onClick={() => void copyText(message, t('copied'))}
        >
          {t('copyText')}
        </Button>
        {whatsApp === undefined ? null : (
          <Button
            variant="default"
            component="a"
            href={`https://wa.me/${whatsAppNumber(whatsApp.phone)}?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<MessageCircle size={18} aria-hidden />}
            onClick={whatsApp.onOpen}
          >
            {t('whatsApp')}
          </Button>
        )}
        <Button
          leftSection={<Send size={18} aria-hidden />}
          loading={isBusy}
          onClick={() => void withPdf((file) => sendFile(file, message))}
        >
          {t('shareFile')}
        </Button>
      </DialogFooter>
    </>
  );
}
