import { bankStatementContract } from '@bahi/contract/books/bank-statement/bank-statement.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { listBankAccounts } from './bank.account.ts';
import { listBills } from './bank.bills.ts';
import { downloadBankReport } from './bank.download.ts';
import { makeExpense, makeJournal, makePayment, makeTransfer } from './bank.make.ts';
import { matchLines, unmatchLines } from './bank.match.ts';
import { listMatches, readBankReport, readReconciliation } from './bank.reconcile.ts';
import { listStatements, removeStatement } from './bank.statements.ts';
import { previewStatement, uploadStatement } from './bank.upload.ts';

/** Statements of banks and wallets, and what of the books each of their lines is. */
export function bankStatementRoutes(server: Server): void {
  implement(server, bankStatementContract, {
    accounts: listBankAccounts,
    list: listStatements,
    preview: previewStatement,
    upload: uploadStatement,
    remove: (context, { params }) => removeStatement(context, params.id),
    open: (context, { params }) => readReconciliation(context, params.id),
    matches: listMatches,
    report: readBankReport,
    downloadReport: downloadBankReport,
    match: matchLines,
    unmatch: (context, { params }) => unmatchLines(context, params.id),
    bills: listBills,
    makePayment,
    makeExpense,
    makeTransfer,
    makeJournal,
  });
}
