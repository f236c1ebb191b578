import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { CircleCheck, CircleMinus, Eye, Pencil, Trash2 } from 'lucide-react';
import { useTexts } from '../../platform/i18n.ts';
import { useConfirm } from '../dialogs/confirm.tsx';
import type { RowAction } from './list-types.ts';

const iconPixels = 16;

type Listed = { id: number; isActive: boolean };
/** What a list offers for its records; what the user has no right to is left undefined, and is not offered. */
type Offers<R extends Listed> = {
  view: (id: number) => void;
  edit: ((id: number) => void) | undefined;
  changeStatus: ((record: R) => void) | undefined;
  /** What that is called, where it is not about being active. */
  statusLabel?: (record: R) => string;
  remove?: ((id: number) => void) | undefined;
  /** Why the server would refuse to change the record. */
  refusal?: (record: R) => string | undefined;
  /** What only this list offers; it stands after Edit. */
  more?: (record: R) => readonly RowAction[];
};

/** The row menu that lists have in common: view, edit, make active or inactive, delete; the last two ask first. */
export function useRecordActions<R extends Listed>(offers: Offers<R>): (record: R) => RowAction[] {
  const t = useTexts(uiMessages);
  const confirm = useConfirm();
  const { view, edit, changeStatus, statusLabel, remove, more } = offers;
  const refusalOf = offers.refusal ?? (() => undefined);
  const after = async (kind: 'status' | 'delete', act: () => void): Promise<void> => {
    if (await confirm({ kind })) act();
  };
  return (record) => {
    const { id, isActive } = record;
    const refusal = refusalOf(record);
    const StatusIcon = isActive ? CircleMinus : CircleCheck;
    const actions: RowAction[] = [
      { label: t('view'), icon: <Eye size={iconPixels} aria-hidden />, onClick: () => view(id) },
    ];
    if (edit !== undefined) {
      const icon = <Pencil size={iconPixels} aria-hidden />;
      actions.push({ label: t('edit'), icon, onClick: () => edit(id), refusal });
    }
    actions.push(...(more?.(record) ?? []));
    if (changeStatus !== undefined) {
      actions.push({
        label: statusLabel?.(record) ?? t(isActive ? 'deactivate' : 'activate'),
        icon: <StatusIcon size={iconPixels} aria-hidden />,
        onClick: () => void after('status', () => changeStatus(record)),
        refusal,
      });
    }
    if (remove !== undefined) {
      actions.push({
        label: t('remove'),
        icon: <Trash2 size={iconPixels} aria-hidden />,
        onClick: () => void after('delete', () => remove(id)),
        isDangerous: true,
        refusal,
      });
    }
    return actions;
  };
}
