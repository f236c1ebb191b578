import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { useDocumentTitle } from '../../../ui/shell/use-document-title.ts';
import classes from './FrameFailure.module.css';

/** In place of the frame when it could not be learned who the user is. */
export function FrameFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts(frameMessages);
  useDocumentTitle('');
  return (
    <main className={classes.failure}>
      <h1 className={classes.title}>{t('product')}</h1>
      <ErrorState error={error} onRetry={onRetry} />
    </main>
  );
}
