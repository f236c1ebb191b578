import { drawn, type Html, html } from '../../../../platform/paper/html.ts';
import { linesTable, totalsTable } from '../../../stock/goods-lines/paper/goods-page.ts';
import { word } from '@bahi/contract/paper/paper-words';
import type { InvoiceView } from './invoice-view.ts';
import {
  bothHeads,
  factList,
  footnote,
  letterhead,
  noteLines,
  paperPage,
  pngAddress,
  stamp,
} from '../../../../platform/paper/paper-page.ts';

/** What is on the page; a quotation has neither copies nor a code. */
export type PageView = Omit<InvoiceView, 'copy' | 'qr'> & {
  readonly copy: InvoiceView['copy'] | null;
  readonly qr: string | null;
};

/** The invoice, or a quotation, as a whole HTML document with the content of the A4 paper. */
export function invoicePage(view: PageView): string {
  const content = html`${view.cancelled === null ? null : stamp(view.cancelled)} ${letterhead(view.seller)}
    ${titleLine(view)} ${noteLines(view.cancellation)}
    <section class="facts">${factList(view.buyer)}${factList(view.facts)}</section>
    ${linesTable(view)} ${ending(view)} ${footnote(view)}`;
  const { look, footer } = view.seller;
  return paperPage(view, content, { layout: look.layout, footer });
}

function titleLine({ title, copy, isCopy }: PageView): Html {
  return html`<div class="title">
    <h1>${title.main}<small>${title.other}</small></h1>
    ${copy === null ? null : html`<p class="${isCopy ? 'copy is-copy' : 'copy'}">${bothHeads(copy)}</p>`}
  </div>`;
}

function ending(view: PageView): Html {
  return html`<section class="ending">
      <div class="qr">${view.qr === null ? linkCode(view) : drawn(view.qr)}</div>
      <div class="words">
        <p>${bothHeads(view.words.label)}<strong>${view.words.value}</strong></p>
        ${view.remarks === null ? null : html`<p>${bothHeads(view.remarks.label)}${view.remarks.value}</p>`}
      </div>
      ${totalsTable(view)}
    </section>
    <section class="signatures">
      ${view.signatures.map(
        (label, position) =>
          html`${position === 0 || view.qr === null ? null : linkCode(view)}
            <p>${position === view.signatures.length - 1 ? signature(view) : null}${bothHeads(label)}</p>`,
      )}
    </section>
    ${view.terms === null ? null : termsList(view.terms)}`;
}

/** Over the line of the seller, which is the last. */
function signature({ seller, language }: PageView): Html | null {
  const { signature: bytes } = seller;
  const shows = word('signaturePicture', language);
  return bytes === null ? null : html`<img class="signature" alt="${shows}" src="${pngAddress(bytes)}" />`;
}

/** The code of the page that says whether it is valid. */
function linkCode({ link }: PageView): Html | null {
  return link === null ? null : html`<div class="link-code">${drawn(link.svg)}<span>${link.label.main}</span></div>`;
}

function termsList({ label, values }: NonNullable<PageView['terms']>): Html {
  return html`<section class="terms">
    <p>${bothHeads(label)}</p>
    <ol>
      ${values.map(({ text }) => html`<li>${text}</li> `)}
    </ol>
  </section>`;
}
