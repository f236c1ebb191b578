import type { RouteObject } from 'react-router';

const lazyForm = async () => ({ Component: (await import('./UserFormPage.tsx')).UserFormPage });
const lazyAssignment = async () => ({ Component: (await import('./AssignmentFormPage.tsx')).AssignmentFormPage });

export const userRoutes: RouteObject[] = [
  { path: '/user/userlist', lazy: async () => ({ Component: (await import('./UserListPage.tsx')).UserListPage }) },
  { path: '/user/outlet-user', lazy: lazyForm },
  { path: '/user/outlet-user/:userId', lazy: lazyForm },
  {
    path: '/user/reset-password',
    lazy: async () => ({ Component: (await import('./ResetPasswordPage.tsx')).ResetPasswordPage }),
  },
  {
    path: '/user/user-outlet-assignment',
    lazy: async () => ({ Component: (await import('./AssignmentListPage.tsx')).AssignmentListPage }),
  },
  { path: '/user/user-outlet-assignment/create', lazy: lazyAssignment },
  { path: '/user/user-outlet-assignment/update/:data', lazy: lazyAssignment },
];
