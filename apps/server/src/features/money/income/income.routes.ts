import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { keepDocument, removeDocument } from '../due-document/due-files.ts';
import { saveIncome, toggleIncome } from './income.commands.ts';
import { getIncome, listIncomes } from './income.queries.ts';

/** What the business earns beside its sales. */
export function incomeRoutes(server: Server): void {
  implement(server, incomeContract, {
    save: (context, { body }) => saveIncome(context, body),
    list: listIncomes,
    get: (context, { params }) => getIncome(context, params.id),
    toggle: (context, { params }) => toggleIncome(context, params.id),
    uploadDocument: keepDocument,
    removeDocument: (context, { params }) => removeDocument(context, 'INCOME', params.docUuid),
  });
}
