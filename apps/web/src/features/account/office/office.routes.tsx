import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

/** In the frame of the sign-in screens, for a session that has to be given its outlet first. */
export const officeRoutes: RouteObject[] = [
  {
    path: screens.selectOffice,
    lazy: async () => ({ Component: (await import('./SelectOfficePage.tsx')).SelectOfficePage }),
  },
];
