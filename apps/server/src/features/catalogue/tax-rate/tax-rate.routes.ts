import { taxRateContract } from '@bahi/contract/catalogue/tax-rate/tax-rate.contract';
import { serveMasterData } from '../../../platform/master-data/master-data.ts';
import type { Server } from '../../../platform/http/server.ts';
import { changeTaxRate, saveTaxRate, setTaxRateStatus, withdrawTaxRate } from './tax-rate.commands.ts';
import { getTaxRate, listTaxRates } from './tax-rate.queries.ts';

/** The rates that goods and services are taxed at, the same for all businesses. */
export function taxRateRoutes(server: Server): void {
  serveMasterData(
    server,
    { contract: taxRateContract, of: taxRateContract.masterData },
    {
      save: (context, { body }) => saveTaxRate(context, body),
      get: (context, { params }) => getTaxRate(context, params.id),
      list: (context, { query }) => listTaxRates(context, query),
      change: changeTaxRate,
      withdraw: withdrawTaxRate,
      setStatus: (context, { params }) => setTaxRateStatus(context, params.id),
    },
  );
}
