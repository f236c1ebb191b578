import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { PaymentDialog } from '../payment/PaymentDialog.tsx';
import type { DueRow } from './due-document.ts';
import type { DueDetail, DueKind } from './due-kind.ts';
import { DueDetailDialog } from './DueDetailDialog.tsx';
import type { DueOpeners } from './use-due-actions.tsx';

export type DueDialogProps<Row extends DueRow, Stored extends Row & DueDetail> = {
  kind: DueKind<Row, Stored>;
  detail: ReturnType<typeof useAddressDialog>;
  payment: ReturnType<typeof useDialog<Row>>;
  openers: DueOpeners<Row>;
};

/** The dialogs of the list, loaded when the first one is opened. */
export function DueDialogs<Row extends DueRow, Stored extends Row & DueDetail>(props: DueDialogProps<Row, Stored>) {
  const { kind, detail, payment, openers } = props;
  const paid = payment.target;
  return (
    <>
      {detail.target === null ? null : (
        <DueDetailDialog
          kind={kind}
          opened={detail.opened}
          onClose={detail.close}
          id={detail.target}
          openers={openers}
        />
      )}
      {paid === null ? null : (
        <PaymentDialog
          opened={payment.opened}
          onClose={payment.close}
          component={{ type: kind.kind, id: paid.id, number: paid.heading, isActive: paid.isActive }}
        />
      )}
    </>
  );
}
