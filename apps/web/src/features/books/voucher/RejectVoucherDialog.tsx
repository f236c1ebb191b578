import { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import { voucherScreenMessages } from '@bahi/contract/books/voucher/voucher-screen.messages';
import { rejectedDraft } from '@bahi/contract/sales/approval/approval';
import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import type { VoucherRow } from './voucher-form.ts';

type Props = { opened: boolean; onClose: () => void; voucher: VoucherRow };

/** Sends a voucher that waits back to its writer, with the reason. */
export function RejectVoucherDialog({ opened, onClose, voucher }: Props) {
  const t = useTexts(voucherScreenMessages);
  const words = useTexts(approvalScreenMessages);
  const send = useSend(voucherContract.rejectDraft);
  const form = useAppForm(rejectedDraft, { remarks: '' });
  useEffect(() => {
    if (opened) form.reset({ remarks: '', version: voucher.version });
  }, [opened, voucher.version, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('rejectTitle')}
      form={form}
      isDangerous
      saveLabel={words('reject')}
      onSave={async (body) => {
        await send.mutateAsync({ params: { id: voucher.id }, body });
        onClose();
      }}
    >
      <p>{words('rejectHint')}</p>
      <TextareaField control={form.control} name="remarks" label={words('remarks')} required />
    </FormDialog>
  );
}
