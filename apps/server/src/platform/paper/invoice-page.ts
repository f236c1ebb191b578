import { drawn, type Html, html } from './html.ts';
import type { Fact, InvoiceView } from './invoice-view.ts';
import { paperStylesheetPath } from './paper-assets.ts';
import type { Label } from './paper-words.ts';

/** The bill as a whole HTML document with the content of the A4 paper. */
export function invoicePage(view: InvoiceView): string {
  const page = html`<!doctype html>
    <html lang="${view.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${view.title.main} ${view.number}</title>
        <link rel="stylesheet" href="${paperStylesheetPath}" />
      </head>
      <body>
        <article class="paper">
          ${view.cancelled === null ? null : html`<p class="stamp">${view.cancelled.main} / ${view.cancelled.other}</p>`}
          ${letterhead(view)} ${titleLine(view)}
          <section class="facts">${factList(view.buyer)}${factList(view.facts)}</section>
          ${linesTable(view)} ${ending(view)}
          <footer class="foot">
            ${view.foot.map((fact) => html`<span>${fact.label.main}: <b>${fact.value}</b></span>`)}
          </footer>
        </article>
      </body>
    </html> `;
  return page.markup;
}

function letterhead({ seller }: InvoiceView): Html {
  const logo = seller.logo === null ? null : pngAddress(seller.logo);
  return html`<header class="letterhead">
    ${logo === null ? null : html`<img class="logo" alt="" src="${logo}" />`}
    <div class="seller">
      <p class="name">${seller.name}</p>
      ${seller.otherName === '' ? null : html`<p class="other-name">${seller.otherName}</p>`}
      <p>
        <span class="seller-part">${seller.address}</span>
        ${seller.phone === null ? null : html`<span class="seller-part">${seller.phone.label}: ${seller.phone.value}</span>`}
      </p>
    </div>
    ${
      seller.panDigits.length === 0
        ? null
        : html`<div class="pan">
            ${bothHeads(seller.panLabel)}
            <p class="boxes">${seller.panDigits.map((digit) => html`<span>${digit}</span>`)}</p>
          </div>`
    }
  </header>`;
}

function titleLine({ title, copy, isCopy }: InvoiceView): Html {
  return html`<div class="title">
    <h1>${title.main}<small>${title.other}</small></h1>
    <p class="${isCopy ? 'copy is-copy' : 'copy'}">${bothHeads(copy)}</p>
  </div>`;
}

function factList(facts: readonly Fact[]): Html {
  return html`<dl>
    ${facts.map(
      (fact) =>
        html`<div>
          <dt>${bothHeads(fact.label)}</dt>
          <dd>${fact.value}${fact.note === '' ? null : html`<small>${fact.note}</small>`}</dd>
        </div>`,
    )}
  </dl>`;
}

function linesTable({ columns, lines }: InvoiceView): Html {
  return html`<div
    class="scroll"
    tabindex="0"
    role="group"
    aria-label="${columns.find(({ key }) => key === 'particulars')?.label.main ?? null}"
  >
    <table class="lines">
      <thead>
        <tr>
          ${columns.map(({ key, label }) => html`<th scope="col" class="${key}">${bothHeads(label)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          (line) =>
            html`<tr>
              ${columns.map(({ key }) => {
                const remarks =
                  key === 'particulars' && line.remarks !== '' ? html`<small>${line.remarks}</small>` : null;
                return html`<td class="${key}">${line[key]}${remarks}</td>`;
              })}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}

function ending(view: InvoiceView): Html {
  return html`<section class="ending">
      <div class="qr">${drawn(view.qr)}</div>
      <div class="words">
        <p>${bothHeads(view.words.label)}<strong>${view.words.value}</strong></p>
        ${view.remarks === null ? null : html`<p>${bothHeads(view.remarks.label)}${view.remarks.value}</p>`}
      </div>
      <table class="totals">
        <tbody>
          ${view.totals.map(
            (total) =>
              html`<tr${total.isGrand ? html` class="grand"` : null}><th scope="row">${bothHeads(total.label)}</th><td>${total.value}</td></tr>
`,
          )}
        </tbody>
      </table>
    </section>
    <section class="signatures">${view.signatures.map((label) => html`<p>${bothHeads(label)}</p>`)}</section>`;
}

function bothHeads(label: Label): Html {
  return html`<span class="head">${label.main}<small>${label.other}</small></span>`;
}

function pngAddress(bytes: readonly number[]): string {
  return `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
}
