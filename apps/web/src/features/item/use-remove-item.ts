import { itemContract } from '@bahi/contract/item/item.contract';
import { useSend } from '../../platform/query.ts';
import { useConfirm } from '../../ui/confirm.tsx';

/** Asks, and deletes an item; of one that stands in documents the server says why it stays. */
export function useRemoveItem(): (itemId: number) => Promise<void> {
  const remove = useSend(itemContract.remove);
  const confirm = useConfirm();
  return async (itemId) => {
    if (!(await confirm({ kind: 'delete' }))) return;
    // A refusal was shown as a toast.
    await remove.mutateAsync({ params: { itemId } }).catch(() => undefined);
  };
}
