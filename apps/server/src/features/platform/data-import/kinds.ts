import type { ImportKind } from '@bahi/contract/platform/data-import/import-columns';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { customerDueImport, vendorDueImport } from './dues/due-import.ts';
import type { ImportHandler } from './import-kind.ts';
import { itemImport } from './items/item-import.ts';
import { customerImport } from './parties/customer-import.ts';
import { vendorImport } from './parties/vendor-import.ts';

const handlers: Readonly<Record<ImportKind, ImportHandler>> = {
  ITEM: itemImport,
  CUSTOMER: customerImport,
  VENDOR: vendorImport,
  CUSTOMER_DUE: customerDueImport,
  VENDOR_DUE: vendorDueImport,
};

/** How records of a kind are brought in. */
export function handlerOf(kind: ImportKind): ImportHandler {
  return handlers[kind];
}

/** Whoever brings records in must be allowed to enter them one by one. */
export function refuseWithoutRight(can: Context['can'], kind: ImportKind): void {
  if (!can(handlers[kind].right)) fail('dataImport.mayNot', { status: 403 });
}
