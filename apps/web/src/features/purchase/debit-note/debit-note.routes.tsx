import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const debitNoteRoutes: RouteObject[] = [
  {
    path: screens.debitNotes,
    lazy: async () => ({ Component: (await import('./DebitNoteListPage.tsx')).DebitNoteListPage }),
  },
  {
    path: screens.newDebitNote,
    lazy: async () => ({ Component: (await import('./DebitNotePage.tsx')).DebitNotePage }),
  },
  {
    path: screens.editDebitNote,
    lazy: async () => ({ Component: (await import('./DebitNotePage.tsx')).DebitNotePage }),
  },
];
