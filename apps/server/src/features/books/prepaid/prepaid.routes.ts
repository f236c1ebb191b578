import { prepaidContract } from '@bahi/contract/books/prepaid/prepaid.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { removePrepaid, savePrepaid } from './prepaid.commands.ts';
import { postPrepaid, takePartBack } from './prepaid.post.ts';
import { getBalances, getPrepaid, listExpenseAccounts, listPrepaid } from './prepaid.queries.ts';

/** The register of prepaid expenses and their months. */
export function prepaidRoutes(server: Server): void {
  implement(server, prepaidContract, {
    list: listPrepaid,
    balances: getBalances,
    accounts: listExpenseAccounts,
    get: (context, { params }) => getPrepaid(context, params.id),
    save: savePrepaid,
    remove: removePrepaid,
    post: postPrepaid,
    takeBack: takePartBack,
  });
}
