import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Ban, CircleCheck, Eye, PencilLine, Printer, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { printFile } from '../../../platform/print-file.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { Cheque, ChequeTask } from './cheque-forms.ts';

type Openers = { view?: (id: number) => void; start: (task: ChequeTask) => void };
const iconPixels = 16;

const steps = [
  { action: 'CLEAR', label: 'clear', needs: chequeContract.clear, Icon: CircleCheck, isDangerous: false },
  { action: 'UNDO', label: 'undo', needs: chequeContract.reverse, Icon: Undo2, isDangerous: false },
  { action: 'BOUNCE', label: 'bounce', needs: chequeContract.bounce, Icon: TriangleAlert, isDangerous: true },
  { action: 'HAND_BACK', label: 'handBack', needs: chequeContract.handBack, Icon: Ban, isDangerous: true },
] as const;

/** What can be done with a cheque, as far as its state and the user's rights go. */
export function useChequeActions({ view, start }: Openers): (row: Cheque) => RowAction[] {
  const t = useTexts(chequeScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const { can, isBusinessInactive } = useSession();
  const send = useSend(chequeContract.print);
  const print = async (id: number): Promise<void> => {
    const file = await send.mutateAsync({ params: { id }, body: { language } }).catch(() => null);
    if (file !== null) printFile(file);
  };
  const one = (label: string, icon: ReactNode, onClick: () => void): RowAction => ({ label, icon, onClick });
  return (row) => [
    ...(view === undefined ? [] : [one(ui('view'), <Eye size={iconPixels} aria-hidden />, () => view(row.id))]),
    ...steps
      .filter(({ action, needs }) => row.actions.includes(action) && can(needs) && !isBusinessInactive)
      .map(({ action, label, Icon, isDangerous }) => ({
        ...one(t(label), <Icon size={iconPixels} aria-hidden />, () => start({ cheque: row, step: action })),
        ...(isDangerous ? { isDangerous } : {}),
      })),
    ...(can(chequeContract.details) && !isBusinessInactive && row.state !== 'REMOVED'
      ? [
          one(t('editDetails'), <PencilLine size={iconPixels} aria-hidden />, () =>
            start({ cheque: row, step: 'DETAILS' }),
          ),
        ]
      : []),
    one(t('print'), <Printer size={iconPixels} aria-hidden />, () => void print(row.id)),
  ];
}
