import { geographyContract } from '@bahi/contract/platform/geography/geography.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { findTotalWards, listCountries, listDistricts, listLocalBodies, listProvinces } from './geography.queries.ts';

/** The places of Nepal, for the cascade of every address form. */
export function geographyRoutes(server: Server): void {
  implement(server, geographyContract, {
    countries: (context, { params }) => listCountries(context, params.status),
    provinces: (context, { params }) => listProvinces(context, params.status),
    districts: (context, { params }) => listDistricts(context, params.id),
    localBodies: (context, { params }) => listLocalBodies(context, params.districtId),
    totalWards: (context, { params }) => findTotalWards(context, params.id),
  });
}
