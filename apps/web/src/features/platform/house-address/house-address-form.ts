import type { Answer } from '@bahi/contract/endpoint';
import {
  type houseAddressContract,
  houseAddressForm,
  type userAddressContract,
  userAddressForm,
} from '@bahi/contract/platform/house-address/house-address.contract';
import type { z } from '@bahi/contract/zod';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type HouseAddressValues = z.input<typeof houseAddressForm>;
export type UserAddressValues = z.input<typeof userAddressForm>;
export type HouseAddress = Answer<typeof houseAddressContract.get>;
export type UserAddress = Answer<typeof userAddressContract.get>;

/** An address as the form shows it; a new one is empty. */
export function userAddressValues(kept?: UserAddress): UserAddressValues {
  return kept === undefined ? newValues(userAddressForm, {}) : valuesOfRecord(userAddressForm, kept);
}

export function houseAddressValues(kept?: HouseAddress): HouseAddressValues {
  return kept === undefined ? newValues(houseAddressForm, {}) : valuesOfRecord(houseAddressForm, kept);
}
