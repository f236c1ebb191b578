import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const recordHistoryRoutes: RouteObject[] = [
  { path: screens.questions, lazy: async () => ({ Component: (await import('./QuestionsPage.tsx')).QuestionsPage }) },
];
