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
import { vendors } from '../../../parties/vendor/vendor-source.ts';
import { customersToInvoice } from '../../../parties/customer/customer-sources.ts';
import { MoneyAccountField } from '../MoneyAccountField.tsx';
import classes from '../PaymentDialog.module.css';
import { PaymentModeField } from '../PaymentModeField.tsx';
import type { SettlementDetail } from '../payment-form.ts';
import { SumRow } from '../PaymentSum.tsx';

registerTexts(paymentMessages);

type Whose = 'customer' | 'vendor';
type Props = {
  opened: boolean;
  onClose: () => void;
  whose: Whose;
  partyId: number | null;
  onSaved: (voucher: SettlementDetail) => void;
};

/** Who is chosen, and what the dialog is called: money to a customer, or money of a vendor. */
const kinds = {
  customer: { field: 'customerId', title: 'refundTitle', save: 'refundSave' },
  vendor: { field: 'vendorId', title: 'receiveBackTitle', save: 'receiveBackSave' },
} as const;

/** What goes back of an advance in an outlet, all of it or a part: to a customer, or from a vendor. It becomes a voucher. */
export function RefundDialog({ opened, onClose, whose, partyId, onSaved }: Props) {
  const t = useTexts(settlementScreenMessages);
  const words = useTexts(paymentDialogMessages);
  const { todayAD, outlets, officeId } = useSession();
  const outletId = officeId ?? outlets[0]?.id ?? null;
  const kind = kinds[whose];
  const start = useMemo(
    () => ({
      [kind.field]: partyId ?? '',
      outletId,
      paymentMode: 'CASH' as const,
      paymentDate: todayAD,
      amount: '',
      moneyAccountId: '',
    }),
    [kind, partyId, outletId, todayAD],
  );
  const form = useAppForm(refundForm, start);
  useEffect(() => {
    if (opened) form.reset(start);
  }, [opened, start, form]);
  const { control } = form;
  const advance = useAdvance(whose, useWatch({ control, name: [kind.field, 'outletId'] }), opened);
  const mode = useWatch({ control, name: 'paymentMode' });
  const refund = useSend(paymentContract.refund);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(kind.title)}
      form={form}
      isFinal
      about={{ kind: 'refund', id: partyId, action: whose }}
      onSave={async (body) => {
        const voucher = await refund.mutateAsync({ body });
        onClose();
        onSaved(voucher);
      }}
      saveLabel={t(kind.save)}
    >
      <FormGrid>
        {whose === 'customer' ? (
          <PartySelectField source={customersToInvoice} control={control} name="customerId" current={null} autoFocus />
        ) : (
          <PartySelectField source={vendors} control={control} name="vendorId" current={null} autoFocus />
        )}
        {officeId === null && outlets.length > 1 ? (
          <SelectField
            control={control}
            name="outletId"
            label={t('outlet')}
            required
            options={outlets.map(({ id, name, nameNp }) => ({ value: id, label: name, labelNp: nameNp }))}
          />
        ) : null}
        <PaymentModeField
          control={control}
          name="paymentMode"
          label={words('mode')}
          advanceAmount={0}
          takesTax={false}
          required
        />
        <MoneyAccountField
          control={control}
          name="moneyAccountId"
          mode={mode}
          direction={whose === 'customer' ? 'PAID' : 'RECEIVED'}
        />
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

/** What the chosen party has in advance in the chosen outlet; null while that is not known. */
function useAdvance(whose: Whose, [partyId, outletId]: readonly unknown[], isAsked: boolean): number | null {
  const id = Number(partyId);
  const query = Number(outletId) > 0 ? { outletId: Number(outletId) } : {};
  const isKnown = isAsked && id > 0;
  const options = (isOf: boolean) => ({ enabled: isKnown && isOf, staleTime: 0 });
  const ofCustomer = { params: { customerId: id }, query };
  const open = useCall(paymentContract.openDocuments, ofCustomer, options(whose === 'customer'));
  const held = useCall(paymentContract.vendorAdvance, { params: { vendorId: id }, query }, options(whose === 'vendor'));
  return isKnown ? ((whose === 'customer' ? open : held).data?.advanceAmount ?? null) : null;
}
