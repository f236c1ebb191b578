import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { useSend } from '../../../platform/query.ts';
import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { CancelPaperDialog } from '../stock-paper/CancelPaperDialog.tsx';
import type { CountRow } from './count-rows.ts';
import { NewCountDialog } from './NewCountDialog.tsx';
import { StockCountDetailDialog } from './StockCountDetailDialog.tsx';

type Props = {
  detail: ReturnType<typeof useAddressDialog>;
  cancelling: ReturnType<typeof useDialog<CountRow>>;
  creating: ReturnType<typeof useDialog<true>>;
};

/** The dialogs of the list, loaded when the first one is opened. */
export function StockCountDialogs({ detail, cancelling, creating }: Props) {
  const cancel = useSend(stockCountContract.cancel);
  return (
    <>
      {detail.target === null ? null : (
        <StockCountDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          countId={detail.target}
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
      {creating.target === null ? null : <NewCountDialog opened={creating.opened} onClose={creating.close} />}
    </>
  );
}
