import type { Language } from '@bahi/domain/language';
import type { Papers } from '../../../../platform/paper/pdf.ts';
import { word } from '../../../../platform/paper/paper-words.ts';
import { invoiceView } from './invoice-view.ts';
import { invoicePage } from './invoice-page.ts';
import type { InvoicePaper } from './invoice-data.ts';

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
    const view = invoiceView(await read(), options.language);
    const logo = options.paper === 'SLIP' || view.seller.logo === null ? [] : [view.seller.name];
    const pictures = [...logo, word('code', options.language)];
    return { ...view, spoken: { language: options.language, title: view.title.main, pictures } };
  });
}

/**
 * The same invoice as a whole HTML document, for a sandboxed frame: every text escaped, no script, no inline style, one
 * stylesheet (`/paper/paper.css`, see paper-assets.ts). Its policy must allow `img-src data:` for the logo.
 */
export function invoiceHtml(paper: InvoicePaper, options: { language: Language }): string {
  return invoicePage(invoiceView(paper, options.language));
}
