import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { uiReferenceScreenMessages } from '@bahi/contract/platform/ui-reference/ui-reference-screen.messages';
import { useState } from 'react';
import { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { showToast } from '../../../platform/toasts.ts';
import { AddButton } from '../../../ui/list/add/AddButton.tsx';
import { EmptyState, ErrorState, ForbiddenState, NoMatchState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton, ListSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { TabList } from '../../../ui/shell/PageTabs.tsx';
import { useIsDesktop } from '../../../ui/shell/use-desktop.ts';

/** What stands where there is nothing to show, or not yet. */
export function SampleStates() {
  const t = useTexts(uiReferenceScreenMessages);
  const ui = useTexts(uiMessages);
  const isDesktop = useIsDesktop();
  const [open, setOpen] = useState<string | null>('empty');
  const say = (): void => showToast({ kind: 'general', message: t('saidSaved') });
  const failure = new ApiError({ status: 500, code: 'common.failed', message: t('failedText') });
  return (
    <TabList
      value={open}
      onChange={setOpen}
      tabs={[
        {
          name: 'empty',
          label: t('empty'),
          content: (
            <EmptyState
              title={ui('emptyTitle')}
              text={t('emptyText')}
              action={<AddButton label={ui('add')} onClick={say} />}
            />
          ),
        },
        { name: 'noMatch', label: ui('noMatchTitle'), content: <NoMatchState onClear={say} /> },
        { name: 'failed', label: t('failed'), content: <ErrorState error={failure} onRetry={say} /> },
        { name: 'forbidden', label: t('forbidden'), content: <ForbiddenState /> },
        {
          name: 'waiting',
          label: t('waiting'),
          content: (
            <>
              <ListSkeleton columns={4} isTable={isDesktop} />
              <FormSkeleton fields={2} />
            </>
          ),
        },
      ]}
    />
  );
}
