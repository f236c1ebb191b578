import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const reminderRoutes: RouteObject[] = [
  {
    path: screens.reminders,
    lazy: async () => ({ Component: (await import('./ReminderListPage.tsx')).ReminderListPage }),
  },
  {
    path: screens.reminderRules,
    lazy: async () => ({ Component: (await import('./ReminderRulePage.tsx')).ReminderRulePage }),
  },
];
