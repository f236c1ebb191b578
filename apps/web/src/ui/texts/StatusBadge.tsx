import type { PaymentStatus } from '@bahi/contract/enumeration';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { CircleCheck, CircleDashed, CircleDot, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n.ts';
import classes from './StatusBadge.module.css';

export type BadgeTone = 'danger' | 'warning' | 'success' | 'neutral' | 'primary';

/** A word with an icon on a soft ground; the colour never stands alone. */
export function Badge({ tone, icon, children }: { tone: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}

/** The status that most have: nothing that the eye should meet first. */
export function PlainStatus({ children }: { children: ReactNode }) {
  return <span className={classes.plain}>{children}</span>;
}

type Status = { isActive: boolean; reason?: 'SUSPENDED' | 'BLOCKED' | null };
const inactiveWords = { SUSPENDED: 'suspended', BLOCKED: 'blocked' } as const;

/** Active, which needs no badge, or inactive; where it is known by whose act, in the word for that. */
export function StatusBadge({ isActive, reason = null }: Status) {
  const t = useTexts(uiMessages);
  return isActive ? (
    <PlainStatus>{t('active')}</PlainStatus>
  ) : (
    <Badge tone="neutral" icon={<CircleMinus size={14} aria-hidden />}>
      {t(reason === null ? 'inactive' : inactiveWords[reason])}
    </Badge>
  );
}

/** Due (danger), Partially Paid (warning), Paid (success). */
export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const t = useTexts(uiMessages);
  switch (status) {
    case 'DUE':
      return (
        <Badge tone="danger" icon={<CircleDot size={14} aria-hidden />}>
          {t('due')}
        </Badge>
      );
    case 'PARTIALLY_PAID':
      return (
        <Badge tone="warning" icon={<CircleDashed size={14} aria-hidden />}>
          {t('partiallyPaid')}
        </Badge>
      );
    case 'PAID':
      return (
        <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
          {t('paid')}
        </Badge>
      );
  }
}
