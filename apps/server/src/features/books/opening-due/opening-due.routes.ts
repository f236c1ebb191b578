import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import type { ConstraintTexts } from '../../../platform/http/http-errors.ts';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { cancelOpeningDue, saveOpeningDue } from './opening-due.commands.ts';
import { getOpeningDue, listOpeningDues } from './opening-due.queries.ts';

/** Where two enter the same bill at once, and where another kind of document has recorded it meanwhile. */
const billTexts: ConstraintTexts = {
  document_customer_bill_key: { field: 'billNumber', key: 'openingDue.numberKnown' },
  document_vendor_bill_key: { field: 'billNumber', key: 'openingDue.numberKnown' },
};

/** What was owed before the books began. */
export function openingDueRoutes(server: Server): void {
  implement(
    server,
    openingDueContract,
    {
      save: saveOpeningDue,
      list: listOpeningDues,
      get: (context, { params }) => getOpeningDue(context, params.id),
      cancel: cancelOpeningDue,
    },
    billTexts,
  );
}
