import type { InvoicePaper } from '@bahi/contract/paper/invoice-data';
import { invoiceTexts } from '@bahi/contract/paper/invoice-texts';
import type { Language } from '@bahi/domain/language';
import { linkView } from '../../../../platform/paper/link-code.ts';
import { qrSvg } from '../../../../platform/paper/qr.ts';

/** What the templates and the HTML page read of an invoice. */
export type InvoiceView = ReturnType<typeof invoiceView>;

/** Its texts with the codes beside them. On a slip it is abbreviated where it may be; on A4 it is always the full one. */
export function invoiceView(paper: InvoicePaper, language: Language, size: 'A4' | 'SLIP' = 'A4') {
  const { qrText, ...texts } = invoiceTexts(paper, language, size);
  return { ...texts, qr: qrSvg(qrText), link: linkView(paper.link, language) };
}
