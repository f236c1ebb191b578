import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { Button } from '@mantine/core';
import { PencilOff } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import type { DueDetail } from './due-kind.ts';

/** In place of the form: what is cancelled, paid in part or set off is no longer edited, and what to do now. */
export function NotEditable({ record, listPath }: { record: DueDetail; listPath: string }) {
  const t = useTexts(dueDocumentScreenMessages);
  const setAgainst =
    record.vouchers.length === 0 ? t('someSetAgainst') : t('isSetAgainst', { vouchers: record.vouchers.join(', ') });
  const paid = record.isSetAgainst ? setAgainst : t('isPaid');
  return (
    <EmptyState
      icon={<PencilOff size={32} aria-hidden />}
      title={t('notEditableTitle')}
      text={record.isActive ? paid : t('isCancelled')}
      action={
        <Button component={Link} to={`${listPath}?view=${record.id}`}>
          {t('seeRecord')}
        </Button>
      }
    />
  );
}
