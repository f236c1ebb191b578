import { screenAt, screens } from '@bahi/contract/screens';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockCountScreenMessages } from '@bahi/contract/stock/stock-count/stock-count-screen.messages';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Ban, ClipboardList, Eye, Printer, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { usePrintPaper } from '../stock-paper/use-print-paper.ts';
import type { CountRow } from './count-rows.ts';

type Openers = { view?: (id: number) => void; cancel: (row: CountRow) => void };
type Offered = RowAction & { isOffered: boolean };

/** What can be done with a count, as far as its state and the user's rights go. */
export function useCountActions({ view, cancel }: Openers): (row: CountRow) => RowAction[] {
  const t = useTexts(stockCountScreenMessages);
  const paper = useTexts(stockPaperScreenMessages);
  const ui = useTexts(uiMessages);
  const { can, isBusinessInactive } = useSession();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const removal = useSend(stockCountContract.removeDraft);
  const { print } = usePrintPaper<{ isBlank: boolean }>(useSend(stockCountContract.print));
  const remove = async (id: number): Promise<void> => {
    if (await confirm({ kind: 'delete' })) removal.mutate({ params: { id } });
  };
  const may = (call: Parameters<typeof can>[0]): boolean => can(call) && !isBusinessInactive;
  return (row) => {
    const isDraft = row.state === 'DRAFT';
    const offered: Offered[] = [
      {
        label: ui('view'),
        icon: <Eye size={16} aria-hidden />,
        onClick: () => view?.(row.id),
        isOffered: view !== undefined,
      },
      {
        label: t('fill'),
        icon: <ClipboardList size={16} aria-hidden />,
        onClick: () => void navigate(screenAt(screens.countSheet, { countId: row.id })),
        isOffered: isDraft && may(stockCountContract.saveLine),
      },
      {
        label: t('printBlank'),
        icon: <Printer size={16} aria-hidden />,
        onClick: () => void print(row.id, { isBlank: true }),
        isOffered: isDraft,
      },
      {
        label: paper('print'),
        icon: <Printer size={16} aria-hidden />,
        onClick: () => void print(row.id, { isBlank: false }),
        isOffered: !isDraft,
      },
      {
        label: paper('cancelPaper'),
        icon: <Ban size={16} aria-hidden />,
        onClick: () => cancel(row),
        isDangerous: true,
        isOffered: row.state === 'POSTED' && may(stockCountContract.cancel),
      },
      {
        label: t('removeDraft'),
        icon: <Trash2 size={16} aria-hidden />,
        onClick: () => void remove(row.id),
        isDangerous: true,
        isOffered: isDraft && may(stockCountContract.removeDraft),
      },
    ];
    return offered.filter(({ isOffered }) => isOffered).map(({ isOffered: _, ...action }) => action);
  };
}
