import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { DueOpeners } from '../due-document/use-due-actions.tsx';
import { PaymentDialog } from '../payment/PaymentDialog.tsx';
import type { ExpenseRow } from './expense-form.ts';
import { ExpenseDetailDialog } from './ExpenseDetailDialog.tsx';

type Props = {
  detail: ReturnType<typeof useAddressDialog>;
  payment: ReturnType<typeof useDialog<ExpenseRow>>;
  openers: DueOpeners<ExpenseRow>;
};

/** The dialogs of the expense list, loaded when the first one is opened. */
export function ExpenseDialogs({ detail, payment, openers }: Props) {
  const paid = payment.target;
  return (
    <>
      {detail.target === null ? null : (
        <ExpenseDetailDialog
          opened={detail.opened}
          onClose={detail.close}
          expenseId={detail.target}
          openers={openers}
        />
      )}
      {paid === null ? null : (
        <PaymentDialog
          opened={payment.opened}
          onClose={payment.close}
          component={{ type: 'EXPENSE', id: paid.id, number: paid.heading, isActive: paid.isActive }}
        />
      )}
    </>
  );
}
