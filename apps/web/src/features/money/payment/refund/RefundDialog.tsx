import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { paymentDialogMessages } from '@bahi/contract/money/payment/payment-dialog.messages';
import { paymentMessages } from '@bahi/contract/money/payment/payment.messages';
import { refundForm } from '@bahi/contract/money/payment/payment-form';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { registerTexts, useTexts } from '../../../../platform/i18n.ts';
import { useCall, useSend } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { DateField } from '../../../../ui/dates/DateField.tsx';
import { AmountField } from '../../../../ui/fields/AmountField.tsx';
import { PartySelectField } from '../../../../ui/fields/PartySelectField.tsx';
import { SelectField } from '../../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { FormGrid, WholeRow } from '../../../../ui/form/FormGrid.tsx';
import { customersToInvoice } from '../../../parties/customer/customer-sources.ts';
import classes from '../PaymentDialog.module.css';
import { PaymentModeField } from '../PaymentModeField.tsx';
import { SumRow } from '../PaymentSum.tsx';

registerTexts(paymentMessages);

type Props = { opened: boolean; onClose: () => void; customerId: number | null };

/** Pays back what a customer has in advance in an outlet, all of it or a part; it becomes a payment voucher. */
export function RefundDialog({ opened, onClose, customerId }: Props) {
  const t = useTexts(settlementScreenMessages);
  const words = useTexts(paymentDialogMessages);
  const { todayAD, outlets, officeId } = useSession();
  const outletId = officeId ?? outlets[0]?.id ?? null;
  const start = useMemo(
    () => ({ customerId: customerId ?? '', outletId, paymentMode: 'CASH' as const, paymentDate: todayAD, amount: '' }),
    [customerId, outletId, todayAD],
  );
  const form = useAppForm(refundForm, start);
  useEffect(() => {
    if (opened) form.reset(start);
  }, [opened, start, form]);
  const { control } = form;
  const advance = useAdvance(useWatch({ control, name: ['customerId', 'outletId'] }), opened);
  const refund = useSend(paymentContract.refund);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('refundTitle')}
      form={form}
      onSave={async (body) => {
        await refund.mutateAsync({ body });
        onClose();
      }}
      saveLabel={t('refundSave')}
    >
      <FormGrid>
        <PartySelectField source={customersToInvoice} control={control} name="customerId" current={null} autoFocus />
        {officeId === null && outlets.length > 1 ? (
          <SelectField
            control={control}
            name="outletId"
            label={t('outlet')}
            required
            options={outlets.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
          />
        ) : null}
        <PaymentModeField control={control} name="paymentMode" label={words('mode')} advanceAmount={0} required />
        <DateField control={control} name="paymentDate" label={words('date')} required max={todayAD} />
        <AmountField control={control} name="amount" label={words('amount')} required />
        <TextField control={control} name="remarks" label={words('remarks')} maxLength={200} />
        <WholeRow>
          <div className={classes.sum}>
            {advance === null ? null : <SumRow label={t('advanceSoFar')} rupees={advance} isMain />}
          </div>
        </WholeRow>
      </FormGrid>
    </FormDialog>
  );
}

/** What the chosen customer has in advance in the chosen outlet; null while that is not known. */
function useAdvance([customerId, outletId]: readonly unknown[], isAsked: boolean): number | null {
  const params = { customerId: Number(customerId) };
  const query = Number(outletId) > 0 ? { outletId: Number(outletId) } : {};
  const isKnown = isAsked && params.customerId > 0;
  const open = useCall(paymentContract.openDocuments, { params, query }, { enabled: isKnown, staleTime: 0 });
  return isKnown ? (open.data?.advanceAmount ?? null) : null;
}
