import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Input.layer.css';
import './ui/fonts.css';
import './ui/theme.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { lazy, StrictMode, Suspense, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { setNavigate } from './platform/navigation.ts';
import { queryClient } from './platform/query.ts';
import { toastHost } from './platform/toasts.ts';
import { getTokens, onTokensChanged } from './platform/tokens.ts';
import { routes } from './router.tsx';
import { ErrorBoundary } from './ui/FailureScreen.tsx';
import { cssVariablesResolver, theme } from './ui/theme.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';
setNonce(nonce);

const router = createBrowserRouter(routes);
setNavigate((path) => void router.navigate(path));
// Signing in or out, here or in another tab, sends the guards of the routes to work again.
onTokensChanged(() => {
  if (getTokens() === null) queryClient.clear();
  void router.revalidate();
});

const ToastHost = lazy(async () => ({ default: (await import('./platform/ToastHost.tsx')).ToastHost }));

function Toasts() {
  const isWanted = useSyncExternalStore(toastHost.subscribe, toastHost.isWanted);
  return isWanted ? (
    <Suspense>
      <ToastHost />
    </Suspense>
  ) : null;
}

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
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <RouterProvider router={router} />
        </ErrorBoundary>
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
