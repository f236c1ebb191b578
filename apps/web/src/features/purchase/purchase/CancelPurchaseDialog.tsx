import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import type { PurchaseRow } from './purchase-rows.ts';

type Props = { opened: boolean; onClose: () => void; purchase: Pick<PurchaseRow, 'id' | 'code' | 'version'> };

/** Cancels a bill that is not paid and whose goods are still there, with the reason that stays beside its number. */
export function CancelPurchaseDialog({ opened, onClose, purchase }: Props) {
  const t = useTexts(purchaseScreenMessages);
  const cancel = useSend(purchaseContract.cancel);
  const form = useAppForm(purchaseContract.cancel.body, { reason: '' });
  useEffect(() => {
    if (opened) form.reset({ reason: '', version: purchase.version });
  }, [opened, purchase.version, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('cancelTitle', { number: purchase.code ?? '' })}
      form={form}
      isDangerous
      saveLabel={t('cancelBill')}
      cancelLabel={t('keepBill')}
      onSave={async (body) => {
        await cancel.mutateAsync({ params: { id: purchase.id }, body });
        onClose();
      }}
    >
      <p>{t('cancelHint')}</p>
      <TextareaField control={form.control} name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
