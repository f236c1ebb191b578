import { loanContract } from '@bahi/contract/books/loan/loan.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { getLoanBalances, listLoanAccounts } from './loan.accounts.ts';
import { removeLoan, saveLoan } from './loan.commands.ts';
import { payLoan, takePaymentBack } from './loan.pay.ts';
import { getLoan, listLoans } from './loan.queries.ts';

/** The register of loans and their payments. */
export function loanRoutes(server: Server): void {
  implement(
    server,
    loanContract,
    {
      list: listLoans,
      balances: getLoanBalances,
      accounts: listLoanAccounts,
      get: (context, { params }) => getLoan(context, params.id),
      save: saveLoan,
      remove: removeLoan,
      pay: payLoan,
      takeBack: takePaymentBack,
    },
    { loan_account_key: { field: 'accountId', key: 'loan.accountTaken' } },
  );
}
