import { dueDocumentScreenMessages } from '@bahi/contract/money/due-document/due-document-screen.messages';
import { Button } from '@mantine/core';
import { PencilOff } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import type { DueRow } from './due-document.ts';

/** In place of the form: what is cancelled or paid in part is no longer edited, and what to do now. */
export function NotEditable({ record, listPath }: { record: DueRow; listPath: string }) {
  const t = useTexts(dueDocumentScreenMessages);
  return (
    <EmptyState
      icon={<PencilOff size={32} aria-hidden />}
      title={t('notEditableTitle')}
      text={t(record.isActive ? 'isPaid' : 'isCancelled')}
      action={
        <Button component={Link} to={`${listPath}?view=${record.id}`}>
          {t('seeRecord')}
        </Button>
      }
    />
  );
}
