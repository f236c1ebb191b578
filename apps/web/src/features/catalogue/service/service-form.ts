import type { Answer } from '@bahi/contract/endpoint';
import { type serviceContract, serviceForm } from '@bahi/contract/catalogue/service/service.contract';
import type { z } from '@bahi/contract/zod';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type ServiceDetail = Answer<typeof serviceContract.get>;
type ServiceValues = z.input<typeof serviceForm>;

/** What a new service's form begins with. */
export function newService(standardRateId: number | undefined): ServiceValues {
  return newValues(serviceForm, {
    durationType: 'JOB',
    taxable: true,
    taxRateId: standardRateId ?? '',
    vatIncludedPrice: false,
  });
}

/** What the form of a service that exists begins with. */
export function valuesOf(service: ServiceDetail, standardRateId: number | undefined): ServiceValues {
  const taxRateId = service.taxRateId ?? (service.taxable ? (standardRateId ?? null) : null);
  return valuesOfRecord(serviceForm, { ...service, taxRateId });
}
