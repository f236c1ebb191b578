import type { Answer } from '@bahi/contract/endpoint';
import {
  type businessDetailContract,
  businessDetailForm,
} from '@bahi/contract/platform/business-detail/business-detail.contract';
import type { z } from '@bahi/contract/zod';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type BusinessDetailValues = z.input<typeof businessDetailForm>;
export type BusinessRow = Answer<typeof businessDetailContract.list>['rows'][number];
export type BusinessRecord = Answer<typeof businessDetailContract.get>;
export type BusinessView = Answer<typeof businessDetailContract.view>;
export type ResponseKind = BusinessView['responses'][number]['response'];

/** A business as the form shows it; a new one comes with its owner. */
export function businessDetailValues(business: BusinessRecord | null): BusinessDetailValues {
  return business === null
    ? newValues(businessDetailForm, { owner: { fullName: '', userName: '', mobileNumber: '', email: '' } })
    : valuesOfRecord(businessDetailForm, { ...business, owner: undefined });
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
