import { kindsWith, type PartyKind, type SettlementDirection } from '@bahi/domain/document-kinds';
import type { Context } from '../../../../platform/core/context.ts';
import { readableKinds } from '../document-head.ts';
import type { Series } from '../document-number.ts';

type Settlement = { readonly series: Series; readonly entry: string; readonly reversal: string };

/** What differs between money received and money paid: the series of its papers, and what its entries are called. */
export const settlements = {
  RECEIVED: {
    series: { kind: 'RECEIPT', prefix: 'RCT' },
    entry: 'PAYMENT_RECEIVED',
    reversal: 'PAYMENT_RECEIVED_REVERSAL',
  },
  PAID: { series: { kind: 'PAYMENT', prefix: 'PMT' }, entry: 'PAYMENT_MADE', reversal: 'PAYMENT_MADE_REVERSAL' },
} as const satisfies Record<SettlementDirection, Settlement>;

/** Money that settles nothing but private documents is seen by who may read one kind of them. */
export function mayRead(
  { can }: Pick<Context, 'can'>,
  facts: { settledBy: SettlementDirection; party: PartyKind },
): boolean {
  const isPublic = kindsWith({ ...facts, isPrivate: false }).length > 0;
  return isPublic || readableKinds({ can }, facts).length > 0;
}
