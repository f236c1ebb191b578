import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const sampleBusinessRoutes: RouteObject[] = [
  {
    path: screens.sampleBusiness,
    lazy: async () => ({ Component: (await import('./SampleBusinessPage.tsx')).SampleBusinessPage }),
  },
];
