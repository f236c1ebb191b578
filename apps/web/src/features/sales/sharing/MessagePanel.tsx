import '@mantine/core/styles/Input.layer.css';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { Button, Textarea } from '@mantine/core';
import { Copy, MessageCircle, Send } from 'lucide-react';
import { useState } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { DialogFooter } from '../../../ui/dialogs/Dialog.tsx';
import { sendFile } from '../../../ui/documents/send-file.ts';
import { whatsAppNumber } from '../../../ui/documents/whats-app.ts';
import { copyText } from '../../../ui/texts/copy-text.ts';
import type { PaperKind } from '../../stock/goods-lines/paper/paper-kind.ts';
import { usePrint } from '../../stock/goods-lines/paper/use-print.ts';
import type { Named, SharedDocument, SharedState } from './shared-document.ts';
import { useShare } from './use-share.ts';

type Props = { named: Named; state: SharedState; paper: PaperKind; document: SharedDocument };

/** A message of one's own with number, total and link: copied, opened in WhatsApp, or sent with the PDF by the device. */
export function MessagePanel({ named, state, paper, document }: Props) {
  const t = useTexts(goodsLinesScreenMessages);
  const { can, isBusinessInactive } = useSession();
  const [typed, setTyped] = useState<string | null>(null);
  const printing = usePrint(paper, document.id);
  const { share } = useShare(named);
  const written = useMessage(paper, document, state.address);
  const message = typed ?? written;
  const noteWhatsApp = (): void => {
    if (can(sharingContract.share) && !isBusinessInactive) share('WHATSAPP');
  };
  return (
    <>
      <Textarea
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
        {state.address === null ? null : (
          <Button
            variant="default"
            component="a"
            href={`https://wa.me/${whatsAppNumber(state.customerPhone)}?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<MessageCircle size={18} aria-hidden />}
            onClick={noteWhatsApp}
          >
            {t('whatsApp')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<Send size={18} aria-hidden />}
          loading={printing.isBusy}
          onClick={() => void printing.withPdf((file) => sendFile(file, message))}
        >
          {t('shareFile')}
        </Button>
      </DialogFooter>
    </>
  );
}

function useMessage(kind: PaperKind, document: SharedDocument, address: string | null): string {
  const words = useTexts(kind.texts);
  const language = useLanguage();
  const { business } = useSession();
  const amount = (rupees: number): string => formatRupees(paisaOf(rupees), language);
  const text = words('shareText', {
    seller: nameIn(language, business?.companyName, business?.companyNameNp),
    number: document.code ?? '',
    date: inDigitsOf(document.issuedDateBS, language),
    total: amount(document.grandTotal),
    due: amount(document.remainingAmount ?? 0),
    until: inDigitsOf(document.dueDateBS ?? '', language),
  });
  return address === null ? text : `${text}\n${address}`;
}
