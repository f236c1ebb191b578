import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { addPaisa, rupeesFromPaisa, sumPaisa, paisaOf } from '@bahi/domain/numbers/money';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useFresh, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { paymentFormFor, type SettlementDetail, valuesOfSettlement } from './payment-form.ts';
import classes from './PaymentDialog.module.css';
import { PaymentFields } from './PaymentFields.tsx';
import { cashOutOf, useTill } from './use-till.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  onReload: () => void;
  settlement: SettlementDetail;
  document: SettlementDetail['allocations'][number];
};

/** Edits the payments of a settlement that is on one document; what it paid there is free again for what it now is. */
export function EditPaymentDialog({ opened, onClose, title, onReload, settlement, document }: Props) {
  const t = useTexts(paymentDialogMessages);
  const { todayAD } = useSession();
  const { componentType, componentEntityId } = document;
  const params = { componentTypeKey: componentType, componentEntityId };
  const found = useFresh(paymentContract.ofComponent, opened ? { params } : null);
  const save = useSend(paymentContract.updateSettlement);
  const advanceHeld = found.data?.advanceAmount ?? 0;
  const bounds = useMemo(
    () => ({
      billDateAD: document.billDateAD,
      payableFromAD: document.payableFromAD,
      dueAmount: rupeesFromPaisa(addPaisa(paisaOf(document.dueAmount), paisaOf(settlement.totalAmount))),
      advanceAmount: rupeesFromPaisa(addPaisa(paisaOf(advanceHeld), drawnBy(settlement))),
      todayAD,
    }),
    [document, settlement, advanceHeld, todayAD],
  );
  const schema = useMemo(() => paymentFormFor(bounds), [bounds]);
  const form = useAppForm(schema, valuesOfSettlement(settlement, document));
  const rows = useWatch({ control: form.control, name: 'paymentLedgerDetailRequestDtoList' });
  const out = cashOutOf(settlement.kind, rows, settlement.paymentLedgerDetailResponseDtoList);
  const { warning, isMeant } = useTill({ settlementId: settlement.id }, out);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={title}
      form={form}
      about={{ kind: 'settlement', id: settlement.id }}
      saveLabel={t('saveChange')}
      onReload={onReload}
      onSave={async (body) => {
        if (!(await isMeant())) return;
        await save.mutateAsync({ body });
        onClose();
      }}
      waiting={
        found.data !== undefined || !opened ? null : found.error ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <FormSkeleton fields={4} />
        )
      }
    >
      <div className={classes.form}>
        <PaymentFields form={form} bounds={bounds} type={componentType} />
        {warning}
      </div>
    </FormDialog>
  );
}

/** What a settlement took out of the advance of its customer. */
export function drawnBy({ paymentLedgerDetailResponseDtoList }: SettlementDetail) {
  const drawn = paymentLedgerDetailResponseDtoList.filter((row) => row.paymentMode === 'ADVANCE');
  return sumPaisa(drawn.map((row) => paisaOf(row.paymentAmount)));
}
