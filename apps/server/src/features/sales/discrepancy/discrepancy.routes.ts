import { discrepancyContract } from '@bahi/contract/sales/discrepancy/discrepancy.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { reportDiscrepancy, resolveDiscrepancy } from './discrepancy.commands.ts';
import { listDiscrepancies } from './discrepancy.queries.ts';

/** What issued invoices say otherwise than what was delivered or agreed. */
export function discrepancyRoutes(server: Server): void {
  implement(server, discrepancyContract, {
    report: reportDiscrepancy,
    ofInvoice: listDiscrepancies,
    resolve: resolveDiscrepancy,
  });
}
