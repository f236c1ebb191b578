import { screenAt, screens } from '@bahi/contract/screens';
import type { PartyKind } from '@bahi/domain/document-kinds';

/** What a statement is narrowed to: the outlet, and its last day (AD). */
type Narrowed = { outletId?: number; to?: string | undefined };

/** The statement of a customer or a vendor. */
export function statementPath(kind: PartyKind, id: number, { outletId, to }: Narrowed = {}): string {
  const screen =
    kind === 'customer'
      ? screenAt(screens.customerStatement, { customerId: id })
      : screenAt(screens.vendorStatement, { vendorId: id });
  const search = new URLSearchParams({
    ...(outletId === undefined ? {} : { outlet: String(outletId) }),
    ...(to === undefined ? {} : { to }),
  }).toString();
  return search === '' ? screen : `${screen}?${search}`;
}
