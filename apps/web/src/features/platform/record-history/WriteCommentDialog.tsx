import { longestComment, recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { recordHistoryScreenMessages } from '@bahi/contract/platform/record-history/record-history-screen.messages';
import type { RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import type { z } from '@bahi/contract/zod';
import { useEffect, useState } from 'react';
import { filesMessages } from '@bahi/contract/ui/files.messages';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { type AppForm, useAppForm } from '../../../platform/use-app-form.ts';
import { type HeldDocument, HeldDocuments } from '../../../ui/documents/HeldDocuments.tsx';
import { stillSending } from '../../../ui/documents/still-sending.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormSection } from '../../../ui/form/FormGrid.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import classes from './RecordHistory.module.css';

type Form = AppForm<z.input<typeof recordHistoryContract.comment.body>>;
type Props = {
  opened: boolean;
  onClose: () => void;
  kind: RecordKind;
  id: number;
  /** The question that is answered; null: a comment, which may itself ask. */
  answers?: { id: number; text: string } | null;
};

/** Writes on a record: a comment, a question, or the answer to one. */
export function WriteCommentDialog({ opened, onClose, kind, id, answers = null }: Props) {
  const t = useTexts(recordHistoryScreenMessages);
  const write = useSend(recordHistoryContract.comment);
  const files = useCommentFiles();
  const answered = answers?.id ?? null;
  const empty = { kind, recordId: id, text: '', isQuestion: false, askedUserId: '', answers: answered };
  const form = useAppForm(recordHistoryContract.comment.body, empty);
  useEffect(() => {
    if (!opened) return;
    form.reset({ kind, recordId: id, text: '', isQuestion: false, askedUserId: '', answers: answered });
    files.clear();
    // oxlint-disable-next-line react/exhaustive-deps -- it begins anew with its record
  }, [opened, kind, id, answered, form]);
  const isQuestion = useWatch({ control: form.control, name: 'isQuestion' }) === true;
  useEffect(() => {
    // Only a question is asked of somebody.
    if (!isQuestion) form.setValue('askedUserId', '');
  }, [isQuestion, form]);
  const said = answers === null ? (isQuestion ? 'ask' : 'write') : 'answer';
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(said)}
      form={form}
      saveLabel={t(said)}
      onSave={async (body) => {
        await write.mutateAsync({ body: { ...body, documents: files.uuids() } });
        onClose();
      }}
    >
      {answers === null ? null : <blockquote className={classes.quoted}>{answers.text}</blockquote>}
      <TextareaField
        control={form.control}
        name="text"
        label={t(answers === null ? (isQuestion ? 'question' : 'comment') : 'answerLabel')}
        description={t('commentHint')}
        rows={4}
        maxLength={longestComment}
        required
      />
      {answers === null ? <CheckboxField control={form.control} name="isQuestion" label={t('isQuestion')} /> : null}
      {isQuestion ? <AskedField control={form.control} kind={kind} recordId={id} /> : null}
      {opened ? files.field : null}
    </FormDialog>
  );
}

/** Pictures and PDF of what the comment is about: up to five. */
function useCommentFiles() {
  const t = useTexts(filesMessages);
  const upload = useSend(recordHistoryContract.uploadDocument, { errors: 'form' });
  const discard = useSend(recordHistoryContract.removeDocument, { errors: 'form' });
  const [held, setHeld] = useState<readonly HeldDocument[]>([]);
  const [isSending, setSending] = useState(false);
  return {
    clear: () => setHeld([]),
    uuids: (): string[] => {
      if (isSending) throw stillSending(t('stillSending'));
      return held.map(({ docUuid }) => docUuid);
    },
    field: (
      <FormSection title={t('documents')}>
        <HeldDocuments
          name="documents"
          held={held}
          onChange={setHeld}
          error={undefined}
          attached={none}
          onUpload={(document) => upload.mutateAsync({ files: { document } })}
          onDiscard={(docUuid) => discard.mutate({ params: { docUuid } })}
          onSending={setSending}
        />
      </FormSection>
    ),
  };
}

const none: readonly HeldDocument[] = [];

/** Whom the question asks; left empty it asks whoever sees the record. */
function AskedField({ control, kind, recordId }: Pick<Form, 'control'> & { kind: RecordKind; recordId: number }) {
  const t = useTexts(recordHistoryScreenMessages);
  const { data, error, isPending, refetch } = useCall(recordHistoryContract.people, { query: { kind, recordId } });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const options = (data?.people ?? []).map((person) => ({
    value: person.id,
    label: person.name,
    labelNp: person.nameNp,
  }));
  return (
    <SelectField
      control={control}
      name="askedUserId"
      label={t('asked')}
      description={t('askedHint')}
      options={options}
      isLoading={isPending}
      clearable
    />
  );
}
