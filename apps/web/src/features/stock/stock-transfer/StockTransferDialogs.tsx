import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { useSend } from '../../../platform/query.ts';
import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { CancelPaperDialog } from '../stock-paper/CancelPaperDialog.tsx';
import { StockTransferDetailDialog } from './StockTransferDetailDialog.tsx';
import type { TransferRow } from './transfer-rows.ts';

type Props = { detail: ReturnType<typeof useAddressDialog>; cancelling: ReturnType<typeof useDialog<TransferRow>> };

/** The dialogs of the list, loaded when the first one is opened. */
export function StockTransferDialogs({ detail, cancelling }: Props) {
  const cancel = useSend(stockTransferContract.cancel);
  return (
    <>
      {detail.target === null ? null : (
        <StockTransferDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          transferId={detail.target}
          onCancel={cancelling.open}
        />
      )}
      {cancelling.target === null ? null : (
        <CancelPaperDialog
          opened={cancelling.opened}
          onClose={cancelling.close}
          paper={cancelling.target}
          onCancel={cancel.mutateAsync}
        />
      )}
    </>
  );
}
