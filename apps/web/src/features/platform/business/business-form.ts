import { businessContract, type businessForm } from '@bahi/contract/platform/business/business.contract';
import type { Answer } from '@bahi/contract/endpoint';
import type { z } from '@bahi/contract/zod';

export type BusinessValues = z.input<typeof businessForm>;
export type BusinessProfile = Answer<typeof businessContract.profile>;

/** The profile as the form shows it; before the first save it holds what the registration said. */
export function businessValues(profile: BusinessProfile): BusinessValues {
  return {
    version: profile.version,
    businessTypeId: profile.businessTypeId ?? '',
    companyName: profile.companyName,
    companyNameNp: profile.companyNameNp ?? '',
    companyEmail: profile.companyEmail ?? '',
    companyRegisterType: profile.companyRegisterType ?? '',
    panOrVATNumber: profile.panOrVATNumber ?? '',
    provinceId: profile.provinceId ?? '',
    districtId: profile.districtId ?? '',
    localBodyId: profile.localBodyId ?? '',
    wardNo: profile.wardNo ?? '',
    tole: profile.tole ?? '',
  };
}
