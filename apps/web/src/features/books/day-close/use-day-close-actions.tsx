import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Ban, Eye, Printer, ReceiptText } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { printFile } from '../../../platform/print-file.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { DayClose } from './day-close-form.ts';

type Openers = { view?: (id: number) => void; cancel: (row: DayClose) => void };
const iconPixels = 16;

/** What can be done with a close, as far as its state and the user's rights go. */
export function useDayCloseActions({ view, cancel }: Openers): (row: DayClose) => RowAction[] {
  const t = useTexts(dayCloseScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { can, isBusinessInactive } = useSession();
  const send = useSend(dayCloseContract.print);
  const print = async (id: number, paper: 'A4' | 'SLIP'): Promise<void> => {
    const file = await send.mutateAsync({ params: { id }, body: { paper, language } }).catch(() => null);
    if (file !== null) printFile(file);
  };
  const mayCancel = can(dayCloseContract.cancel) && !isBusinessInactive;
  return (row) => [
    ...(view === undefined
      ? []
      : [{ label: ui('view'), icon: <Eye size={iconPixels} aria-hidden />, onClick: () => view(row.id) }]),
    {
      label: t('print'),
      icon: <Printer size={iconPixels} aria-hidden />,
      onClick: () => void print(row.id, 'A4'),
    },
    {
      label: t('printSlip'),
      icon: <ReceiptText size={iconPixels} aria-hidden />,
      onClick: () => void print(row.id, 'SLIP'),
    },
    ...(row.state === 'CLOSED' && mayCancel
      ? [
          {
            label: t('cancel'),
            icon: <Ban size={iconPixels} aria-hidden />,
            onClick: () => cancel(row),
            isDangerous: true,
          },
        ]
      : []),
  ];
}
