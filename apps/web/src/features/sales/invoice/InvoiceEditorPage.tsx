import { useParams } from 'react-router';
import { QuickItemDialog } from '../../catalogue/item/quick/QuickItemDialog.tsx';
import { DocumentEditorPage } from '../../stock/goods-lines/DocumentEditorPage.tsx';
import { InvoiceDone } from './InvoiceDone.tsx';
import { invoiceKind } from './invoice-kind.ts';
import { InvoiceHead } from './InvoiceHead.tsx';
import { soldLineParts } from './SoldBatch.tsx';
import { soldCountParts } from '../../stock/goods-lines/sold/SoldCount.tsx';
import { InvoicePayment } from './InvoicePayment.tsx';

const parts = {
  Head: InvoiceHead,
  BelowTotals: InvoicePayment,
  lines: { ...soldLineParts, ...soldCountParts, AddItem: QuickItemDialog },
};

/** The screen of a new invoice, of a draft, and of an invoice that was just issued. */
export function InvoiceEditorPage() {
  const { invoiceId } = useParams();
  return (
    <DocumentEditorPage
      kind={invoiceKind}
      parts={parts}
      id={invoiceId === undefined ? null : Number(invoiceId)}
      done={(issued, onNew) => <InvoiceDone issued={issued} onNew={onNew} />}
    />
  );
}
