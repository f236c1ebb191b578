import { Outlet, type RouteObject } from 'react-router';
import { sessionRoutes } from './features/account/session/session.routes.tsx';
import { requireSignedOut } from './platform/route-guards.ts';
import { FailureScreen } from './ui/shell/FailureScreen.tsx';
import { Splash } from './ui/shell/Splash.tsx';

/** Under which the table of the screens behind the login is hung when it is first needed. */
export const rootRouteId = 'root';

/** The screens that are reachable without a login; all others stand in router.tsx. */
export const publicRoutes: RouteObject[] = [
  {
    id: rootRouteId,
    element: <Outlet />,
    errorElement: <FailureScreen />,
    HydrateFallback: Splash,
    children: [
      {
        loader: requireSignedOut,
        lazy: async () => ({ Component: (await import('./ui/shell/PublicLayout.tsx')).PublicLayout }),
        children: sessionRoutes,
      },
    ],
  },
];
