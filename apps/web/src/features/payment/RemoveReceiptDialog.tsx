import { paymentContract } from '@bahi/contract/payment/payment.contract';
import { receiptScreenMessages } from '@bahi/contract/payment/receipt-screen.messages';
import { inDigitsOf } from '@bahi/domain/digits';
import { useEffect } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useSend } from '../../platform/query.ts';
import { useAppForm } from '../../platform/use-app-form.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextareaField } from '../../ui/TextareaField.tsx';
import type { ActedReceipt } from './use-receipt-actions.tsx';

type Props = { opened: boolean; onClose: () => void; receipt: Pick<ActedReceipt, 'id' | 'number'> };

/** Deletes a receipt with a reason, also when what it paid is paid; number and reason stay to be seen. */
export function RemoveReceiptDialog({ opened, onClose, receipt }: Props) {
  const t = useTexts(receiptScreenMessages);
  const language = useLanguage();
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
      onSave={async (query) => {
        await remove.mutateAsync({ params: { masterId: receipt.id }, query });
        onClose();
      }}
    >
      <p>{t('deleteHint')}</p>
      <TextareaField control={form.control} name="reason" label={t('reason')} maxLength={200} required />
    </FormDialog>
  );
}
