import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { CancelVoucherDialog } from './CancelVoucherDialog.tsx';
import { RejectVoucherDialog } from './RejectVoucherDialog.tsx';
import type { VoucherRow } from './voucher-form.ts';
import { VoucherDetailDialog } from './VoucherDetailDialog.tsx';

type Props = {
  detail: ReturnType<typeof useAddressDialog>;
  cancelling: ReturnType<typeof useDialog<VoucherRow>>;
  rejecting: ReturnType<typeof useDialog<VoucherRow>>;
};

/** The dialogs of the list, loaded when the first one is opened. */
export function VoucherDialogs({ detail, cancelling, rejecting }: Props) {
  return (
    <>
      {detail.target === null ? null : (
        <VoucherDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          voucherId={detail.target}
          onCancel={cancelling.open}
          onReject={rejecting.open}
        />
      )}
      {cancelling.target === null ? null : (
        <CancelVoucherDialog opened={cancelling.opened} onClose={cancelling.close} voucher={cancelling.target} />
      )}
      {rejecting.target === null ? null : (
        <RejectVoucherDialog opened={rejecting.opened} onClose={rejecting.close} voucher={rejecting.target} />
      )}
    </>
  );
}
