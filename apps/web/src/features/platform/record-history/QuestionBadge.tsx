import type { QuestionState } from '@bahi/contract/platform/record-history/record-history.contract';
import { recordHistoryScreenMessages } from '@bahi/contract/platform/record-history/record-history-screen.messages';
import { CircleCheck, CircleMinus, CircleQuestionMark } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';

const looks = {
  OPEN: { tone: 'warning', Icon: CircleQuestionMark },
  ANSWERED: { tone: 'success', Icon: CircleCheck },
  CLOSED: { tone: 'neutral', Icon: CircleMinus },
} as const satisfies Record<QuestionState, object>;

/** How it stands with a question. */
export function QuestionBadge({ state }: { state: QuestionState }) {
  const t = useTexts(recordHistoryScreenMessages);
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(state)}
    </Badge>
  );
}

/** Whom a question asks. */
export function AskedOf({ name, isForMe }: { name: string | null; isForMe: boolean }) {
  const t = useTexts(recordHistoryScreenMessages);
  return isForMe ? t('asksYou') : name === null ? t('asksAll') : t('asks', { name });
}
