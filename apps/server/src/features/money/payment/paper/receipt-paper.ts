import type { Language } from '@bahi/domain/language';
import type { Papers } from '../../../../platform/paper/pdf.ts';
import type { ReceiptPaper } from './receipt-data.ts';
import { receiptPage } from './receipt-page.ts';
import { receiptView } from './receipt-view.ts';

/** The receipt as PDF bytes, on half an A4 sheet (A5, across). Fails as `Papers.render` does. */
export function renderReceiptPdf(papers: Papers, paper: ReceiptPaper, language: Language): Promise<Uint8Array> {
  return papers.render('receipt', receiptView(paper, language));
}

/** The same receipt as a whole HTML document, for a sandboxed frame; see `invoiceHtml`. */
export function receiptHtml(paper: ReceiptPaper, language: Language): string {
  return receiptPage(receiptView(paper, language));
}
