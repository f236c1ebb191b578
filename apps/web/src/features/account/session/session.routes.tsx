import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

/** The screens before the login; who is signed in is led past them. */
export const sessionRoutes: RouteObject[] = [
  { path: screens.login, lazy: async () => ({ Component: (await import('./LoginPage.tsx')).LoginPage }) },
  { path: screens.loginByCode, lazy: async () => ({ Component: (await import('./NewLoginPage.tsx')).NewLoginPage }) },
  {
    path: screens.secondStep,
    lazy: async () => ({ Component: (await import('./SecondStepPage.tsx')).SecondStepPage }),
  },
  { path: screens.signUp, lazy: async () => ({ Component: (await import('./SignUpPage.tsx')).SignUpPage }) },
  {
    path: screens.validateMobile,
    lazy: async () => ({ Component: (await import('./ValidateMobileNumberPage.tsx')).ValidateMobileNumberPage }),
  },
  { path: screens.verifyCode, lazy: async () => ({ Component: (await import('./VerifyOtpPage.tsx')).VerifyOtpPage }) },
  {
    path: screens.signUpDetails,
    lazy: async () => ({ Component: (await import('./SignUpInformationPage.tsx')).SignUpInformationPage }),
  },
  {
    path: screens.forgotPassword,
    lazy: async () => ({ Component: (await import('./ForgetPasswordPage.tsx')).ForgetPasswordPage }),
  },
  {
    path: screens.resetPassword,
    lazy: async () => ({ Component: (await import('./ResetPasswordPage.tsx')).ResetPasswordPage }),
  },
  {
    path: screens.firstPassword,
    lazy: async () => ({ Component: (await import('./FirstPasswordPage.tsx')).FirstPasswordPage }),
  },
  {
    path: screens.chooseFirstPassword,
    lazy: async () => ({ Component: (await import('./ChooseFirstPasswordPage.tsx')).ChooseFirstPasswordPage }),
  },
];
