import type { InvoiceRules } from '@bahi/domain/invoice-input';
import type { Session } from '../../../../platform/session.tsx';
import type { DocumentDraft } from '../document-draft.ts';
import type { GoodsKind } from '../goods-kind.ts';

/** What the business has settled for all its documents. */
export function rulesOf(business: Session['business']): InvoiceRules {
  return {
    vatRegistered: business?.companyRegisterType === 'VAT',
    allowsFreeLines: business?.allowsFreeLines === true,
    roundsToRupee: business?.roundsToRupee === true,
  };
}

/** A draft as it is written on today: what is issued bears the day on which that happens. */
export function onDay<Own, Draft extends DocumentDraft<Own>>(
  { ownMoved }: Pick<GoodsKind<Own, never>, 'ownMoved'>,
  draft: Draft,
  todayAD: string,
): Draft {
  const { head, own } = draft;
  if (ownMoved === null || head.issuedDateAD >= todayAD) return draft;
  return { ...draft, head: { ...head, issuedDateAD: todayAD }, own: ownMoved(own, head.issuedDateAD, todayAD) };
}
