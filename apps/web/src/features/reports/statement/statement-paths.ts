import { screenAt, screens } from '@bahi/contract/screens';
import type { PartyKind } from '@bahi/domain/document-kinds';

/** The statement of a customer or a vendor. */
export function statementPath(kind: PartyKind, id: number): string {
  return kind === 'customer'
    ? screenAt(screens.customerStatement, { customerId: id })
    : screenAt(screens.vendorStatement, { vendorId: id });
}
