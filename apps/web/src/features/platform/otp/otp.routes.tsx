import type { RouteObject } from 'react-router';

export const otpRoutes: RouteObject[] = [
  {
    path: '/business/otp-listing',
    lazy: async () => ({ Component: (await import('./OtpListPage.tsx')).OtpListPage }),
  },
];
