import type { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { DueOpeners } from '../due-document/use-due-actions.tsx';
import { PaymentDialog } from '../payment/PaymentDialog.tsx';
import type { IncomeRow } from './income-form.ts';
import { IncomeDetailDialog } from './IncomeDetailDialog.tsx';

type Props = {
  detail: ReturnType<typeof useAddressDialog>;
  payment: ReturnType<typeof useDialog<IncomeRow>>;
  openers: DueOpeners<IncomeRow>;
};

/** The dialogs of the income list, loaded when the first one is opened. */
export function IncomeDialogs({ detail, payment, openers }: Props) {
  const paid = payment.target;
  return (
    <>
      {detail.target === null ? null : (
        <IncomeDetailDialog opened={detail.opened} onClose={detail.close} incomeId={detail.target} openers={openers} />
      )}
      {paid === null ? null : (
        <PaymentDialog
          opened={payment.opened}
          onClose={payment.close}
          component={{ type: 'INCOME', id: paid.id, number: paid.heading, isActive: paid.isActive }}
        />
      )}
    </>
  );
}
