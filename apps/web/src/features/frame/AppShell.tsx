import { Outlet } from 'react-router';
import { SessionProvider, useInit } from '../../platform/session.tsx';
import { ConfirmProvider } from '../../ui/confirm.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { FormSkeleton } from '../../ui/ListSkeleton.tsx';
import { ProfileNoticeProvider } from '../../ui/ProfileNotice.tsx';

/** The frame of every screen behind the login. */
export function AppShell() {
  const init = useInit();
  if (init.isPending) return <FormSkeleton />;
  if (init.isError) return <ErrorState error={init.error} onRetry={() => void init.refetch()} />;
  return (
    <SessionProvider init={init.data}>
      <ConfirmProvider>
        <ProfileNoticeProvider>
          <main>
            <Outlet />
          </main>
        </ProfileNoticeProvider>
      </ConfirmProvider>
    </SessionProvider>
  );
}
