import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { useSend } from '../../../platform/query.ts';
import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { CancelPaperDialog } from '../stock-paper/CancelPaperDialog.tsx';
import type { PaperRow } from '../stock-paper/paper-row.ts';
import { WriteOffDetailDialog } from './WriteOffDetailDialog.tsx';

type Props = { detail: ReturnType<typeof useAddressDialog>; cancelling: ReturnType<typeof useDialog<PaperRow>> };

/** The dialogs of the list, loaded when the first one is opened. */
export function WriteOffDialogs({ detail, cancelling }: Props) {
  const cancel = useSend(writeOffContract.cancel);
  return (
    <>
      {detail.target === null ? null : (
        <WriteOffDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          writeOffId={detail.target}
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
