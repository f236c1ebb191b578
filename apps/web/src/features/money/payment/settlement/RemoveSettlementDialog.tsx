import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { settlementScreenMessages } from '@bahi/contract/money/payment/settlement-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useFresh, useSend } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { DetailList } from '../../../../ui/dialogs/DetailList.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { TextareaField } from '../../../../ui/fields/TextareaField.tsx';
import type { SettlementDetail } from '../payment-form.ts';
import { cashOutOf, useTill } from '../use-till.tsx';
import type { ActedSettlement } from './use-settlement-actions.tsx';

type Props = {
  opened: boolean;
  onClose: () => void;
  settlement: Pick<ActedSettlement, 'id' | 'number'>;
  /** Goes on from here once it is deleted; without it the dialog closes. */
  onRemoved?: () => void;
};

/** Deletes a settlement with a reason, also when what it paid is paid; number and reason stay to be seen. */
export function RemoveSettlementDialog({ opened, onClose, settlement, onRemoved = onClose }: Props) {
  const t = useTexts(settlementScreenMessages);
  const found = useFresh(paymentContract.getSettlement, opened ? { params: { masterId: settlement.id } } : null);
  const remove = useSend(paymentContract.removeSettlement);
  const form = useAppForm(paymentContract.removeSettlement.query, { reason: '' });
  useEffect(() => {
    if (opened) form.reset({ reason: '' });
  }, [opened, form]);
  const number = settlement.number ?? t('unnumbered');
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('deleteTitle', { number })}
      form={form}
      saveLabel={t('remove')}
      cancelLabel={t('keep')}
      isDangerous
      waiting={
        found.data !== undefined || !opened ? null : found.error ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <FormSkeleton fields={3} />
        )
      }
      onSave={async (query) => {
        await remove.mutateAsync({ params: { masterId: settlement.id }, query });
        onRemoved();
      }}
    >
      {found.data === undefined ? null : <WhatGoes number={number} settlement={found.data} />}
      <p>{t('deleteHint')}</p>
      {found.data === undefined ? null : <CashGivenBack settlement={found.data} />}
      <TextareaField control={form.control} name="reason" label={t('reason')} maxLength={200} required />
    </FormDialog>
  );
}

/** Cash that was received is given back today. */
function CashGivenBack({ settlement }: { settlement: SettlementDetail }) {
  const { todayAD } = useSession();
  const out = cashOutOf(settlement.kind, [], settlement.paymentLedgerDetailResponseDtoList);
  return useTill({ settlementId: settlement.id }, out === null ? null : { ...out, dayAD: todayAD }).warning;
}

/** Which settlement it is, and how much is reversed on how many documents. */
function WhatGoes({ number, settlement }: { number: string; settlement: SettlementDetail }) {
  const t = useTexts(settlementScreenMessages);
  const { totalAmount, allocations } = settlement;
  const count = allocations.length;
  return (
    <DetailList
      details={[
        { label: t('number'), value: number },
        { label: t('amount'), value: <MoneyText rupees={totalAmount} withUnit /> },
        {
          label: t('spreadOver'),
          value: count > 1 ? t('documentCount', { count }) : t(count === 1 ? 'oneDocument' : 'noDocument'),
        },
      ]}
    />
  );
}
