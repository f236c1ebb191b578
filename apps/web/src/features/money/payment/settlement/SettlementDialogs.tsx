import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { useSession } from '../../../../platform/session.tsx';
import type { useAddressDialog, useAddressTextDialog, useDialog } from '../../../../ui/dialogs/use-dialog.ts';
import { SettlementDetailDialog } from './SettlementDetailDialog.tsx';
import { SettlementEdit } from './SettlementEdit.tsx';
import { RefundDialog } from '../refund/RefundDialog.tsx';
import { ReceiveDialog } from '../receive/ReceiveDialog.tsx';
import { RemoveSettlementDialog } from './RemoveSettlementDialog.tsx';
import type { SettlementDetail } from '../payment-form.ts';
import { SavedSettlementDialog } from './SavedSettlement.tsx';
import { ShareSettlementDialog } from './ShareSettlementDialog.tsx';
import type { ActedSettlement } from './use-settlement-actions.tsx';

type Props = {
  detail: ReturnType<typeof useAddressDialog>;
  receive: ReturnType<typeof useAddressTextDialog>;
  /** With the id of the customer who is paid back. */
  refund: ReturnType<typeof useAddressDialog>;
  /** With the id of the vendor who gives back. */
  receiveBack: ReturnType<typeof useAddressDialog>;
  edit: ReturnType<typeof useDialog<ActedSettlement>>;
  share: ReturnType<typeof useDialog<ActedSettlement>>;
  removal: ReturnType<typeof useDialog<ActedSettlement>>;
  /** What was saved just now. */
  saved: ReturnType<typeof useDialog<SettlementDetail>>;
};

/** The dialogs of the settlement list, loaded when the first one is opened. */
export function SettlementDialogs(props: Props) {
  const { detail, receive, refund, receiveBack, edit, share, removal, saved } = props;
  const { can } = useSession();
  const customerId = /^[1-9]\d{0,14}$/.test(receive.target ?? '') ? Number(receive.target) : null;
  return (
    <>
      {detail.target === null ? null : (
        <SettlementDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          settlementId={detail.target}
          openers={{ edit: edit.open, share: share.open, remove: removal.open }}
        />
      )}
      {can(paymentContract.createSettlement) && receive.target !== null ? (
        <ReceiveDialog opened={receive.opened} onClose={receive.close} customerId={customerId} onSaved={saved.open} />
      ) : null}
      {can(paymentContract.refund) && refund.target !== null ? (
        <RefundDialog
          opened={refund.opened}
          onClose={refund.close}
          whose="customer"
          partyId={refund.target}
          onSaved={saved.open}
        />
      ) : null}
      {can(paymentContract.refund) && can(vendorContract.list) && receiveBack.target !== null ? (
        <RefundDialog
          opened={receiveBack.opened}
          onClose={receiveBack.close}
          whose="vendor"
          partyId={receiveBack.target}
          onSaved={saved.open}
        />
      ) : null}
      {edit.target === null ? null : (
        <SettlementEdit opened={edit.opened} onClose={edit.close} settlement={edit.target} />
      )}
      {share.target === null ? null : (
        <ShareSettlementDialog opened={share.opened} onClose={share.close} settlement={share.target} />
      )}
      {saved.target === null ? null : (
        <SavedSettlementDialog opened={saved.opened} onClose={saved.close} settlement={saved.target} />
      )}
      {removal.target === null ? null : (
        <RemoveSettlementDialog opened={removal.opened} onClose={removal.close} settlement={removal.target} />
      )}
    </>
  );
}
