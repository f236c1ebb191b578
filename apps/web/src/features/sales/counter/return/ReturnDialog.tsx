import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { useState } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import type { CreditNoteDetail } from '../../credit-note/credit-note-rows.ts';
import { FindInvoice } from './FindInvoice.tsx';
import { Returned } from './Returned.tsx';
import { ReturnForm } from './ReturnForm.tsx';

type Props = { opened: boolean; onClose: () => void };

/** Goods come back: the bill, what of it, and the money, by a credit note as from its own screen. */
export function ReturnDialog({ opened, onClose }: Props) {
  const t = useTexts(counterScreenMessages);
  const [invoiceId, setInvoiceId] = useState<number | null>(null);
  const [note, setNote] = useState<CreditNoteDetail | null>(null);
  const close = (): void => {
    setInvoiceId(null);
    setNote(null);
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={t('returnTitle')} size={760}>
      {note !== null ? (
        <Returned note={note} onDone={close} />
      ) : invoiceId === null ? (
        <FindInvoice onFound={setInvoiceId} />
      ) : (
        <ReturnForm invoiceId={invoiceId} onReturned={setNote} onBack={() => setInvoiceId(null)} />
      )}
    </Dialog>
  );
}
