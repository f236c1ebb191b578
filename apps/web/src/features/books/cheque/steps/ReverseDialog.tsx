import { chequeContract } from '@bahi/contract/books/cheque/cheque.contract';
import { chequeScreenMessages } from '@bahi/contract/books/cheque/cheque-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { useAppForm } from '../../../../platform/use-app-form.ts';
import { TextareaField } from '../../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../../ui/form/FormDialog.tsx';
import { FormGrid } from '../../../../ui/form/FormGrid.tsx';
import type { Cheque } from '../cheque-forms.ts';

type Props = { opened: boolean; onClose: () => void; cheque: Cheque };

/** Takes back what was done last by mistake. */
export function ReverseDialog({ opened, onClose, cheque }: Props) {
  const t = useTexts(chequeScreenMessages);
  const send = useSend(chequeContract.reverse);
  const form = useAppForm(chequeContract.reverse.body, { reason: '' });
  useEffect(() => {
    if (opened) form.reset({ reason: '', version: cheque.version });
  }, [opened, cheque.version, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('undoTitle')}
      form={form}
      isDangerous
      saveLabel={t('undo')}
      onSave={async (body) => {
        await send.mutateAsync({ params: { id: cheque.id }, body });
        onClose();
      }}
    >
      <p>{t('undoHint')}</p>
      <FormGrid columns={1}>
        <TextareaField control={form.control} name="reason" label={t('reason')} required />
      </FormGrid>
    </FormDialog>
  );
}
