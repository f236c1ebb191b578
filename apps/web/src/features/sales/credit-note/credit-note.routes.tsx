import { screens } from '@bahi/contract/screens';
import type { RouteObject } from 'react-router';

export const creditNoteRoutes: RouteObject[] = [
  {
    path: screens.creditNotes,
    lazy: async () => ({ Component: (await import('./CreditNoteListPage.tsx')).CreditNoteListPage }),
  },
  {
    path: screens.newCreditNote,
    lazy: async () => ({ Component: (await import('./CreditNotePage.tsx')).CreditNotePage }),
  },
  {
    path: screens.editCreditNote,
    lazy: async () => ({ Component: (await import('./CreditNotePage.tsx')).CreditNotePage }),
  },
];
