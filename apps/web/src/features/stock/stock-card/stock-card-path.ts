import { screens } from '@bahi/contract/screens';

type Narrowed = { outletId?: number; from?: string | undefined; to?: string | undefined };

/** The card of a variant: of this fiscal year and all outlets, unless it says otherwise. */
export function stockCardPath(variantId: number, { outletId, from, to }: Narrowed = {}): string {
  const asked = new URLSearchParams({ variant: String(variantId) });
  if (outletId !== undefined) asked.set('outlet', String(outletId));
  if (from !== undefined) asked.set('from', from);
  if (to !== undefined) asked.set('to', to);
  return `${screens.stockCard}?${asked.toString()}`;
}
