import type { Language } from '@bahi/domain/language';
import type { Papers } from '../../../../platform/paper/pdf.ts';
import { invoiceView } from './invoice-view.ts';
import { invoicePage } from './invoice-page.ts';
import type { InvoicePaper } from '@bahi/contract/paper/invoice-data';
import { spokenOf } from './spoken-of.ts';

export type PaperSize = 'A4' | 'SLIP';

/**
 * The invoice as PDF bytes: A4, or the slip of an 80 mm counter printer. Words, digits and dates are of the language;
 * heads are in both. It is read when its turn has come. Fails as `Papers.render` does.
 */
export function renderInvoicePdf(
  papers: Papers,
  read: () => Promise<InvoicePaper>,
  options: { language: Language; paper: PaperSize },
): Promise<Uint8Array> {
  const template = options.paper === 'SLIP' ? 'invoice-slip' : 'invoice';
  return papers.renderInTurn(template, async () => {
    const view = invoiceView(await read(), options.language, options.paper);
    return { ...view, spoken: spokenOf(view, options.paper) };
  });
}

/**
 * The same invoice as a whole HTML document, for a sandboxed frame: every text escaped, no script, no inline style, one
 * stylesheet (`/paper/paper.css`, see paper-assets.ts). Its policy must allow `img-src data:` for the logo.
 */
export function invoiceHtml(paper: InvoicePaper, options: { language: Language }): string {
  return invoicePage(invoiceView(paper, options.language));
}
