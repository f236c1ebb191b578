import { screens } from '@bahi/contract/screens';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { Suspense, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useKeptNotice } from '../../../platform/kept/use-kept-form.ts';
import { useRest } from '../../../platform/kept/use-rest.ts';
import { leadingBack } from '../../../platform/route-guards.ts';
import { SessionProvider, useInit, useSession } from '../../../platform/session.tsx';
import { readStored, writeStored } from '../../../platform/storage.ts';
import { ConfirmProvider } from '../../../ui/dialogs/confirm.tsx';
import { ProfileNoticeProvider } from '../../../ui/dialogs/ProfileNotice.tsx';
// Notes from the first click on where the focus goes back to when a dialog closes.
import '../../../ui/dialogs/dialog-place.ts';
import { lazyPart, Nothing } from '../../../ui/shell/lazy-part.tsx';
import { useListKeys } from '../../../ui/list/use-list-keys.ts';
import { useIsDesktop, useIsWideDesk } from '../../../ui/shell/use-desktop.ts';
import { useWatchedFiles } from '../../reports/report-file/watched-files.ts';
import { markedCounter } from '../../sales/counter/device/store/device-mark.ts';
import classes from './AppShell.module.css';
import { FrameFailure } from './FrameFailure.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { Header } from './header/Header.tsx';
import { fetchProfileMenu } from './header/ProfileMenu.tsx';
import { LineBar } from './LineBar.tsx';
import { ProfileBanner } from './ProfileBanner.tsx';
import { MenuTabs } from './menu/MenuTabs.tsx';
import { Sidebar } from './menu/Sidebar.tsx';
import { useHelp } from './use-help.tsx';
import { useRouteFocus } from './use-route-focus.ts';

/** At the desk the menu stands beside the screens, and the one above them is not loaded. */
const MenuOverlay = lazyPart<{ opened: boolean; onClose: () => void }>(
  async () => (await import('./menu/MenuOverlay.tsx')).MenuOverlay,
  Nothing,
);

/** Loaded where a long report is being made, which is seldom. */
const ReportFileStrip = lazyPart(
  async () => (await import('../../reports/report-file/ReportFileStrip.tsx')).ReportFileStrip,
  Nothing,
);

/** Of a browser that is a registered counter: what it has issued is sent from any screen. */
const CounterOutbox = lazyPart<{ businessId: number }>(
  async () => (await import('../../sales/counter/device/CounterOutbox.tsx')).CounterOutbox,
  Nothing,
);

/** Of a sample business alone. */
const SampleBand = lazyPart(async () => (await import('../sample-business/SampleBand.tsx')).SampleBand, Nothing);

/** The frame of every screen behind the login; it waits for what `/init` says of the user. */
export function AppShell() {
  const init = useInit();
  const place = useLocation();
  const isDesktop = useIsDesktop();
  if (init.isPending) return <FrameSkeleton isDesktop={isDesktop} />;
  if (init.data === undefined) return <FrameFailure error={init.error} onRetry={() => void init.refetch()} />;
  if (init.data.user.userDetails.mustChangePassword) return <Navigate to={screens.changePassword} replace />;
  if (init.data.user.userDetails.mustSetUpSecondStep)
    return <Navigate to={leadingBack(screens.setUpSecondStep, place)} replace />;
  // Without an outlet an outlet user has no rights: they first say where they work.
  if (init.data.user.userDetails.userType === 'OUTLET_USER' && init.data.officeId === null)
    return <Navigate to={screens.selectOffice} replace />;
  return (
    <SessionProvider init={init.data}>
      <ConfirmProvider>
        <ProfileNoticeProvider>
          <Frame isDesktop={isDesktop} />
        </ProfileNoticeProvider>
      </ConfirmProvider>
    </SessionProvider>
  );
}

function Frame({ isDesktop }: { isDesktop: boolean }) {
  const t = useTexts(frameMessages);
  useKeptNotice(useSession());
  const content = useRef<HTMLElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [folded, setFolded] = useFold();
  const { officeId, business } = useSession();
  useRouteFocus(content, officeId);
  useListKeys();
  useRest(fetchProfileMenu);
  const help = useHelp();
  // Screens are made for what a menu of full width leaves in the narrowest window of a desk.
  const isWide = useIsWideDesk();
  const isCramped = !isWide && help.isBeside;
  return (
    <div className={classes.frame} data-frame data-cramped={isCramped || undefined}>
      <a
        href="#content"
        className={classes.skip}
        onClick={(event) => {
          // The address is the screen's; it stays as it is.
          event.preventDefault();
          content.current?.focus();
        }}
      >
        {t('skip')}
      </a>
      {isDesktop ? (
        <Sidebar
          folded={folded || isCramped}
          onFold={(next) => {
            if (isCramped) help.close();
            setFolded(next);
          }}
        />
      ) : (
        <Suspense>
          <MenuOverlay opened={isMenuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
      <div className={classes.side}>
        <Header isDesktop={isDesktop} onOpenMenu={() => setMenuOpen(true)} help={help} />
        <main id="content" ref={content} tabIndex={-1} className={classes.content}>
          {business?.isSample === true ? (
            <Suspense>
              <SampleBand />
            </Suspense>
          ) : null}
          <ProfileBanner />
          <WatchedFiles />
          <Line businessId={business?.id ?? null} />
          <MenuTabs />
          <Outlet />
        </main>
      </div>
      {help.panel}
    </div>
  );
}

/** How the line stands; a registered counter's own screen says it itself, and what it has issued waits in its outbox. */
function Line({ businessId }: { businessId: number | null }) {
  const { pathname } = useLocation();
  const isCounter = businessId !== null && markedCounter(businessId) !== null;
  return (
    <>
      {isCounter && pathname === screens.counter ? null : <LineBar />}
      {isCounter ? (
        <Suspense>
          <CounterOutbox businessId={businessId} />
        </Suspense>
      ) : null}
    </>
  );
}

function WatchedFiles() {
  if (useWatchedFiles().length === 0) return null;
  return (
    <Suspense>
      <ReportFileStrip />
    </Suspense>
  );
}

const foldKey = 'bahi.menu';

/** Whether the sidebar is folded; kept for the next visit. */
function useFold(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => readStored(foldKey) === 'folded');
  const fold = (next: boolean): void => {
    setFolded(next);
    writeStored(foldKey, next ? 'folded' : null);
  };
  return [folded, fold];
}
