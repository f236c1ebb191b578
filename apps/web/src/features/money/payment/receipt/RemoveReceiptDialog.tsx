import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { receiptScreenMessages } from '@bahi/contract/money/payment/receipt-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useEffect } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useFresh, useSend } from '../../../../platform/query.ts';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { DetailList } from '../../../../ui/dialogs/DetailList.tsx';
import { ErrorState } from '../../../../ui/shell/EmptyState.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { FormSkeleton } from '../../../../ui/list/ListSkeleton.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { TextareaField } from '../../../../ui/fields/TextareaField.tsx';
import type { ReceiptDetail } from '../payment-form.ts';
import type { ActedReceipt } from './use-receipt-actions.tsx';

type Props = { opened: boolean; onClose: () => void; receipt: Pick<ActedReceipt, 'id' | 'number'> };

/** Deletes a receipt with a reason, also when what it paid is paid; number and reason stay to be seen. */
export function RemoveReceiptDialog({ opened, onClose, receipt }: Props) {
  const t = useTexts(receiptScreenMessages);
  const language = useLanguage();
  const found = useFresh(paymentContract.getReceipt, opened ? { params: { masterId: receipt.id } } : null);
  const remove = useSend(paymentContract.removeReceipt);
  const form = useAppForm(paymentContract.removeReceipt.query, { reason: '' });
  useEffect(() => {
    if (opened) form.reset({ reason: '' });
  }, [opened, form]);
  const number = receipt.number === null ? t('unnumbered') : inDigitsOf(receipt.number, language);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('deleteTitle', { number })}
      form={form}
      saveLabel={t('deleteReceipt')}
      cancelLabel={t('keepReceipt')}
      isDangerous
      waiting={
        found.data !== undefined || !opened ? null : found.error ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <FormSkeleton fields={3} />
        )
      }
      onSave={async (query) => {
        await remove.mutateAsync({ params: { masterId: receipt.id }, query });
        onClose();
      }}
    >
      {found.data === undefined ? null : <WhatGoes number={number} receipt={found.data} />}
      <p>{t('deleteHint')}</p>
      <TextareaField control={form.control} name="reason" label={t('reason')} maxLength={200} required />
    </FormDialog>
  );
}

/** Which receipt it is, and how much is reversed on how many documents. */
function WhatGoes({ number, receipt }: { number: string; receipt: ReceiptDetail }) {
  const t = useTexts(receiptScreenMessages);
  const { totalAmount, allocations } = receipt;
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
