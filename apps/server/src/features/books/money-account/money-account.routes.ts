import { moneyAccountContract } from '@bahi/contract/books/money-account/money-account.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { saveMoneyAccount, toggleMoneyAccount } from './money-account.commands.ts';
import { getMoneyAccount, listChoices, listMoneyAccounts } from './money-account.queries.ts';

/** Cash and banks. */
export function moneyAccountRoutes(server: Server): void {
  implement(
    server,
    moneyAccountContract,
    {
      list: listMoneyAccounts,
      choices: listChoices,
      save: (context, { body }) => saveMoneyAccount(context, body),
      get: (context, { params }) => getMoneyAccount(context, params.id),
      toggle: (context, { params }) => toggleMoneyAccount(context, params.id),
    },
    {
      account_name_key: { field: 'name', key: 'common.alreadyExists' },
      account_money_kind_stays: { field: 'kind', key: 'ownAccount.natureStays' },
      account_outlet_stays: { field: 'outletId', key: 'moneyAccount.outletStays' },
      account_code_key: { field: 'code', key: 'common.alreadyExists' },
    },
  );
}
