import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Ban, Eye, Printer } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { PaperRow } from '../stock-paper/paper-row.ts';
import { usePrintPaper } from '../stock-paper/use-print-paper.ts';

type Openers = { view?: (id: number) => void; cancel: (row: PaperRow) => void };

/** What can be done with one of them, as far as its state and the user's rights go. */
export function useWriteOffActions({ view, cancel }: Openers): (row: PaperRow) => RowAction[] {
  const t = useTexts(stockPaperScreenMessages);
  const ui = useTexts(uiMessages);
  const { can, isBusinessInactive } = useSession();
  const { print } = usePrintPaper(useSend(writeOffContract.print));
  const mayCancel = can(writeOffContract.cancel) && !isBusinessInactive;
  return (row) => [
    ...(view === undefined
      ? []
      : [{ label: ui('view'), icon: <Eye size={16} aria-hidden />, onClick: () => view(row.id) }]),
    { label: t('print'), icon: <Printer size={16} aria-hidden />, onClick: () => void print(row.id, {}) },
    ...(row.state === 'POSTED' && mayCancel
      ? [
          {
            label: t('cancelPaper'),
            icon: <Ban size={16} aria-hidden />,
            onClick: () => cancel(row),
            isDangerous: true,
          },
        ]
      : []),
  ];
}
