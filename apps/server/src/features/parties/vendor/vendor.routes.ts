import { vendorAddressContract } from '@bahi/contract/parties/vendor/vendor-address.contract';
import { vendorFocalPersonContract } from '@bahi/contract/parties/vendor/vendor-focal-person.contract';
import { vendorContract } from '@bahi/contract/parties/vendor/vendor.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { saveVendorAddress, setVendorAddressStatus } from './vendor-address.commands.ts';
import {
  getVendorAddress,
  listAddressesInLocalBody,
  listAddressesOfVendor,
  listVendorAddresses,
} from './vendor-address.queries.ts';
import { saveFocalPerson, setFocalPersonStatus } from './vendor-focal-person.commands.ts';
import { getFocalPerson, listFocalPersons } from './vendor-focal-person.queries.ts';
import { saveVendor, toggleVendor } from './vendor.commands.ts';
import { getVendor, listVendors, listVendorsOfType } from './vendor.queries.ts';

/** The people and firms that the business buys from: where they are, and whom to talk to. */
export function vendorRoutes(server: Server): void {
  implement(
    server,
    vendorContract,
    {
      save: (context, { body }) => saveVendor(context, body),
      list: (context, { query }) => listVendors(context, query),
      toggle: (context, { params, query }) => toggleVendor(context, params.id, query.isActive),
      get: (context, { params }) => getVendor(context, params.id),
      listByType: (context, { params, query }) => listVendorsOfType(context, params.id, query),
    },
    { vendor_alias_key: { field: 'alias', key: 'common.alreadyExists' } },
  );
  implement(server, vendorAddressContract, {
    save: (context, { body }) => saveVendorAddress(context, body),
    get: (context, { params }) => getVendorAddress(context, params.id),
    list: (context, { params, query }) => listVendorAddresses(context, params.status, query),
    listOfVendor: (context, { params, query }) => listAddressesOfVendor(context, params.id, query),
    listInLocalBody: (context, { params, query }) => listAddressesInLocalBody(context, params.id, query),
    setStatus: (context, { params }) => setVendorAddressStatus(context, params.id, params.status),
  });
  implement(server, vendorFocalPersonContract, {
    save: (context, { body }) => saveFocalPerson(context, body),
    get: (context, { params }) => getFocalPerson(context, params.id),
    listOfVendor: (context, { params, query }) => listFocalPersons(context, params.id, query),
    setStatus: (context, { params }) => setFocalPersonStatus(context, params.id, params.status),
  });
}
