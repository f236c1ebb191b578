import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { CircleSlash } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';
import type { DayClose } from './day-close-form.ts';

export function CloseStateBadge({ state }: Pick<DayClose, 'state'>) {
  const t = useTexts(dayCloseScreenMessages);
  if (state === 'CLOSED') return <PlainStatus>{t('CLOSED')}</PlainStatus>;
  return (
    <Badge tone="neutral" icon={<CircleSlash size={14} aria-hidden />}>
      {t('CANCELLED')}
    </Badge>
  );
}
