import { pageMessages } from '@bahi/contract/ui/page.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button, Group } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { refreshPage } from '../../../platform/kept/kept-app.ts';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';

/** Articles that did not come: without a line one tries again, after a release only the page itself brings them. */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(uiMessages);
  const page = useTexts(pageMessages);
  return (
    <div role="alert">
      <EmptyState
        title={t('failedTitle')}
        action={
          <Group>
            <Button onClick={onRetry}>{t('retry')}</Button>
            <Button variant="default" onClick={() => void refreshPage()}>
              {page('refreshPage')}
            </Button>
          </Group>
        }
      />
    </div>
  );
}
