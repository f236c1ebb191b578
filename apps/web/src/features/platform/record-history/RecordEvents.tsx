import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { recordHistoryScreenMessages } from '@bahi/contract/platform/record-history/record-history-screen.messages';
import { type HistoryKind, isQuietKind } from '@bahi/contract/platform/record-history/quiet-kinds';
import { Button } from '@mantine/core';
import { MessageSquarePlus, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Result } from '../../../platform/api-client.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DangerButton } from '../../../ui/danger/DangerButton.tsx';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useDocumentAddresses } from '../../../ui/documents/document-addresses.ts';
import { DocumentList } from '../../../ui/documents/DocumentList.tsx';
import { useWasSeen } from '../../../ui/documents/use-was-seen.ts';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { QuestionActions } from './QuestionActions.tsx';
import { AskedOf, QuestionBadge } from './QuestionBadge.tsx';
import classes from './RecordHistory.module.css';
import { WriteCommentDialog } from './WriteCommentDialog.tsx';

type History = Result<typeof recordHistoryContract.get>;
type RecordEvent = History['events'][number];
type Comment = History['comments'][number];
type Props = {
  kind: HistoryKind;
  id: number;
  /** Once it is there: it opens below what was looked at. */
  onShown: () => void;
};

/** What happened to a record and what was written on it, the latest first. */
export function RecordEvents({ kind, id, onShown }: Props) {
  const t = useTexts(recordHistoryScreenMessages);
  const { isBusinessInactive } = useSession();
  const writing = useDialog<true | Comment>();
  const found = useCall(recordHistoryContract.get, { params: { kind, id } }, { staleTime: 0 });
  const isThere = found.isSuccess;
  const tell = useEffectEvent(onShown);
  useEffect(() => {
    if (isThere) tell();
  }, [isThere]);
  if (found.isPending) return <FormSkeleton fields={2} />;
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const { events, comments, isCut } = found.data;
  const entries = [
    ...events.map((event) => ({ key: `event ${event.id}`, at: event.at, content: <EventEntry event={event} /> })),
    ...comments.map((comment) => ({
      key: `comment ${comment.id}`,
      at: comment.at,
      content: <CommentEntry comment={comment} onAnswer={() => writing.open(comment)} />,
    })),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <>
      {isBusinessInactive || isQuietKind(kind) ? null : (
        <Button
          variant="default"
          mt="xs"
          leftSection={<MessageSquarePlus size={18} aria-hidden />}
          onClick={() => writing.open(true)}
        >
          {t('write')}
        </Button>
      )}
      {entries.length === 0 ? <p className={classes.soft}>{t('nothing')}</p> : null}
      <ul className={classes.list}>
        {entries.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {isCut ? <p className={classes.soft}>{t('cut')}</p> : null}
      {writing.target === null || isQuietKind(kind) ? null : (
        <WriteCommentDialog
          opened={writing.opened}
          onClose={writing.close}
          kind={kind}
          id={id}
          answers={writing.target === true ? null : writing.target}
        />
      )}
    </>
  );
}

function EventEntry({ event: { act, at, by, changes } }: { event: RecordEvent }) {
  const t = useTexts(recordHistoryScreenMessages);
  const language = useLanguage();
  return (
    <div className={classes.entry}>
      <strong>{t(act)}</strong>{' '}
      <small className={classes.soft}>
        {by === null ? t('product') : by[language]} · <MomentText at={at} />
      </small>
      {changes.length === 0 ? null : (
        <ul className={classes.changes}>
          {changes.map(({ label, before, after }, place) => (
            // Two variants of an item may change the same field at once.
            <li key={place}>
              {label[language]}:{' '}
              {t('becomes', {
                before: before === null ? t('empty') : before[language],
                after: after === null ? t('empty') : after[language],
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function CommentEntry({ comment, onAnswer }: { comment: Comment; onAnswer: () => void }) {
  const t = useTexts(recordHistoryScreenMessages);
  const confirm = useConfirm();
  const remove = useSend(recordHistoryContract.removeComment);
  const ask = async (): Promise<void> => {
    if (await confirm({ kind: 'own', question: t('removeQuestion'), confirm: t('remove'), isDangerous: true }))
      await remove.mutateAsync({ params: { id: comment.id } });
  };
  return (
    <div className={`${classes.entry} ${classes.comment}`}>
      {comment.question === null ? null : <QuestionBadge state={comment.question.state} />}
      {comment.answers === null ? null : <small className={classes.soft}>{t('isAnswer')}</small>}
      <p className={classes.said}>{comment.text}</p>
      {comment.documents.length === 0 ? null : <CommentFiles documents={comment.documents} />}
      <div className={classes.actions}>
        <small className={classes.soft}>
          {comment.by}{' '}
          {comment.question === null ? null : (
            <AskedOf name={comment.question.askedName} isForMe={comment.question.isForMe} />
          )}{' '}
          · <MomentText at={comment.at} />
        </small>
        {comment.question === null ? null : (
          <QuestionActions id={comment.id} question={comment.question} isOwn={comment.isOwn} onAnswer={onAnswer} />
        )}
        {comment.isOwn ? (
          <DangerButton
            size="compact-sm"
            leftSection={<Trash2 size={16} aria-hidden />}
            loading={remove.isPending}
            onClick={() => void ask()}
          >
            {t('remove')}
          </DangerButton>
        ) : null}
      </div>
    </div>
  );
}

/** By their names until they are seen, and a PDF or a large picture until it is opened: few look at all of a long history. */
function CommentFiles({ documents }: Pick<Comment, 'documents'>) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useWasSeen(place);
  return (
    <div ref={place}>
      <DocumentList documents={useDocumentAddresses(documents, recordHistoryContract.download, { isWanted, isLate })} />
    </div>
  );
}

/** So much of a picture is fetched as it is seen: more takes a phone on a slow line seconds. */
const smallBytes = 200_000;

function isLate({ fileContentType, sizeBytes }: Comment['documents'][number]): boolean {
  return !fileContentType.startsWith('image/') || sizeBytes > smallBytes;
}
