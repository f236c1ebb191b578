import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const joinedBusinessRoutes: RouteObject[] = [
  {
    path: screens.switchBusiness,
    lazy: async () => ({ Component: (await import('./SwitchBusinessPage.tsx')).SwitchBusinessPage }),
  },
];
