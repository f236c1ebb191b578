import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

const lazyForm = async () => ({ Component: (await import('./UserFormPage.tsx')).UserFormPage });
const lazyAssignment = async () => ({ Component: (await import('./AssignmentFormPage.tsx')).AssignmentFormPage });

export const userRoutes: RouteObject[] = [
  { path: screens.users, lazy: async () => ({ Component: (await import('./UserListPage.tsx')).UserListPage }) },
  { path: screens.newUser, lazy: lazyForm },
  { path: screens.editUser, lazy: lazyForm },
  {
    path: screens.resetUserPassword,
    lazy: async () => ({ Component: (await import('./ResetPasswordPage.tsx')).ResetPasswordPage }),
  },
  {
    path: screens.outletAssignments,
    lazy: async () => ({ Component: (await import('./AssignmentListPage.tsx')).AssignmentListPage }),
  },
  { path: screens.newOutletAssignment, lazy: lazyAssignment },
  { path: screens.editOutletAssignment, lazy: lazyAssignment },
];
