import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { cancelledVoucher } from '@bahi/contract/books/voucher/voucher-forms';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import type { VoucherRow } from './voucher-form.ts';

type Props = { opened: boolean; onClose: () => void; voucher: VoucherRow };

/** Takes a voucher back, with the reason that stays beside it. */
export function CancelVoucherDialog({ opened, onClose, voucher }: Props) {
  const t = useTexts(voucherScreenMessages);
  const cancel = useSend(voucherContract.cancel);
  const form = useAppForm(cancelledVoucher, { reason: '' });
  useEffect(() => {
    if (opened) form.reset({ reason: '', version: voucher.version });
  }, [opened, voucher.version, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('cancelTitle', { number: voucher.code })}
      form={form}
      isDangerous
      saveLabel={t('cancel')}
      cancelLabel={t('keep')}
      onSave={async (body) => {
        await cancel.mutateAsync({ params: { id: voucher.id }, body });
        onClose();
      }}
    >
      <p>{t('cancelHint')}</p>
      <TextareaField control={form.control} name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
