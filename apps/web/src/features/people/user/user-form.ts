import type { Answer } from '@bahi/contract/endpoint';
import type { UserType } from '@bahi/contract/enumeration';
import { type userContract, userForm } from '@bahi/contract/people/user/user.contract';
import type { z } from '@bahi/contract/zod';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type UserValues = z.input<typeof userForm>;
export type UserRow = Answer<typeof userContract.list>['rows'][number];
export type UserDetail = Answer<typeof userContract.get>;

/** A person as the form shows them; a new one is the type that is let in most. */
export function userValues(user: UserDetail | null, usualType: UserType): UserValues {
  return user === null
    ? newValues(userForm, { userType: usualType, outletIds: [], roleIds: [] })
    : valuesOfRecord(userForm, { ...user, outletIds: user.outlets.map(({ id }) => id), roleIds: [] });
}

/** Whom a user may let in: an owner every type of their business, the platform its own people. */
export function typesFor(userType: UserType): readonly UserType[] {
  switch (userType) {
    case 'SUPER_USER':
      return ['INTERNAL_USER', 'SUPER_USER'];
    case 'INTERNAL_USER':
      return ['INTERNAL_USER'];
    case 'BUSINESS_OWNER_USER':
      return ['OUTLET_USER', 'BUSINESS_INTERNAL', 'BUSINESS_OWNER_USER'];
    case 'BUSINESS_INTERNAL':
    case 'OUTLET_USER':
      return ['OUTLET_USER', 'BUSINESS_INTERNAL'];
  }
}
