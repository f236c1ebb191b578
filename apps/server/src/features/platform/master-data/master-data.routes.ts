import { addressTypeContract } from '@bahi/contract/platform/address-type/address-type.contract';
import { brandContract } from '@bahi/contract/catalogue/brand/brand.contract';
import { businessTypeContract } from '@bahi/contract/platform/business-type/business-type.contract';
import { countryContract } from '@bahi/contract/platform/country/country.contract';
import { customerGroupContract } from '@bahi/contract/parties/customer-group/customer-group.contract';
import { districtContract } from '@bahi/contract/platform/district/district.contract';
import { landingCostContract } from '@bahi/contract/catalogue/landing-cost/landing-cost.contract';
import { localBodyTypeContract } from '@bahi/contract/platform/local-body-type/local-body-type.contract';
import { localBodyContract } from '@bahi/contract/platform/local-body/local-body.contract';
import { provinceContract } from '@bahi/contract/platform/province/province.contract';
import { termContract } from '@bahi/contract/sales/term/term.contract';
import { unitTypeContract } from '@bahi/contract/catalogue/unit-type/unit-type.contract';
import { unitContract } from '@bahi/contract/catalogue/unit/unit.contract';
import { vatGroupContract } from '@bahi/contract/catalogue/vat-group/vat-group.contract';
import { vendorTypeContract } from '@bahi/contract/parties/vendor-type/vendor-type.contract';
import type { Contract, Endpoint } from '@bahi/contract/endpoint';
import type { MasterData } from '@bahi/contract/master-data';
import { serveMasterData } from '../../../platform/master-data/master-data.ts';
import type { Server } from '../../../platform/http/server.ts';

/** The resources that are nothing but their declaration. */
export function masterDataRoutes(server: Server): void {
  const declared: readonly (Contract<string, Record<string, Endpoint>> & { masterData: MasterData })[] = [
    countryContract,
    provinceContract,
    districtContract,
    localBodyTypeContract,
    localBodyContract,
    businessTypeContract,
    addressTypeContract,
    vendorTypeContract,
    vatGroupContract,
    unitTypeContract,
    unitContract,
    brandContract,
    termContract,
    customerGroupContract,
  ];
  for (const contract of declared) serveMasterData(server, { contract, of: contract.masterData });
  const landingCost = { contract: landingCostContract, of: landingCostContract.masterData };
  const oneAmount = { field: 'totalCost', key: 'landingCost.oneAmount' } as const;
  serveMasterData(server, landingCost, {}, { landing_cost_one_amount: oneAmount });
}
