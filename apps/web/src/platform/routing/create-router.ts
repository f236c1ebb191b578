import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { offerScreens } from './offered-screens.ts';
import { loginThenBackTo } from '../route-guards.ts';
import { getTokens } from '../tokens.ts';

type Tables = {
  publicRoutes: RouteObject[];
  rootRouteId: string;
  loadSignedInRoutes: () => Promise<RouteObject[]>;
};

/**
 * The router. It begins with the public screens; the table of the others is loaded when one of them is opened. Who is
 * not signed in begins at the login page, so that none of their code is loaded in vain.
 */
export function createRouter({ publicRoutes, rootRouteId, loadSignedInRoutes }: Tables) {
  const isPublic = matchRoutes(publicRoutes, window.location) !== null;
  if (!isPublic && getTokens() === null) {
    window.history.replaceState(window.history.state, '', loginThenBackTo(window.location));
  }
  offerScreens(loadSignedInRoutes);
  let isComplete = false;
  return createBrowserRouter(publicRoutes, {
    patchRoutesOnNavigation: async ({ patch }) => {
      if (isComplete) return;
      const routes = await loadSignedInRoutes();
      isComplete = true;
      patch(rootRouteId, routes);
    },
  });
}
