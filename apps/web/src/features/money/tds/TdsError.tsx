import { tdsScreenMessages } from '@bahi/contract/money/tds/tds-screen.messages';
import { Store } from 'lucide-react';
import { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';

/** Why there is nothing to see: in an outlet, or because it did not come. */
export function TdsError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts(tdsScreenMessages);
  if (error instanceof ApiError && error.code === 'tds.wholeBusiness')
    return <EmptyState icon={<Store size={32} aria-hidden />} title={t('wholeBusiness')} text={error.message} />;
  return <ErrorState error={error} onRetry={onRetry} />;
}
