import type { ComponentType } from 'react';
import { textOf } from '../../../../platform/i18n.ts';
import { showToast } from '../../../../platform/toasts.ts';
import { useTools } from './editor-context.ts';
import { useEditorState } from './use-editor-store.ts';
import { useTakeItem } from '../grid/use-take-item.ts';
import { type LineItem, lineItemKey } from '../line-item.ts';

/** The dialog of something new: it answers what a line bears of it, and the code by which it is found. */
export type AddItemDialog = ComponentType<{
  opened: boolean;
  onClose: () => void;
  typed: string;
  outletId: number | null;
  onMade: (made: Pick<LineItem, 'inventoryType' | 'id' | 'code'>) => void;
}>;

/** Where something new is being made for. */
export type Adding = { opened: boolean; lineKey: number; typed: string };

type Props = { Dialog: AddItemDialog; adding: Adding; onClose: () => void };

/** Makes what a line needs and is not there yet, and puts it on that line. */
export function AddedItem({ Dialog, adding: { opened, lineKey, typed }, onClose }: Props) {
  const { lineItems } = useTools();
  const outletId = useEditorState((state) => state.head.outletId);
  const { take } = useTakeItem(lineKey);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      typed={typed}
      outletId={outletId}
      onMade={(made) => {
        lineItems.findOnServer(made.code).then(
          (found) => {
            const item = found.find((one) => lineItemKey(one) === lineItemKey(made));
            if (item !== undefined) take(item, false);
          },
          // It is made, and found by its name once there is a line again.
          () => showToast({ kind: 'error', message: textOf('connection.noAnswer') }),
        );
      }}
    />
  );
}
