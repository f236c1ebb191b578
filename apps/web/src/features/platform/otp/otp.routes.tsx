import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const otpRoutes: RouteObject[] = [
  {
    path: screens.otps,
    lazy: async () => ({ Component: (await import('./OtpListPage.tsx')).OtpListPage }),
  },
];
