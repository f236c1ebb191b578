import {
  type QuestionState,
  recordHistoryContract,
} from '@bahi/contract/platform/record-history/record-history.contract';
import { recordHistoryScreenMessages } from '@bahi/contract/platform/record-history/record-history-screen.messages';
import { Button } from '@mantine/core';
import { CircleMinus, Reply } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';

type Props = {
  id: number;
  question: { state: QuestionState; isForMe: boolean };
  /** Whether who looks asked it. */
  isOwn: boolean;
  onAnswer: () => void;
};

/** Answers a question, or says that nobody waits for an answer any more. */
export function QuestionActions({ id, question: { state, isForMe }, isOwn, onAnswer }: Props) {
  const t = useTexts(recordHistoryScreenMessages);
  const { isBusinessInactive } = useSession();
  const close = useSend(recordHistoryContract.closeQuestion);
  if (isBusinessInactive || state === 'CLOSED') return null;
  return (
    <>
      <Button variant="default" size="compact-sm" leftSection={<Reply size={16} aria-hidden />} onClick={onAnswer}>
        {t('answer')}
      </Button>
      {isOwn || isForMe ? (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<CircleMinus size={16} aria-hidden />}
          loading={close.isPending}
          onClick={() => close.mutate({ params: { id } })}
        >
          {t('close')}
        </Button>
      ) : null}
    </>
  );
}
