import type { Answer } from '@bahi/contract/endpoint';
import type {
  houseAddressContract,
  houseAddressForm,
  userAddressContract,
  userAddressForm,
} from '@bahi/contract/platform/house-address/house-address.contract';
import type { z } from '@bahi/contract/zod';

export type HouseAddressValues = z.input<typeof houseAddressForm>;
export type UserAddressValues = z.input<typeof userAddressForm>;
export type HouseAddress = Answer<typeof houseAddressContract.get>;
export type UserAddress = Answer<typeof userAddressContract.get>;

/** An address as the form shows it; a new one is empty. */
export function userAddressValues(kept?: UserAddress): UserAddressValues {
  return {
    ...(kept === undefined ? {} : { id: kept.id, version: kept.version }),
    addressTypeId: kept?.addressTypeId ?? '',
    provinceId: kept?.provinceId ?? '',
    districtId: kept?.districtId ?? '',
    localBodyId: kept?.localBodyId ?? '',
    wardNo: kept?.wardNo ?? '',
    tole: kept?.tole ?? '',
  };
}

export function houseAddressValues(kept?: HouseAddress): HouseAddressValues {
  return {
    ...userAddressValues(kept),
    name: kept?.name ?? '',
    nameNp: kept?.nameNp ?? '',
    phone: kept?.phone ?? '',
  };
}
