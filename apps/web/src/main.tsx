import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import './ui/shell/fonts.css';
import './ui/shell/theme.css';
import { screens } from '@bahi/contract/screens';
import { MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import { StrictMode, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { createRouter } from './platform/routing/create-router.ts';
import { followKeptApp } from './platform/kept/kept-app.ts';
import { beginWithFont } from './platform/kept/own-font.ts';
import { keepPresses } from './ui/shell/keep-presses.ts';
import { setNavigate } from './platform/navigation.ts';
import { toastHost } from './platform/toasts.ts';
import { onTokensChanged } from './platform/tokens.ts';
import { publicRoutes, rootRouteId } from './public-routes.tsx';
import { ErrorBoundary } from './ui/shell/FailureScreen.tsx';
import { lazyPart, Nothing } from './ui/shell/lazy-part.tsx';
import { cssVariablesResolver, theme } from './ui/shell/theme.ts';

const isHome = ({ pathname }: Location): boolean => pathname === screens.start || pathname === screens.dashboard;

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
setNonce(nonce);

const router = createRouter({
  publicRoutes,
  rootRouteId,
  loadSignedInRoutes: async () => {
    // The day begins there: its file comes beside that of the frame.
    if (isHome(window.location)) void import('./features/reports/dashboard/DashboardPage.tsx').catch(() => undefined);
    return (await import('./router.tsx')).signedInRoutes;
  },
});
setNavigate((path) => void router.navigate(path));
// Signing in or out, here or in another tab, sends the guards of the routes to work again.
onTokensChanged(() => void router.revalidate());

const ToastHost = lazyPart(async () => (await import('./platform/ToastHost.tsx')).ToastHost, Nothing);

function Toasts() {
  const isWanted = useSyncExternalStore(toastHost.subscribe, toastHost.isWanted);
  return isWanted ? (
    <Suspense>
      <ToastHost />
    </Suspense>
  ) : null;
}

keepPresses(document);
beginWithFont();
followKeptApp();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <ErrorBoundary>
        <RouterProvider router={router} />
      </ErrorBoundary>
      <Toasts />
    </MantineProvider>
  </StrictMode>,
);
