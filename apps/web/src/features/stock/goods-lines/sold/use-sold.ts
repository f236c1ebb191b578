import type { Answer } from '@bahi/contract/endpoint';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { useState } from 'react';
import { useCall } from '../../../../platform/query.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { LineDraft } from '../document-draft.ts';
import { useEditorState } from '../editor/use-editor-store.ts';
import { useTaxDay } from '../grid/use-tax-of-day.ts';

export type SoldDetail = Answer<(typeof invoiceContract)['itemServiceDetail']>;
/** What is known of what a line sells; `ask` asks for it where it was not asked for yet. */
export type KnownSold = { detail: SoldDetail | null; ask: () => void };

/**
 * What is known of what stands on a line: the units that it may be counted in, and what the customer last paid for it.
 * Asked for once it is chosen; of a line that a stored draft has, once `ask` is called: the line calls it when it gets the focus.
 */
export function useSold({ item, rateIs }: LineDraft): KnownSold {
  const { can } = useSession();
  const dayAD = useTaxDay();
  const outletId = useEditorState((state) => state.head.outletId);
  const customerId = useEditorState((state) => state.head.party?.id);
  const [isAsked, setAsked] = useState(false);
  const isItem = item?.inventoryType === 'ITEM';
  if (isItem && rateIs !== 'KEPT' && !isAsked) setAsked(true);
  const query = {
    inventoryType: 'ITEM' as const,
    id: item?.id ?? 0,
    dayAD,
    ...(outletId === null ? {} : { outletId }),
    ...(customerId === undefined ? {} : { customerId }),
  };
  const { data } = useCall(
    invoiceContract.itemServiceDetail,
    { query },
    { enabled: isItem && isAsked && can(invoiceContract.itemServiceDetail), keepPrevious: true },
  );
  // What stands there meanwhile may be of what was chosen before.
  const isOfLine = isItem && data?.itemLedgerDetailId === item.id;
  return { detail: isOfLine ? data : null, ask: () => setAsked(true) };
}
