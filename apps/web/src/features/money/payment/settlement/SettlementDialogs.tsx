import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { useSession } from '../../../../platform/session.tsx';
import type { useAddressDialog, useAddressTextDialog, useDialog } from '../../../../ui/dialogs/use-dialog.ts';
import { SettlementDetailDialog } from './SettlementDetailDialog.tsx';
import { SettlementEdit } from './SettlementEdit.tsx';
import { RefundDialog } from '../refund/RefundDialog.tsx';
import { ReceiveDialog } from '../receive/ReceiveDialog.tsx';
import { RemoveSettlementDialog } from './RemoveSettlementDialog.tsx';
import type { ActedSettlement } from './use-settlement-actions.tsx';

type Props = {
  detail: ReturnType<typeof useAddressDialog>;
  receive: ReturnType<typeof useAddressTextDialog>;
  /** With the id of the customer who is paid back. */
  refund: ReturnType<typeof useAddressDialog>;
  /** With the id of the vendor who gives back. */
  receiveBack: ReturnType<typeof useAddressDialog>;
  edit: ReturnType<typeof useDialog<ActedSettlement>>;
  removal: ReturnType<typeof useDialog<ActedSettlement>>;
};

/** The dialogs of the settlement list, loaded when the first one is opened. */
export function SettlementDialogs({ detail, receive, refund, receiveBack, edit, removal }: Props) {
  const { can } = useSession();
  const customerId = /^[1-9]\d{0,14}$/.test(receive.target ?? '') ? Number(receive.target) : null;
  return (
    <>
      {detail.target === null ? null : (
        <SettlementDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          settlementId={detail.target}
          openers={{ edit: edit.open, remove: removal.open }}
        />
      )}
      {can(paymentContract.createSettlement) && receive.target !== null ? (
        <ReceiveDialog opened={receive.opened} onClose={receive.close} customerId={customerId} />
      ) : null}
      {can(paymentContract.refund) && refund.target !== null ? (
        <RefundDialog opened={refund.opened} onClose={refund.close} whose="customer" partyId={refund.target} />
      ) : null}
      {can(paymentContract.refund) && can(vendorContract.list) && receiveBack.target !== null ? (
        <RefundDialog
          opened={receiveBack.opened}
          onClose={receiveBack.close}
          whose="vendor"
          partyId={receiveBack.target}
        />
      ) : null}
      {edit.target === null ? null : (
        <SettlementEdit opened={edit.opened} onClose={edit.close} settlement={edit.target} />
      )}
      {removal.target === null ? null : (
        <RemoveSettlementDialog opened={removal.opened} onClose={removal.close} settlement={removal.target} />
      )}
    </>
  );
}
