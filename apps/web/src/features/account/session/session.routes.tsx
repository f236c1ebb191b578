import type { RouteObject } from 'react-router';

/** The screens before the login; who is signed in is led past them. */
export const sessionRoutes: RouteObject[] = [
  { path: '/login', lazy: async () => ({ Component: (await import('./LoginPage.tsx')).LoginPage }) },
  { path: '/new-login', lazy: async () => ({ Component: (await import('./NewLoginPage.tsx')).NewLoginPage }) },
  { path: '/sign-up', lazy: async () => ({ Component: (await import('./SignUpPage.tsx')).SignUpPage }) },
  {
    path: '/validate-mobile-number',
    lazy: async () => ({ Component: (await import('./ValidateMobileNumberPage.tsx')).ValidateMobileNumberPage }),
  },
  { path: '/verify-otp', lazy: async () => ({ Component: (await import('./VerifyOtpPage.tsx')).VerifyOtpPage }) },
  {
    path: '/sign-up-user-information',
    lazy: async () => ({ Component: (await import('./SignUpInformationPage.tsx')).SignUpInformationPage }),
  },
  {
    path: '/forget-password',
    lazy: async () => ({ Component: (await import('./ForgetPasswordPage.tsx')).ForgetPasswordPage }),
  },
  {
    path: '/reset-password',
    lazy: async () => ({ Component: (await import('./ResetPasswordPage.tsx')).ResetPasswordPage }),
  },
  {
    path: '/first-password',
    lazy: async () => ({ Component: (await import('./FirstPasswordPage.tsx')).FirstPasswordPage }),
  },
  {
    path: '/first-password/choose',
    lazy: async () => ({ Component: (await import('./ChooseFirstPasswordPage.tsx')).ChooseFirstPasswordPage }),
  },
];
