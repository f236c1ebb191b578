import type { Answer } from '@bahi/contract/endpoint';
import { type outletContract, outletForm } from '@bahi/contract/platform/outlet/outlet.contract';
import type { z } from '@bahi/contract/zod';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type OutletValues = z.input<typeof outletForm>;
export type OutletRow = Answer<typeof outletContract.list>['rows'][number];
export type OutletDetail = Answer<typeof outletContract.get>;

/** An outlet as the form shows it; a new one is empty. */
export function outletValues(outlet?: OutletDetail): OutletValues {
  return outlet === undefined ? newValues(outletForm, {}) : valuesOfRecord(outletForm, outlet);
}
