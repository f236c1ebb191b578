import { addressTypeContract } from '@bahi/contract/address-type/address-type.contract';
import { brandContract } from '@bahi/contract/brand/brand.contract';
import { businessTypeContract } from '@bahi/contract/business-type/business-type.contract';
import { countryContract } from '@bahi/contract/country/country.contract';
import { districtContract } from '@bahi/contract/district/district.contract';
import { landingCostContract } from '@bahi/contract/landing-cost/landing-cost.contract';
import { localBodyTypeContract } from '@bahi/contract/local-body-type/local-body-type.contract';
import { localBodyContract } from '@bahi/contract/local-body/local-body.contract';
import { provinceContract } from '@bahi/contract/province/province.contract';
import { termContract } from '@bahi/contract/term/term.contract';
import { unitTypeContract } from '@bahi/contract/unit-type/unit-type.contract';
import { unitContract } from '@bahi/contract/unit/unit.contract';
import { vatGroupContract } from '@bahi/contract/vat-group/vat-group.contract';
import { vendorTypeContract } from '@bahi/contract/vendor-type/vendor-type.contract';
import type { Contract, Endpoint } from '@bahi/contract/endpoint';
import type { MasterData } from '@bahi/contract/master-data';
import { serveMasterData } from '../../platform/master-data.ts';
import type { Server } from '../../platform/server.ts';

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
    landingCostContract,
    termContract,
  ];
  for (const contract of declared) serveMasterData(server, { contract, of: contract.masterData });
}
