import { status } from '@bahi/contract/enumeration';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { useRecordActions } from '../../../ui/list/use-record-actions.tsx';
import type { ItemRow } from './item-columns.tsx';

type Openers = { view: (itemId: number) => void; edit: (itemId: number) => void };

/** The row menu of an item. Of one that stands in documents the server says why it is not deleted. */
export function useItemActions({ view, edit }: Openers): (item: ItemRow) => RowAction[] {
  const { can } = useSession();
  const setStatus = useSend(itemContract.setStatus);
  const remove = useSend(itemContract.remove);
  return useRecordActions<ItemRow>({
    view,
    edit: can(itemContract.update) ? edit : undefined,
    changeStatus: can(itemContract.setStatus)
      ? ({ id, isActive }) =>
          setStatus.mutate({ params: { id, status: status.numbers[isActive ? 'INACTIVE' : 'ACTIVE'] } })
      : undefined,
    remove: can(itemContract.remove) ? (itemId) => remove.mutate({ params: { itemId } }) : undefined,
  });
}
