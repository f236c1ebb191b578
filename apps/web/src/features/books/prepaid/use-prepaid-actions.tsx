import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { prepaidScreenMessages } from '@bahi/contract/books/prepaid/prepaid-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { CalendarCheck, Eye, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { Prepaid, PrepaidRow } from './prepaid-form.ts';

export type PrepaidOpeners = {
  view?: (id: number) => void;
  edit: (id: number) => void;
  /** Of an entry that is seen as a whole: its last month is known there alone. */
  takeBack?: (prepaid: Prepaid) => void;
  removed: () => void;
};

/** What can be done with an entry, as far as its months and the user's rights go. */
export function usePrepaidActions({ view, edit, takeBack, removed }: PrepaidOpeners) {
  const t = useTexts(prepaidScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const confirm = useConfirm();
  const { can, isBusinessInactive } = useSession();
  const remove = useSend(prepaidContract.remove);
  const post = useSend(prepaidContract.post);
  const may = (call: Parameters<typeof can>[0]) => can(call) && !isBusinessInactive;
  const removeIt = async ({ id, name, nameNp, version }: PrepaidRow): Promise<void> => {
    const question = t('removeQuestion', { name: nameIn(language, name, nameNp) });
    if (!(await confirm({ kind: 'own', question, confirm: t('remove'), isDangerous: true }))) return;
    await remove.mutateAsync({ params: { id }, query: { version } }).then(removed, () => undefined);
  };
  const postIt = async ({ id, name, nameNp, dueMonths }: PrepaidRow): Promise<void> => {
    const told = { name: nameIn(language, name, nameNp), months: inDigitsOf(String(dueMonths), language) };
    if (!(await confirm({ kind: 'own', question: t('postOne', told), confirm: t('post') }))) return;
    await post.mutateAsync({ body: { id } }).catch(() => undefined);
  };
  return (row: PrepaidRow, seen?: Prepaid): RowAction[] => {
    const { id, postedMonths, dueMonths } = row;
    const offered: (RowAction | null)[] = [
      view === undefined ? null : { label: ui('view'), icon: <Eye size={16} aria-hidden />, onClick: () => view(id) },
      dueMonths > 0 && may(prepaidContract.post)
        ? { label: t('post'), icon: <CalendarCheck size={16} aria-hidden />, onClick: () => void postIt(row) }
        : null,
      may(prepaidContract.save) && can('prepaid.update')
        ? { label: ui('edit'), icon: <Pencil size={16} aria-hidden />, onClick: () => edit(id) }
        : null,
      takeBack !== undefined && seen?.isReversible === true && may(prepaidContract.takeBack)
        ? {
            label: t('takeBack'),
            icon: <RotateCcw size={16} aria-hidden />,
            onClick: () => takeBack(seen),
            isDangerous: true,
          }
        : null,
      postedMonths === 0 && may(prepaidContract.remove)
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
