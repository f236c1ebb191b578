import { statementContract } from '@bahi/contract/reports/statement/statement.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { downloadStatement } from './statement.download.ts';
import { getStatement } from './statement.queries.ts';

/** What was between the business and a customer or vendor, as its books have it. */
export function statementRoutes(server: Server): void {
  implement(server, statementContract, {
    customer: (context, input) => getStatement(context, 'customer', input),
    vendor: (context, input) => getStatement(context, 'vendor', input),
    downloadCustomer: (context, input) => downloadStatement(context, 'customer', input),
    downloadVendor: (context, input) => downloadStatement(context, 'vendor', input),
  });
}
