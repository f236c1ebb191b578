import { purchaseContract } from '@bahi/contract/purchase/purchase/purchase.contract';
import { useEffect, useState } from 'react';
import { useCall } from '../../../platform/query.ts';
import type { LineDraft } from '../../stock/goods-lines/document-draft.ts';
import { useEditorState, useEditorStore } from '../../stock/goods-lines/editor/use-editor-store.ts';
import { useTaxDay } from '../../stock/goods-lines/grid/use-tax-of-day.ts';
import { type BoughtDetail, lastRate } from './last-rate.ts';

/**
 * What is known of what stands on a line: its units, and what it last cost. Asked for once it is chosen; of a line that a
 * stored draft has, once `ask` is called, for it has its unit and rate.
 */
export function useBought({ item, rateIs }: LineDraft): { detail: BoughtDetail | null; ask: () => void } {
  const dayAD = useTaxDay();
  const vendorId = useEditorState((state) => state.head.party?.id);
  const [isAsked, setAsked] = useState(false);
  const isNew = item !== null && rateIs !== 'KEPT';
  if (isNew && !isAsked) setAsked(true);
  const query = {
    inventoryType: item?.inventoryType ?? 'ITEM',
    id: item?.id ?? 0,
    dayAD,
    ...(vendorId === undefined ? {} : { vendorId }),
  };
  const { data } = useCall(
    purchaseContract.lineDetail,
    { query },
    { enabled: item !== null && isAsked, keepPrevious: true },
  );
  // What stands there meanwhile may be of what was chosen before.
  const isOfLine =
    item !== null &&
    data?.inventoryType === item.inventoryType &&
    (data.itemLedgerDetailId ?? data.serviceId) === item.id;
  return { detail: isOfLine ? data : null, ask: () => setAsked(true) };
}

/** Puts unit and rate onto a line, as far as nobody has chosen or typed them. */
export function useFilledLine(line: LineDraft, detail: BoughtDetail | null): void {
  const store = useEditorStore();
  const tax = useEditorState((state) => state.lineTaxes.get(line.key));
  const { taxable = false, taxRate = 0, vatIncluded = false } = tax ?? {};
  useEffect(() => {
    if (detail === null) return;
    const unitId = line.unitId ?? detail.unitId;
    const known = lastRate(detail, unitId, { taxable, taxRate, vatIncluded });
    const rate = line.rateIs === 'FOLLOWED' ? String(known ?? '') : line.rate;
    if (unitId !== line.unitId || rate !== line.rate) store.setLine(line.key, { unitId, rate, rateIs: line.rateIs });
  }, [detail, line, taxable, taxRate, vatIncluded, store]);
}
