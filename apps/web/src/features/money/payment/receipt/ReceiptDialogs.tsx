import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { useSession } from '../../../../platform/session.tsx';
import type { useAddressDialog, useAddressTextDialog, useDialog } from '../../../../ui/dialogs/use-dialog.ts';
import { ReceiptDetailDialog } from './ReceiptDetailDialog.tsx';
import { ReceiptEdit } from './ReceiptEdit.tsx';
import { ReceiveDialog } from '../receive/ReceiveDialog.tsx';
import { RemoveReceiptDialog } from './RemoveReceiptDialog.tsx';
import type { ActedReceipt } from './use-receipt-actions.tsx';

type Props = {
  detail: ReturnType<typeof useAddressDialog>;
  receive: ReturnType<typeof useAddressTextDialog>;
  edit: ReturnType<typeof useDialog<ActedReceipt>>;
  removal: ReturnType<typeof useDialog<ActedReceipt>>;
};

/** The dialogs of the receipt list, loaded when the first one is opened. */
export function ReceiptDialogs({ detail, receive, edit, removal }: Props) {
  const { can } = useSession();
  const customerId = /^[1-9]\d{0,14}$/.test(receive.target ?? '') ? Number(receive.target) : null;
  return (
    <>
      {detail.target === null ? null : (
        <ReceiptDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          receiptId={detail.target}
          openers={{ edit: edit.open, remove: removal.open }}
        />
      )}
      {can(paymentContract.createReceipt) && receive.target !== null ? (
        <ReceiveDialog opened={receive.opened} onClose={receive.close} customerId={customerId} />
      ) : null}
      {edit.target === null ? null : <ReceiptEdit opened={edit.opened} onClose={edit.close} receipt={edit.target} />}
      {removal.target === null ? null : (
        <RemoveReceiptDialog opened={removal.opened} onClose={removal.close} receipt={removal.target} />
      )}
    </>
  );
}
