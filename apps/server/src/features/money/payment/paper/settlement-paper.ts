import type { Language } from '@bahi/domain/language';
import type { Papers } from '../../../../platform/paper/pdf.ts';
import type { SettlementPaper } from './settlement-data.ts';
import { settlementPage } from './settlement-page.ts';
import { settlementView } from './settlement-view.ts';

/** The settlement as PDF bytes, on half an A4 sheet (A5, across). Fails as `Papers.render` does. */
export function renderSettlementPdf(papers: Papers, paper: SettlementPaper, language: Language): Promise<Uint8Array> {
  const view = settlementView(paper, language);
  const pictures = view.seller.logo === null ? [] : [view.seller.name];
  return papers.render('settlement', { ...view, spoken: { language, title: view.title.main, pictures } });
}

/** The same settlement as a whole HTML document, for a sandboxed frame; see `invoiceHtml`. */
export function settlementHtml(paper: SettlementPaper, language: Language): string {
  return settlementPage(settlementView(paper, language));
}
