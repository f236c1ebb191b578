import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { loanScreenMessages } from '@bahi/contract/books/loan/loan-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Eye, HandCoins, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { Loan, LoanRow } from './loan-form.ts';

export type LoanOpeners = {
  view?: (id: number) => void;
  edit: (id: number) => void;
  pay: (id: number) => void;
  /** Of a loan that is seen as a whole: its last payment is known there alone. */
  takeBack?: (loan: Loan) => void;
  removed: () => void;
};

/** What can be done with a loan, as far as its payments and the user's rights go. */
export function useLoanActions({ view, edit, pay, takeBack, removed }: LoanOpeners) {
  const t = useTexts(loanScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const confirm = useConfirm();
  const { can, isBusinessInactive } = useSession();
  const remove = useSend(loanContract.remove);
  const may = (call: Parameters<typeof can>[0]) => can(call) && !isBusinessInactive;
  const removeIt = async ({ id, name, nameNp, version }: LoanRow): Promise<void> => {
    const question = t('removeQuestion', { name: nameIn(language, name, nameNp) });
    if (!(await confirm({ kind: 'own', question, confirm: t('remove'), isDangerous: true }))) return;
    await remove.mutateAsync({ params: { id }, query: { version } }).then(removed, () => undefined);
  };
  return (row: LoanRow, seen?: Loan): RowAction[] => {
    const { id } = row;
    const offered: (RowAction | null)[] = [
      view === undefined ? null : { label: ui('view'), icon: <Eye size={16} aria-hidden />, onClick: () => view(id) },
      may(loanContract.pay)
        ? {
            label: t(row.state === 'PAID' ? 'payBesides' : 'pay'),
            icon: <HandCoins size={16} aria-hidden />,
            onClick: () => pay(id),
          }
        : null,
      may(loanContract.save) && can('loan.update')
        ? { label: ui('edit'), icon: <Pencil size={16} aria-hidden />, onClick: () => edit(id) }
        : null,
      takeBack !== undefined && seen?.isReversible === true && may(loanContract.takeBack)
        ? {
            label: t('takeBack'),
            icon: <RotateCcw size={16} aria-hidden />,
            onClick: () => takeBack(seen),
            isDangerous: true,
          }
        : null,
      seen?.isRemovable === true && may(loanContract.remove)
        ? {
            label: t('remove'),
            icon: <Trash2 size={16} aria-hidden />,
            onClick: () => void removeIt(row),
            isDangerous: true,
          }
        : null,
    ];
    return offered.filter((action) => action !== null);
  };
}
