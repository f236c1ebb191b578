import { openingDueContract } from '@bahi/contract/books/opening-due/opening-due.contract';
import type { ConstraintTexts } from '../../../platform/http/http-errors.ts';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { cancelOpeningDue, saveOpeningDue } from './opening-due.commands.ts';
import { getOpeningDue, listOpeningDues } from './opening-due.queries.ts';

/** Where another outlet, which the caller may not see, has entered the customer's bill; of a vendor's see `vendorBillTexts`. */
const billTexts: ConstraintTexts = {
  document_customer_bill_key: { field: 'billNumber', key: 'openingDue.numberKnown' },
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
