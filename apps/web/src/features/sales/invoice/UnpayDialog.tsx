import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { call } from '../../../platform/api-client.ts';
import { useFresh } from '../../../platform/query.ts';
import { PaymentDialog } from '../../money/payment/PaymentDialog.tsx';
import { RemoveSettlementDialog } from '../../money/payment/settlement/RemoveSettlementDialog.tsx';
import type { InvoiceRow } from './invoice-rows.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  row: InvoiceRow;
  /** The only receipt is deleted: now the invoice can be cancelled. */
  onUnpaid: (row: InvoiceRow) => void;
};

/** Deletes what a paid invoice was paid with, so that it can be cancelled; of several receipts one chooses. */
export function UnpayDialog({ opened, onClose, row, onUnpaid }: Props) {
  const paid = useFresh(paymentContract.ofInvoice, opened ? { params: { invoiceId: row.id } } : null);
  const payments = paid.data?.paymentLedgerDetailResponseDtoList ?? [];
  const [first] = payments;
  if (first !== undefined && payments.every(({ masterId }) => masterId === first.masterId))
    return (
      <RemoveSettlementDialog
        opened={opened}
        onClose={onClose}
        settlement={{ id: first.masterId, number: first.receiptNumber }}
        onRemoved={() =>
          void call(invoiceContract.get, { params: { id: row.id } }).then(
            ({ version }) => onUnpaid({ ...row, version }),
            // Why it could not be read has been shown as a toast.
            onClose,
          )
        }
      />
    );
  return (
    <PaymentDialog
      opened={opened && !paid.isPending}
      onClose={onClose}
      startsWith="history"
      component={{ type: 'INVOICE', id: row.id, number: row.code, isActive: true }}
    />
  );
}
