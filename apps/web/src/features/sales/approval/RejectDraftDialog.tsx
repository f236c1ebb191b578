import { rejectedDraft } from '@bahi/contract/sales/approval/approval';
import { approvalScreenMessages } from '@bahi/contract/sales/approval/approval-screen.messages';
import { useEffect } from 'react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import type { ApprovableContract, ApprovableRow } from './approval-kinds.ts';

type Props = {
  contract: ApprovableContract;
  opened: boolean;
  onClose: () => void;
  draft: Pick<ApprovableRow, 'id' | 'version' | 'customerName' | 'customerNameNp'>;
};

/** Sends a draft back to its writer with the reason. */
export function RejectDraftDialog({ contract, opened, onClose, draft }: Props) {
  const t = useTexts(approvalScreenMessages);
  const language = useLanguage();
  const send = useSend(contract.rejectDraft);
  const form = useAppForm(rejectedDraft, { remarks: '' });
  useEffect(() => {
    if (opened) form.reset({ remarks: '', version: draft.version });
  }, [opened, draft.version, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('rejectTitle', { name: nameIn(language, draft.customerName, draft.customerNameNp) })}
      form={form}
      isDangerous
      saveLabel={t('reject')}
      onSave={async (body) => {
        await send.mutateAsync({ params: { id: draft.id }, body });
        onClose();
      }}
    >
      <p>{t('rejectHint')}</p>
      <TextareaField control={form.control} name="remarks" label={t('remarks')} required />
    </FormDialog>
  );
}
