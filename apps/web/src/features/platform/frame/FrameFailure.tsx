import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { pageMessages } from '@bahi/contract/ui/page.messages';
import { Button } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import { refreshPage } from '../../../platform/kept/kept-app.ts';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { useDocumentTitle } from '../../../ui/shell/use-document-title.ts';
import classes from './FrameFailure.module.css';

/** In place of the frame when it could not be learned who the user is. */
export function FrameFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts(frameMessages);
  const page = useTexts(pageMessages);
  useDocumentTitle('');
  return (
    <main className={classes.failure}>
      <h1 className={classes.title}>{t('product')}</h1>
      <ErrorState error={error} onRetry={onRetry} />
      {/* A page of the release before may not understand what the server says now. */}
      <Button variant="default" onClick={() => void refreshPage()}>
        {page('refreshPage')}
      </Button>
    </main>
  );
}
