import { longestComment, recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { recordHistoryScreenMessages } from '@bahi/contract/platform/record-history/record-history-screen.messages';
import type { RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import { useEffect } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';

type Props = { opened: boolean; onClose: () => void; kind: RecordKind; id: number };

/** Writes on a record. */
export function WriteCommentDialog({ opened, onClose, kind, id }: Props) {
  const t = useTexts(recordHistoryScreenMessages);
  const write = useSend(recordHistoryContract.comment);
  const form = useAppForm(recordHistoryContract.comment.body, { kind, recordId: id, text: '' });
  useEffect(() => {
    if (opened) form.reset({ kind, recordId: id, text: '' });
  }, [opened, kind, id, form]);
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('write')}
      form={form}
      saveLabel={t('write')}
      onSave={async (body) => {
        await write.mutateAsync({ body });
        onClose();
      }}
    >
      <TextareaField
        control={form.control}
        name="text"
        label={t('comment')}
        description={t('commentHint')}
        rows={4}
        maxLength={longestComment}
        required
      />
    </FormDialog>
  );
}
