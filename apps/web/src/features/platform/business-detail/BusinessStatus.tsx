import { businessDetailScreenMessages } from '@bahi/contract/platform/business-detail/business-detail-screen.messages';
import { CircleCheck, CircleDot, CircleMinus } from 'lucide-react';
import { useTexts } from '../../../platform/i18n.ts';
import { Badge } from '../../../ui/texts/StatusBadge.tsx';
import type { BusinessRow } from './business-detail-form.ts';

/** The state of a business; an inactive one by whose act it is: rejected or suspended. */
export function BusinessStatus({ business }: { business: Pick<BusinessRow, 'status' | 'statusReason'> }) {
  const t = useTexts(businessDetailScreenMessages);
  const { status, statusReason } = business;
  switch (status) {
    case 'NEW':
      return (
        <Badge tone="primary" icon={<CircleDot size={14} aria-hidden />}>
          {t('NEW')}
        </Badge>
      );
    case 'ACTIVE':
      return (
        <Badge tone="success" icon={<CircleCheck size={14} aria-hidden />}>
          {t('ACTIVE')}
        </Badge>
      );
    case 'INACTIVE':
      return (
        <Badge tone="danger" icon={<CircleMinus size={14} aria-hidden />}>
          {t(statusReason ?? 'INACTIVE')}
        </Badge>
      );
  }
}
