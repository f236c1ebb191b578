export type PartyKind = 'customer' | 'vendor';

/** The statement of a customer or a vendor. */
export function statementPath(kind: PartyKind, id: number): string {
  return kind === 'customer' ? `/business/customer-setup/statement/${id}` : `/vendor/vendor-setup/statement/${id}`;
}
