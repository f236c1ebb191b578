import type { Answer } from '@bahi/contract/endpoint';
import type {
  businessDetailContract,
  businessDetailForm,
} from '@bahi/contract/platform/business-detail/business-detail.contract';
import type { z } from '@bahi/contract/zod';

export type BusinessDetailValues = z.input<typeof businessDetailForm>;
export type BusinessRow = Answer<typeof businessDetailContract.list>['rows'][number];
export type BusinessRecord = Answer<typeof businessDetailContract.get>;
export type BusinessView = Answer<typeof businessDetailContract.view>;
export type ResponseKind = BusinessView['responses'][number]['response'];

/** A business as the form shows it; a new one comes with its owner. */
export function businessDetailValues(business: BusinessRecord | null): BusinessDetailValues {
  return {
    ...(business === null
      ? { owner: { fullName: '', userName: '', mobileNumber: '', email: '' } }
      : { id: business.id, version: business.version }),
    businessTypeId: business?.businessTypeId ?? '',
    companyName: business?.companyName ?? '',
    companyNameNp: business?.companyNameNp ?? '',
    companyEmail: business?.companyEmail ?? '',
    companyRegisterType: business?.companyRegisterType ?? '',
    panOrVATNumber: business?.panOrVATNumber ?? '',
    provinceId: business?.provinceId ?? '',
    districtId: business?.districtId ?? '',
    localBodyId: business?.localBodyId ?? '',
    wardNo: business?.wardNo ?? '',
    tole: business?.tole ?? '',
  };
}

/** The answers that fit a business as it stands. */
export function responsesFor(status: BusinessRow['status']): readonly ResponseKind[] {
  switch (status) {
    case 'NEW':
      return ['APPROVED', 'REJECTED'];
    case 'ACTIVE':
      return ['SUSPENDED'];
    case 'INACTIVE':
      return ['REACTIVATED'];
  }
}
