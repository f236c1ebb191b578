import type { Answer } from '@bahi/contract/endpoint';
import { type vendorAddressContract, vendorAddressForm } from '@bahi/contract/parties/vendor/vendor-address.contract';
import {
  type vendorFocalPersonContract,
  vendorFocalPersonForm,
} from '@bahi/contract/parties/vendor/vendor-focal-person.contract';
import { type vendorContract, vendorForm } from '@bahi/contract/parties/vendor/vendor.contract';
import type { z } from '@bahi/contract/zod';
import { addressNames } from '../../../ui/fields/AddressFields.tsx';
import { namesFromTyped } from '../../../ui/fields/typed-names.ts';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type VendorValues = z.input<typeof vendorForm>;
export type VendorRow = Answer<typeof vendorContract.list>['rows'][number];
export type VendorDetail = Answer<typeof vendorContract.get>;
export type SavedVendor = Answer<typeof vendorContract.save>;
export type AddressValues = z.input<typeof vendorAddressForm>;
export type VendorAddress = Answer<typeof vendorAddressContract.get>;
export type PersonValues = z.input<typeof vendorFocalPersonForm>;
export type FocalPerson = Answer<typeof vendorFocalPersonContract.get>;

/** Where the parts of an address stand in the forms of vendors: what others call the tole is their street. */
export const placeNames = { ...addressNames, tole: 'street' } as const;

/** What the form of a new vendor begins with: the name that was typed into the select before `Add new`. */
export function newVendorValues(typed: string): VendorValues {
  return newValues(vendorForm, { ...namesFromTyped(typed), isVatRegistered: true });
}

/** A vendor as the form shows it. */
export function vendorValues(vendor: VendorDetail): VendorValues {
  return valuesOfRecord(vendorForm, vendor);
}

/** An address as the form shows it; a further one of the vendor without. */
export function addressValues(vendorId: number, address?: VendorAddress): AddressValues {
  return address === undefined
    ? newValues(vendorAddressForm, { vendorId, isMain: false })
    : valuesOfRecord(vendorAddressForm, address);
}

/** Somebody to talk to as the form shows them; a further one without. */
export function personValues(vendorId: number, person?: FocalPerson): PersonValues {
  return person === undefined
    ? newValues(vendorFocalPersonForm, { vendorId })
    : valuesOfRecord(vendorFocalPersonForm, person);
}
