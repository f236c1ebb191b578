import { vatReturnScreenMessages } from '@bahi/contract/reports/vat-return/vat-return-screen.messages';
import { screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { Landmark, Store } from 'lucide-react';
import { Link } from 'react-router';
import { ApiError } from '../../../platform/api-error.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';

/** Why there is no return to see: in an outlet, without VAT, or because it did not come. */
export function ReturnError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts(vatReturnScreenMessages);
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'vatReturn.wholeBusiness')
    return <EmptyState icon={<Store size={32} aria-hidden />} title={t('wholeBusiness')} text={error.message} />;
  if (code === 'vatReturn.notRegistered') return <Unregistered />;
  return <ErrorState error={error} onRetry={onRetry} />;
}

/** Who files no return. */
export function Unregistered() {
  const t = useTexts(vatReturnScreenMessages);
  return (
    <EmptyState
      icon={<Landmark size={32} aria-hidden />}
      title={t('notRegistered')}
      text={t('notRegisteredText')}
      action={
        <Button component={Link} to={screens.businessProfile} variant="default">
          {t('toProfile')}
        </Button>
      }
    />
  );
}
