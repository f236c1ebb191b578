import { useTexts } from '../../../../platform/i18n.ts';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { ShareMessage } from '../../../../ui/documents/ShareMessage.tsx';
import type { PaperKind } from './paper-kind.ts';
import { usePrint } from './use-print.ts';
import { type SharedDocument, useShareText } from './use-share-text.ts';

type Props = { opened: boolean; onClose: () => void; kind: PaperKind; document: SharedDocument };

/** Sends a document to its party: the PDF by what the machine offers, or a message with number, total and dues. */
export function ShareDialog({ opened, onClose, kind, document }: Props) {
  const words = useTexts(kind.texts);
  const printing = usePrint(kind, document.id);
  const written = useShareText(kind, document);
  const number = document.code ?? '';
  return (
    <Dialog opened={opened} onClose={onClose} title={words('shareTitle', { number })} size={520} small>
      {opened ? (
        <ShareMessage
          written={written}
          autofocus
          whatsApp={{ phone: null }}
          isBusy={printing.isBusy}
          withPdf={printing.withPdf}
        />
      ) : null}
    </Dialog>
  );
}
