import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { vendorBillTexts } from '../../books/ledger/vendor-bill/vendor-bill.ts';
import { keepDocument, removeDocument } from '../due-document/due-files.ts';
import { expenses } from './expense.calls.ts';

/** What the business spends, and owes its vendors. */
export function expenseRoutes(server: Server): void {
  implement(
    server,
    expenseContract,
    {
      save: (context, { body }) => expenses.save(context, body),
      list: expenses.list,
      get: (context, { params }) => expenses.get(context, params.id),
      toggle: (context, { params }) => expenses.toggle(context, params.id),
      saveImage: keepDocument,
      removeDocument: (context, { params }) => removeDocument(context, 'EXPENSE', params.docUuid),
    },
    vendorBillTexts,
  );
}
