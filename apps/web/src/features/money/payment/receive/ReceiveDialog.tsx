import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import type { PaymentValues, SettlementDetail } from '../payment-form.ts';
import classes from '../PaymentDialog.module.css';
import { bodyOf, inForm } from './receive-form.ts';
import { ReceivedAmounts } from './ReceivedAmounts.tsx';
import { ReceiveFrom } from './ReceiveFrom.tsx';
import { cashOutOf, useTill } from '../use-till.tsx';
import { type Receive, useReceiveForm } from './use-receive-form.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Whose payment it is, where that is known. */
  customerId?: number | null;
  /** The receipt to edit; a new one without. */
  receipt?: SettlementDetail;
  title?: string;
  onReload?: () => void;
  onSaved?: (receipt: SettlementDetail) => void;
};

const widePixels = 1080;

/**
 * Takes money from a customer over all that they owe: the oldest first, or as chosen. What is left over is shown as
 * an advance before it is saved.
 */
export function ReceiveDialog({ opened, onClose, customerId = null, receipt, title, onReload, onSaved }: Props) {
  const t = useTexts(settlementScreenMessages);
  const receive = useReceiveForm({ opened, customerId, receipt });
  const create = useSend(paymentContract.createSettlement);
  const update = useSend(paymentContract.updateSettlement);
  const { warning, isMeant } = useChangedTill(receipt, receive.rows);
  const save = async (values: PaymentValues): Promise<void> => {
    if (!(await isMeant())) return;
    const { body, sentFrom } = bodyOf(values, receive.isChosen);
    try {
      const saved = await (receipt === undefined ? create : update).mutateAsync({ body });
      onClose();
      onSaved?.(saved);
    } catch (error) {
      // Somebody else may have taken a payment meanwhile.
      receive.reload();
      throw inForm(error, sentFrom);
    }
  };
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={title ?? t('receiveTitle')}
      form={receive.form}
      onRestored={receive.restored}
      about={{ kind: 'receipt', id: receipt?.id ?? null }}
      onSave={save}
      onReload={onReload}
      saveLabel={t('save')}
      size={widePixels}
    >
      <div className={classes.columns} data-form>
        <ReceiveFrom receive={receive} isFixed={receipt !== undefined} />
        <ReceivedAmounts receive={receive} />
      </div>
      {warning}
    </FormDialog>
  );
}

/** What an edited receipt takes out of the till again; a new one takes nothing out. */
function useChangedTill(receipt: SettlementDetail | undefined, rows: Receive['rows']) {
  const out = receipt === undefined ? null : cashOutOf(receipt.kind, rows, receipt.paymentLedgerDetailResponseDtoList);
  return useTill({ settlementId: receipt?.id ?? 0 }, out);
}
