import { ownAccountContract } from '@bahi/contract/books/own-account/own-account.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { saveAccountGroup, saveOwnAccount, toggleAccountGroup, toggleOwnAccount } from './own-account.commands.ts';
import { getAccountGroup, getOwnAccount, listAccountTree } from './own-account.queries.ts';

export function ownAccountRoutes(server: Server): void {
  implement(
    server,
    ownAccountContract,
    {
      list: listAccountTree,
      save: (context, { body }) => saveOwnAccount(context, body),
      get: (context, { params }) => getOwnAccount(context, params.id),
      toggle: (context, { params }) => toggleOwnAccount(context, params.id),
      saveGroup: (context, { body }) => saveAccountGroup(context, body),
      getGroup: (context, { params }) => getAccountGroup(context, params.id),
      toggleGroup: (context, { params }) => toggleAccountGroup(context, params.id),
    },
    {
      account_name_key: { field: 'name', key: 'common.alreadyExists' },
      account_code_key: { field: 'code', key: 'common.alreadyExists' },
      account_group_name_key: { field: 'name', key: 'common.alreadyExists' },
      account_group_code_key: { field: 'code', key: 'common.alreadyExists' },
      account_of_loan_stays: { field: 'groupCode', key: 'ownAccount.ofLoan' },
      account_nature_stays: { field: 'groupCode', key: 'ownAccount.natureStays' },
    },
  );
}
