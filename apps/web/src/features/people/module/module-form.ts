import type { Answer } from '@bahi/contract/endpoint';
import { moduleContract, type moduleForm } from '@bahi/contract/people/module/module.contract';
import type { z } from '@bahi/contract/zod';

export type ModuleRow = Answer<typeof moduleContract.fetch>['rows'][number];
export type ModuleValues = z.input<typeof moduleForm>;

/** A module as the form shows it; a new one stands at the end. */
export function moduleValues(module: ModuleRow | null): ModuleValues {
  return {
    moduleName: module?.moduleName ?? '',
    moduleNameNp: module?.moduleNameNp ?? '',
    parentModuleId: module?.parentModuleId ?? '',
    orderNumber: String(module?.orderNumber ?? 900),
    iconName: module?.iconName ?? '',
    iconClass: module?.iconClass ?? '',
    screenUrl: module?.screenUrl ?? '',
    resourceName: module?.resourceName ?? '',
    url: module?.url ?? '',
    method: module?.method ?? '',
    privileges: module?.privileges ?? [],
    audience: module?.audience ?? 'BOTH',
    configurable: module?.configurable ?? true,
    hidden: module?.hidden ?? false,
  };
}
