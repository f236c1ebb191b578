import type { Answer } from '@bahi/contract/endpoint';
import type { serviceContract, serviceForm } from '@bahi/contract/catalogue/service/service.contract';
import type { z } from '@bahi/contract/zod';

export type ServiceDetail = Answer<typeof serviceContract.get>;
type ServiceValues = z.input<typeof serviceForm>;

/** What a new service's form begins with. */
export function newService(standardRateId: number | undefined): ServiceValues {
  return {
    name: '',
    nameNp: '',
    code: '',
    durationType: 'JOB',
    costPrice: '',
    taxable: true,
    taxRateId: standardRateId ?? '',
    vatIncludedPrice: false,
    description: '',
  };
}

/** What the form of a service that exists begins with. */
export function valuesOf(service: ServiceDetail, standardRateId: number | undefined): ServiceValues {
  return {
    id: service.id,
    version: service.version,
    name: service.name,
    nameNp: service.nameNp ?? '',
    code: service.code,
    durationType: service.durationType,
    costPrice: service.costPrice,
    taxable: service.taxable,
    taxRateId: service.taxRateId ?? (service.taxable ? (standardRateId ?? '') : ''),
    vatIncludedPrice: service.vatIncludedPrice,
    description: service.description ?? '',
  };
}
