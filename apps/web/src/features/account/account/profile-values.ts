import type { accountContract } from '@bahi/contract/account/account/account.contract';
import { profileForm } from '@bahi/contract/account/account/profile-form';
import type { Answer } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type Profile = Answer<typeof accountContract.profile>;
export type ProfileValues = z.input<typeof profileForm>;

/** The user's own record as its form shows it. */
export function profileValues(profile?: Profile): ProfileValues {
  return profile === undefined
    ? newValues(profileForm, {})
    : // The form has the AD day, which the BS one follows.
      valuesOfRecord(profileForm, { ...profile, dateOfBirthBS: null, password: null });
}

/** Another e-mail is to take codes: the server asks for the password, where there is one. */
export function takesPassword(profile: Profile | undefined, email: ProfileValues['email']): boolean {
  const typed = (email ?? '').trim().toLowerCase();
  return profile?.hasPassword === true && typed !== '' && typed !== profile.email?.toLowerCase();
}
