import { assetContract } from '@bahi/contract/books/asset/asset.contract';
import { assetScreenMessages } from '@bahi/contract/books/asset/asset-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Eye, HandCoins, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import type { Asset, AssetRow } from './asset-form.ts';

export type AssetOpeners = {
  view?: (id: number) => void;
  edit: (id: number) => void;
  dispose: (row: AssetRow) => void;
  restore: (row: AssetRow) => void;
  removed: () => void;
};

/** What can be done with an asset, as far as its state and the user's rights go; the server says what its years hold. */
export function useAssetActions({ view, edit, dispose, restore, removed }: AssetOpeners) {
  const t = useTexts(assetScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const confirm = useConfirm();
  const { can, isBusinessInactive } = useSession();
  const remove = useSend(assetContract.remove);
  const may = (call: Parameters<typeof can>[0]) => can(call) && !isBusinessInactive;
  const removeIt = async ({ id, name, nameNp, version }: AssetRow): Promise<void> => {
    const question = t('removeQuestion', { name: nameIn(language, name, nameNp) });
    if (!(await confirm({ kind: 'own', question, confirm: t('remove'), isDangerous: true }))) return;
    await remove.mutateAsync({ params: { id }, query: { version } }).then(removed, () => undefined);
  };
  return (row: AssetRow & Partial<Asset>): RowAction[] => {
    const { isEditable = row.state === 'IN_USE', isDisposable = row.state === 'IN_USE' } = row;
    const { isRestorable = row.state === 'DISPOSED', id } = row;
    const offered: (RowAction | null)[] = [
      view === undefined ? null : { label: ui('view'), icon: <Eye size={16} aria-hidden />, onClick: () => view(id) },
      isEditable && may(assetContract.save) && can('asset.update')
        ? { label: ui('edit'), icon: <Pencil size={16} aria-hidden />, onClick: () => edit(id) }
        : null,
      isDisposable && may(assetContract.dispose)
        ? { label: t('dispose'), icon: <HandCoins size={16} aria-hidden />, onClick: () => dispose(row) }
        : null,
      isRestorable && may(assetContract.restore)
        ? {
            label: t('restore'),
            icon: <RotateCcw size={16} aria-hidden />,
            onClick: () => restore(row),
            isDangerous: true,
          }
        : null,
      isEditable && may(assetContract.remove)
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
