import { cbmsScreenMessages } from '@bahi/contract/sales/cbms/cbms-screen.messages';
import { Ban, CircleCheck, CirclePause, CircleX, Clock, Send } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import classes from './Cbms.module.css';
import type { CbmsReport } from './cbms-rows.ts';

const looks = {
  WAITING: { tone: 'warning', Icon: Clock },
  SENDING: { tone: 'neutral', Icon: Send },
  SENT: { tone: 'success', Icon: CircleCheck },
  HELD: { tone: 'warning', Icon: CirclePause },
  FAILED: { tone: 'danger', Icon: CircleX },
  WITHDRAWN: { tone: 'neutral', Icon: Ban },
} as const;

/** Where a bill or return stands. */
export function CbmsStateBadge({ state }: Pick<CbmsReport, 'state'>) {
  const t = useTexts(cbmsScreenMessages);
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden />}>
      {t(state)}
    </Badge>
  );
}

/** Why it has not gone so far, or never goes. */
export function CbmsReasonText({ report }: { report: CbmsReport }) {
  const t = useTexts(cbmsScreenMessages);
  if (report.waitsForOriginal)
    return <small className={classes.soft}>{t('waitsFor', { number: report.originalNumber ?? '' })}</small>;
  return report.reason === null ? null : <small className={classes.soft}>{t(report.reason)}</small>;
}
