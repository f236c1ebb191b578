import type { Language } from '@bahi/domain/language';
import type { Papers } from '../../../../platform/paper/pdf.ts';
import { invoicePage } from '../../invoice/paper/invoice-page.ts';
import type { PaperSize } from '../../invoice/paper/invoice-paper.ts';
import { spokenOf } from '../../invoice/paper/spoken-of.ts';
import type { QuotationPaper } from './quotation-data.ts';
import { quotationView } from './quotation-view.ts';

/** The quotation as PDF bytes, on the papers of an invoice under a heading of its own. Fails as `Papers.render` does. */
export function renderQuotationPdf(
  papers: Papers,
  read: () => Promise<QuotationPaper>,
  { language, paper }: { language: Language; paper: PaperSize },
): Promise<Uint8Array> {
  return papers.renderInTurn(paper === 'SLIP' ? 'invoice-slip' : 'invoice', async () => {
    const view = quotationView(await read(), language);
    return { ...view, spoken: spokenOf(view, paper) };
  });
}

/** The same as a whole HTML document, for a sandboxed frame. */
export function quotationHtml(paper: QuotationPaper, { language }: { language: Language }): string {
  return invoicePage(quotationView(paper, language));
}
