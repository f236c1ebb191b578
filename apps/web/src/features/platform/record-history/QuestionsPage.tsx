import { recordHistoryContract, questionStates } from '@bahi/contract/platform/record-history/record-history.contract';
import { recordHistoryScreenMessages } from '@bahi/contract/platform/record-history/record-history-screen.messages';
import { wordOfRecord } from '@bahi/contract/platform/record-history/record-kind-words';
import { Button } from '@mantine/core';
import type { Result } from '../../../platform/api-client.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCallPages } from '../../../platform/query.ts';
import { useAddress } from '../../../platform/use-address.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import { useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { FilterChip } from '../../../ui/list/FilterChip.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { EmptyState, ErrorState, NoMatchState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import { QuestionActions } from './QuestionActions.tsx';
import { AskedOf, QuestionBadge } from './QuestionBadge.tsx';
import classes from './RecordHistory.module.css';
import { placeOfRecord } from './record-places.ts';
import { WriteCommentDialog } from './WriteCommentDialog.tsx';

type Question = Result<typeof recordHistoryContract.questions>['questions'][number];

const whoseNames = ['TO_ME', 'MINE'] as const;

/** Questions on records, the newest first: those that wait for an answer, one's own, and those that one is asked. */
export function QuestionsPage() {
  const t = useTexts(recordHistoryScreenMessages);
  const [address, change] = useAddress();
  const state = questionStates.find((known) => known === address.get('state'));
  const whose = whoseNames.find((known) => known === address.get('whose'));
  const query = { ...(state === undefined ? {} : { state }), ...(whose === undefined ? {} : { whose }) };
  const pages = useCallPages(recordHistoryContract.questions, { query }, ({ before }) =>
    before === null ? null : { query: { ...query, before } },
  );
  const questions = pages.data?.pages.flatMap((page) => page.questions) ?? [];
  return (
    <>
      <PageTitle title={t('questions')} />
      <Surface>
        <Filters state={state ?? ''} whose={whose ?? ''} />
        {pages.data === undefined ? (
          pages.error === null ? (
            <FormSkeleton fields={4} />
          ) : (
            <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
          )
        ) : questions.length === 0 ? (
          // Further pages may have some: what one does not see makes a page empty.
          pages.hasNextPage ? null : state === undefined && whose === undefined ? (
            <EmptyState title={t('noQuestions')} text={t('noQuestionsText')} />
          ) : (
            <NoMatchState onClear={() => change({ state: '', whose: '' }, { replace: true })} />
          )
        ) : (
          <Questions questions={questions} />
        )}
        {pages.hasNextPage ? (
          <Button variant="default" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('earlier')}
          </Button>
        ) : null}
      </Surface>
    </>
  );
}

function Filters({ state, whose }: { state: string; whose: string }) {
  const t = useTexts(recordHistoryScreenMessages);
  const [, change] = useAddress();
  const ofState = questionStates.map((value) => ({ value, label: t(value) }));
  const ofPeople = whoseNames.map((value) => ({ value, label: t(value) }));
  return (
    <div className={classes.filters}>
      <FilterChip
        filter={{ name: 'state', label: t('state'), options: ofState }}
        value={state}
        onChange={(value) => change({ state: value }, { replace: true })}
      />
      <FilterChip
        filter={{ name: 'whose', label: t('whose'), options: ofPeople }}
        value={whose}
        onChange={(value) => change({ whose: value }, { replace: true })}
      />
    </div>
  );
}

function Questions({ questions }: { questions: readonly Question[] }) {
  const answering = useDialog<Question>();
  return (
    <>
      <ul className={classes.list}>
        {questions.map((question) => (
          <li key={question.id}>
            <QuestionEntry question={question} onAnswer={() => answering.open(question)} />
          </li>
        ))}
      </ul>
      {answering.target === null ? null : (
        <WriteCommentDialog
          opened={answering.opened}
          onClose={answering.close}
          kind={answering.target.kind}
          id={answering.target.recordId}
          answers={answering.target}
        />
      )}
    </>
  );
}

function QuestionEntry({ question, onAnswer }: { question: Question; onAnswer: () => void }) {
  const t = useTexts(recordHistoryScreenMessages);
  const language = useLanguage();
  const { kind, recordId, recordName, recordNameNp, answer } = question;
  const name = nameIn(language, recordName, recordNameNp);
  return (
    <div className={`${classes.entry} ${classes.comment}`}>
      <div className={classes.actions}>
        <TextLink to={placeOfRecord(kind, recordId)}>
          {[wordOfRecord(kind)[language], name].filter((part) => part !== '').join(' · ')}
        </TextLink>
        <QuestionBadge state={question.state} />
      </div>
      <p className={classes.said}>{question.text}</p>
      <small className={classes.soft}>
        {question.by} <AskedOf name={question.askedName} isForMe={question.isForMe} /> · <MomentText at={question.at} />
      </small>
      {answer === null ? null : (
        <div className={classes.answer}>
          <p className={classes.said}>{answer.text}</p>
          <small className={classes.soft}>
            {t('answerOf', { name: answer.by })} · <MomentText at={answer.at} />
          </small>
        </div>
      )}
      <div className={classes.below}>
        <QuestionActions id={question.id} question={question} isOwn={question.isOwn} onAnswer={onAnswer} />
      </div>
    </div>
  );
}
