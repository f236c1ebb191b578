import type { Answer } from '@bahi/contract/endpoint';
import { moduleContract, moduleForm } from '@bahi/contract/people/module/module.contract';
import type { z } from '@bahi/contract/zod';
import { newValues, valuesOfRecord } from '@bahi/contract/form-values';

export type ModuleRow = Answer<typeof moduleContract.list>['rows'][number];
export type ModuleValues = z.input<typeof moduleForm>;

/** A module as the form shows it; a new one stands at the end. */
export function moduleValues(module: ModuleRow | null): ModuleValues {
  const usual = { orderNumber: '900', privileges: [], audience: 'BOTH', configurable: true, hidden: false } as const;
  return module === null
    ? newValues(moduleForm, { ...usual, privileges: [] })
    : valuesOfRecord(moduleForm, { ...module, orderNumber: String(module.orderNumber) });
}
