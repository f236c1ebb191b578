import { screenAt, screens } from '@bahi/contract/screens';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Ban, Eye, FilePen, PackageCheck, Printer, Send, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { usePrintPaper } from '../stock-paper/use-print-paper.ts';
import type { TransferRow } from './transfer-rows.ts';

type Openers = { view?: (id: number) => void; cancel: (row: TransferRow) => void; onRemoved?: () => void };

/** What can be done with a transfer, as the server says of its state, the user's outlet and rights. */
export function useTransferActions({ view, cancel, onRemoved }: Openers): (row: TransferRow) => RowAction[] {
  const t = useTexts(stockTransferScreenMessages);
  const paper = useTexts(stockPaperScreenMessages);
  const ui = useTexts(uiMessages);
  const navigate = useNavigate();
  const { isBusinessInactive } = useSession();
  const { print } = usePrintPaper(useSend(stockTransferContract.print));
  const { send, remove } = useDraftActions(onRemoved);
  const open = (path: typeof screens.editStockTransfer | typeof screens.receiveStockTransfer, row: TransferRow): void =>
    void navigate(screenAt(path, { transferId: row.id }));
  const action = (label: string, icon: ReactNode, onClick: () => void): RowAction => ({ label, icon, onClick });
  return (row) => {
    const isOffered = (may: boolean): boolean => may && !isBusinessInactive;
    const acts: [boolean, RowAction][] = [
      [view !== undefined, action(ui('view'), <Eye size={16} aria-hidden />, () => view?.(row.id))],
      [
        isOffered(row.mayReceive),
        action(t('receive'), <PackageCheck size={16} aria-hidden />, () => open(screens.receiveStockTransfer, row)),
      ],
      [isOffered(row.maySend), action(t('send'), <Send size={16} aria-hidden />, () => void send(row))],
      [
        isOffered(row.mayEdit),
        action(t('edit'), <FilePen size={16} aria-hidden />, () => open(screens.editStockTransfer, row)),
      ],
      [row.state !== 'DRAFT', action(paper('print'), <Printer size={16} aria-hidden />, () => void print(row.id, {}))],
      [
        isOffered(row.mayCancel),
        { ...action(t('takeBack'), <Ban size={16} aria-hidden />, () => cancel(row)), isDangerous: true },
      ],
      [
        isOffered(row.mayRemove),
        { ...action(t('remove'), <Trash2 size={16} aria-hidden />, () => void remove(row)), isDangerous: true },
      ],
    ];
    return acts.flatMap(([may, act]) => (may ? [act] : []));
  };
}

/** Sends a draft as it was saved, or takes it away for good; each asks before. */
function useDraftActions(onRemoved: (() => void) | undefined) {
  const t = useTexts(stockTransferScreenMessages);
  const language = useLanguage();
  const confirm = useConfirm();
  const sending = useSend(stockTransferContract.send);
  const removal = useSend(stockTransferContract.removeDraft);
  return {
    send: async (row: TransferRow): Promise<void> => {
      const from = nameIn(language, row.outletName, row.outletNameNp);
      const question = t('sendQuestion', { from });
      if (!(await confirm({ kind: 'own', question, confirm: t('send') }))) return;
      sending.mutate({ params: { id: row.id }, body: { version: row.version } });
    },
    remove: async (row: TransferRow): Promise<void> => {
      if (!(await confirm({ kind: 'delete' }))) return;
      removal.mutate({ params: { id: row.id } }, { onSuccess: () => onRemoved?.() });
    },
  };
}
