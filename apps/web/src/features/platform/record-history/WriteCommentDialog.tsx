import { longestComment, recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { recordHistoryScreenMessages } from '@bahi/contract/platform/record-history/record-history-screen.messages';
import type { RecordKind } from '@bahi/contract/platform/record-history/record-kinds';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useAppForm } from '../../../platform/use-app-form.ts';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { type CommentForm, useCommentFiles } from './use-comment-files.tsx';
import classes from './RecordHistory.module.css';

type Props = {
  opened: boolean;
  onClose: () => void;
  kind: RecordKind;
  id: number;
  /** The question that is answered; null: a comment, which may itself ask. */
  answers?: { id: number; text: string } | null;
};

/** Writes on a record: a comment, a question, or the answer to one. Each opening begins anew. */
export function WriteCommentDialog(props: Props) {
  const { opened } = props;
  const [last, setLast] = useState({ opened, opening: 0 });
  // What an upload of an earlier opening still brings is not put to the next comment.
  if (opened !== last.opened) setLast({ opened, opening: opened ? last.opening + 1 : last.opening });
  return <Writing key={last.opening} {...props} />;
}

function Writing({ opened, onClose, kind, id, answers = null }: Props) {
  const t = useTexts(recordHistoryScreenMessages);
  const write = useSend(recordHistoryContract.comment);
  const form = useAppForm(recordHistoryContract.comment.body, {
    kind,
    recordId: id,
    text: '',
    isQuestion: false,
    askedUserId: '',
    answers: answers?.id ?? null,
    documents: [],
  });
  const files = useCommentFiles(form);
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
        await files.send(() => write.mutateAsync({ body }));
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

/** Whom the question asks; left empty it asks whoever sees the record. */
function AskedField({
  control,
  kind,
  recordId,
}: Pick<CommentForm, 'control'> & { kind: RecordKind; recordId: number }) {
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
