import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import { openingDueScreenMessages } from '@bahi/contract/books/opening-due/opening-due-screen.messages';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import type { OpeningDue } from './opening-due-kind.ts';

type Props = { opened: boolean; onClose: () => void; due: OpeningDue };

/** Takes an opening due out of the books, with the reason that stays beside it. */
export function CancelOpeningDueDialog({ opened, onClose, due }: Props) {
  const t = useTexts(openingDueScreenMessages);
  const cancel = useSend(openingDueContract.cancel);
  const form = useAppForm(openingDueContract.cancel.body, { reason: '' });
  useEffect(() => {
    if (opened) form.reset({ reason: '', version: due.version });
  }, [opened, due.version, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('cancelTitle', { number: due.billNumber })}
      form={form}
      saveLabel={t('cancelDue')}
      cancelLabel={t('keepDue')}
      isDangerous
      onSave={async (body) => {
        await cancel.mutateAsync({ params: { id: due.id }, body });
        onClose();
      }}
    >
      <p>{t('cancelHint')}</p>
      <TextareaField control={form.control} name="reason" label={t('reason')} required />
    </FormDialog>
  );
}
