import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx';
import { ShareMessage } from '../../../../ui/documents/ShareMessage.tsx';
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
  const words = useTexts(kind.texts);
  const printing = usePrint(kind, document.id);
  const written = useMessage(kind, document);
  const number = document.code ?? '';
  return (
    <Dialog opened={opened} onClose={onClose} title={words('shareTitle', { number })} size={520} small>
      {opened ? <ShareMessage written={written} isBusy={printing.isBusy} withPdf={printing.withPdf} /> : null}
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
