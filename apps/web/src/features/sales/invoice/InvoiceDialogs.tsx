import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { PaymentDialog } from '../../money/payment/PaymentDialog.tsx';
import { PrintDialog } from '../../stock/goods-lines/paper/PrintDialog.tsx';
import { RejectDraftDialog } from '../approval/RejectDraftDialog.tsx';
import { ReminderDialog } from '../reminder/ReminderDialog.tsx';
import { ShareDialog } from '../sharing/ShareDialog.tsx';
import { CancelInvoiceDialog } from './CancelInvoiceDialog.tsx';
import { DeclareExportDialog } from './DeclareExportDialog.tsx';
import { InvoiceDetailDialog } from './InvoiceDetailDialog.tsx';
import { invoicePaper } from './invoice-paper.ts';
import type { RowDialog } from './invoice-rows.ts';
import { UnpayDialog } from './UnpayDialog.tsx';
import type { InvoiceOpeners } from './use-invoice-actions.tsx';

type Props = {
  detail: ReturnType<typeof useAddressDialog>;
  dialog: ReturnType<typeof useDialog<RowDialog>>;
  openers: InvoiceOpeners;
};

/** The dialogs of the invoice list, loaded when the first one is opened. */
export function InvoiceDialogs({ detail, dialog, openers: { view: _view, ...openers } }: Props) {
  const { opened, target, close } = dialog;
  return (
    <>
      {detail.target === null ? null : (
        <InvoiceDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          invoiceId={detail.target}
          openers={openers}
        />
      )}
      {target === null ? null : (
        <>
          <PrintDialog
            opened={opened && target.kind === 'print'}
            onClose={close}
            kind={invoicePaper}
            id={target.row.id}
            number={target.row.code ?? ''}
          />
          <ShareDialog
            opened={opened && target.kind === 'share'}
            onClose={close}
            kind="invoice"
            paper={invoicePaper}
            document={target.row}
          />
          <ReminderDialog
            opened={opened && target.kind === 'remind'}
            onClose={close}
            subject={{ of: 'document', id: target.row.id }}
          />
          <PaymentDialog
            opened={opened && target.kind === 'pay'}
            onClose={close}
            component={{
              type: 'INVOICE',
              id: target.row.id,
              number: target.row.code,
              isActive: target.row.state === 'FINAL',
            }}
          />
          <UnpayDialog
            opened={opened && target.kind === 'unpay'}
            onClose={close}
            row={target.row}
            onUnpaid={(row) => dialog.open({ kind: 'cancel', row })}
          />
          <RejectDraftDialog
            contract={invoiceContract}
            opened={opened && target.kind === 'rejectDraft'}
            onClose={close}
            draft={target.row}
          />
          <CancelInvoiceDialog
            opened={opened && (target.kind === 'cancel' || target.kind === 'cancelAndCopy')}
            onClose={close}
            invoice={target.row}
            isCopied={target.kind === 'cancelAndCopy'}
          />
          <DeclareExportDialog opened={opened && target.kind === 'declare'} onClose={close} invoice={target.row} />
        </>
      )}
    </>
  );
}
