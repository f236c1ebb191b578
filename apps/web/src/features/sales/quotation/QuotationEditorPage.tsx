import { useParams } from 'react-router';
import { DocumentEditorPage } from '../../stock/goods-lines/DocumentEditorPage.tsx';
import { soldCountParts } from '../../stock/goods-lines/sold/SoldCount.tsx';
import { quotationKind } from './quotation-kind.ts';
import { QuotationDone } from './QuotationDone.tsx';
import { QuotationHead } from './QuotationHead.tsx';

const parts = { Head: QuotationHead, lines: soldCountParts };

/** The screen of a new quotation, of a draft, and of one that was just published. */
export function QuotationEditorPage() {
  const { quotationId } = useParams();
  return (
    <DocumentEditorPage
      kind={quotationKind}
      parts={parts}
      id={quotationId === undefined ? null : Number(quotationId)}
      done={(published, onNew) => <QuotationDone published={published} onNew={onNew} />}
    />
  );
}
