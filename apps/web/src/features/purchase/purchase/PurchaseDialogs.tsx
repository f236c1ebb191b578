import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { PaymentDialog } from '../../money/payment/PaymentDialog.tsx';
import { CancelPurchaseDialog } from './CancelPurchaseDialog.tsx';
import { PurchaseDetailDialog } from './PurchaseDetailDialog.tsx';
import type { RowDialog } from './purchase-rows.ts';
import type { PurchaseOpeners } from './use-purchase-actions.tsx';

type Props = {
  detail: ReturnType<typeof useAddressDialog>;
  dialog: ReturnType<typeof useDialog<RowDialog>>;
  openers: PurchaseOpeners;
};

/** The dialogs of the list of purchase bills, loaded when the first one is opened. */
export function PurchaseDialogs({ detail, dialog, openers }: Props) {
  const { opened, target, close } = dialog;
  return (
    <>
      {detail.target === null ? null : (
        <PurchaseDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          purchaseId={detail.target}
          openers={{ pay: openers.pay, cancel: openers.cancel }}
        />
      )}
      {target === null ? null : (
        <>
          <PaymentDialog
            opened={opened && target.kind === 'pay'}
            onClose={close}
            component={{
              type: 'PURCHASE',
              id: target.row.id,
              number: target.row.code,
              isActive: target.row.state === 'FINAL',
            }}
          />
          <CancelPurchaseDialog opened={opened && target.kind === 'cancel'} onClose={close} purchase={target.row} />
        </>
      )}
    </>
  );
}
