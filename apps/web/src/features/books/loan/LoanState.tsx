import { loanScreenMessages } from '@bahi/contract/books/loan/loan-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { CircleCheck, CircleDot } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { Badge, PlainStatus } from '../../../ui/texts/StatusBadge.tsx';
import type { LoanRow } from './loan-form.ts';

/** Whether a loan runs, is paid back, or has an instalment that is due. */
export function LoanState({ loan }: { loan: Pick<LoanRow, 'state' | 'overdueDays' | 'overdueInstalments'> }) {
  const t = useTexts(loanScreenMessages);
  const language = useLanguage();
  if (loan.state === 'PAID')
    return (
      <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
        {t('PAID')}
      </Badge>
    );
  if (loan.overdueInstalments === 0) return <PlainStatus>{t('RUNNING')}</PlainStatus>;
  const days = inDigitsOf(String(loan.overdueDays), language);
  return (
    <Badge tone={loan.overdueDays === 0 ? 'warning' : 'danger'} icon={<CircleDot size={14} aria-hidden />}>
      {loan.overdueDays === 0 ? t('dueToday') : t('overdue', { days })}
    </Badge>
  );
}
