import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { keepDocument, removeDocument } from '../due-document/due-files.ts';
import { saveExpense, toggleExpense } from './expense.commands.ts';
import { getExpense, listExpenses } from './expense.queries.ts';

/** What the business spends, and owes its vendors. */
export function expenseRoutes(server: Server): void {
  implement(server, expenseContract, {
    save: (context, { body }) => saveExpense(context, body),
    list: listExpenses,
    get: (context, { params }) => getExpense(context, params.id),
    toggle: (context, { params }) => toggleExpense(context, params.id),
    saveImage: keepDocument,
    removeDocument: (context, { params }) => removeDocument(context, 'EXPENSE', params.docUuid),
  });
}
