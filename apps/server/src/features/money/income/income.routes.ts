import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { keepDocument, removeDocument } from '../due-document/due-files.ts';
import { incomes } from './income.calls.ts';

/** What the business earns beside its sales. */
export function incomeRoutes(server: Server): void {
  implement(server, incomeContract, {
    save: (context, { body }) => incomes.save(context, body),
    list: incomes.list,
    get: (context, { params }) => incomes.get(context, params.id),
    toggle: (context, { params }) => incomes.toggle(context, params.id),
    uploadDocument: keepDocument,
    removeDocument: (context, { params }) => removeDocument(context, 'INCOME', params.docUuid),
  });
}
