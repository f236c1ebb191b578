import type { useAddressDialog, useDialog } from '../../../../ui/dialogs/use-dialog.ts';
import { CounterInvoiceDialog } from './CounterInvoiceDialog.tsx';
import { SettleDialog } from './SettleDialog.tsx';

type Props = { detail: ReturnType<typeof useAddressDialog>; settling: ReturnType<typeof useDialog<number>> };

/** The dialogs of what counters issued, loaded when the first one is opened. */
export function CounterInvoiceDialogs({ detail, settling }: Props) {
  const settle = (id: number): void => {
    detail.close();
    settling.open(id);
  };
  return (
    <>
      <CounterInvoiceDialog opened={detail.opened} onClose={detail.close} id={detail.target} onSettle={settle} />
      {settling.target === null ? null : (
        <SettleDialog opened={settling.opened} onClose={settling.close} id={settling.target} />
      )}
    </>
  );
}
