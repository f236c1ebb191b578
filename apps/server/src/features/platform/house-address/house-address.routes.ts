import {
  houseAddressContract,
  userAddressContract,
} from '@bahi/contract/platform/house-address/house-address.contract';
import { implement } from '../../../platform/http/implement.ts';
import type { Server } from '../../../platform/http/server.ts';
import { removeHouseAddress, removeUserAddress, saveHouseAddress, saveUserAddress } from './house-address.commands.ts';
import { getHouseAddress, getUserAddress, listHouseAddresses, listUserAddresses } from './house-address.queries.ts';

/** Addresses beside those of outlets: further premises of the business, and those of a person. */
export function houseAddressRoutes(server: Server): void {
  implement(server, houseAddressContract, {
    save: (context, { body }) => saveHouseAddress(context, body),
    list: (context, { query }) => listHouseAddresses(context, query),
    get: (context, { params }) => getHouseAddress(context, params.id),
    remove: (context, { params }) => removeHouseAddress(context, params.id),
  });
  implement(server, userAddressContract, {
    save: (context, { body }) => saveUserAddress(context, body),
    list: (context, { query }) => listUserAddresses(context, query),
    get: (context, { params }) => getUserAddress(context, params.id),
    remove: (context, { params }) => removeUserAddress(context, params.id),
  });
}
