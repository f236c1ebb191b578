import type { Answer } from '@bahi/contract/endpoint';
import type { outletContract, outletForm } from '@bahi/contract/platform/outlet/outlet.contract';
import type { z } from '@bahi/contract/zod';

export type OutletValues = z.input<typeof outletForm>;
export type OutletRow = Answer<typeof outletContract.list>['rows'][number];
export type OutletDetail = Answer<typeof outletContract.get>;

/** An outlet as the form shows it; a new one is empty. */
export function outletValues(outlet?: OutletDetail): OutletValues {
  return {
    ...(outlet === undefined ? {} : { id: outlet.id, version: outlet.version }),
    code: outlet?.code ?? '',
    name: outlet?.name ?? '',
    nameNp: outlet?.nameNp ?? '',
    phone: outlet?.phone ?? '',
    phone2: outlet?.phone2 ?? '',
    email: outlet?.email ?? '',
    email2: outlet?.email2 ?? '',
    addressTypeId: outlet?.addressTypeId ?? '',
    googleCode: outlet?.googleCode ?? '',
    provinceId: outlet?.provinceId ?? '',
    districtId: outlet?.districtId ?? '',
    localBodyId: outlet?.localBodyId ?? '',
    wardNo: outlet?.wardNo ?? '',
    tole: outlet?.tole ?? '',
  };
}
