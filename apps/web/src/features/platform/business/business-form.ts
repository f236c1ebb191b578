import { businessContract, businessForm } from '@bahi/contract/platform/business/business.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';
import { namesFromTyped } from '../../../ui/fields/typed-names.ts';
import { valuesOfRecord } from '@bahi/contract/form-values';

export type BusinessValues = z.input<typeof businessForm>;
export type BusinessProfile = Answer<typeof businessContract.profile>;

/** The profile as the form shows it; before the first save it holds what the registration said. */
export function businessValues(profile: BusinessProfile): BusinessValues {
  const values = valuesOfRecord(businessForm, profile);
  if (profile.exists) return values;
  // Whoever registered in Nepali has said both names.
  return { ...values, companyNameNp: values.companyNameNp || namesFromTyped(profile.companyName).nameNp };
}
