import { taxRateContract } from '@bahi/contract/tax-rate/tax-rate.contract';
import { implement } from '../../platform/implement.ts';
import type { Server } from '../../platform/server.ts';
import { listTaxRates } from './tax-rate.queries.ts';

/** The rates that goods and services are taxed at, the same for all businesses. */
export function taxRateRoutes(server: Server): void {
  implement(server, taxRateContract, { list: (context, { query }) => listTaxRates(context, query) });
}
