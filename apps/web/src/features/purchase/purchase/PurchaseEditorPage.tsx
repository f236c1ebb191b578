import { useParams } from 'react-router';
import { DocumentEditorPage } from '../../stock/goods-lines/DocumentEditorPage.tsx';
import { boughtLineParts } from './BoughtLine.tsx';
import { purchaseKind } from './purchase-kind.ts';
import { PurchaseDocuments } from './PurchaseDocuments.tsx';
import { PurchaseDone } from './PurchaseDone.tsx';
import { PurchaseHead } from './PurchaseHead.tsx';
import { StatedRounding, VatRemark } from './PurchaseTotals.tsx';

const parts = {
  Head: PurchaseHead,
  Rounding: StatedRounding,
  BelowTotals: VatRemark,
  BelowLines: PurchaseDocuments,
  lines: boughtLineParts,
};

/** The screen of a new purchase bill, of a draft, and of a bill that was just entered. */
export function PurchaseEditorPage() {
  const { purchaseSetupId } = useParams();
  return (
    <DocumentEditorPage
      kind={purchaseKind}
      parts={parts}
      id={purchaseSetupId === undefined ? null : Number(purchaseSetupId)}
      done={(issued, onNew) => <PurchaseDone issued={issued} onNew={onNew} />}
    />
  );
}
