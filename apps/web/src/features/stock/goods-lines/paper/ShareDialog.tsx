import '@mantine/core/styles/Input.layer.css';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { Button, Textarea } from '@mantine/core';
import { Copy, MessageCircle, Send } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../../ui/texts/copy-text.ts';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { sendFile } from '../../../../ui/documents/send-file.ts';
import { useSession } from '../../../../platform/session.tsx';
import { Dialog, DialogFooter } from '../../../../ui/dialogs/Dialog.tsx';
import type { PaperKind } from './paper-kind.ts';
import { usePrint } from './use-print.ts';

type Shared = {
  id: number;
  code: string | null;
  issuedDateBS: string;
  grandTotal: number;
  /** What is still to be paid; a kind that nobody pays does not speak of it. */
  remainingAmount?: number;
  /** Until when it is to be paid, or holds; not of what is settled by itself. */
  dueDateBS?: string;
};
type Props = { opened: boolean; onClose: () => void; kind: PaperKind; document: Shared };

/** Sends a document to its party: the PDF by what the machine offers, or a message with number, total and dues. */
export function ShareDialog({ opened, onClose, kind, document }: Props) {
  const t = useTexts(goodsLinesScreenMessages);
  const words = useTexts(kind.texts);
  const [typed, setTyped] = useState<string | null>(null);
  const printing = usePrint(kind, document.id);
  const written = useMessage(kind, document);
  const message = typed ?? written;
  const number = document.code ?? '';
  return (
    <Dialog opened={opened} onClose={onClose} title={words('shareTitle', { number })} size={520} small>
      <Textarea
        data-autofocus
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
        <Button
          variant="default"
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<MessageCircle size={18} aria-hidden />}
        >
          {t('whatsApp')}
        </Button>
        <Button
          leftSection={<Send size={18} aria-hidden />}
          loading={printing.isBusy}
          onClick={() => void printing.withPdf((file) => sendFile(file, message))}
        >
          {t('shareFile')}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function useMessage(kind: PaperKind, document: Shared): string {
  const words = useTexts(kind.texts);
  const language = useLanguage();
  const { business } = useSession();
  const amount = (rupees: number): string => formatRupees(paisaOf(rupees), language);
  return words('shareText', {
    seller: nameIn(language, business?.companyName, business?.companyNameNp),
    number: document.code ?? '',
    date: inDigitsOf(document.issuedDateBS, language),
    total: amount(document.grandTotal),
    due: amount(document.remainingAmount ?? 0),
    until: inDigitsOf(document.dueDateBS ?? '', language),
  });
}
