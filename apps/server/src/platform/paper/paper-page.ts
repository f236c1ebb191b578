import type { PaperLayout } from '@bahi/contract/sales/paper-look/paper-look-choices';
import type { Language } from '@bahi/domain/language';
import { type Html, html } from './html.ts';
import type { Fact, LetterheadView } from '@bahi/contract/paper/letterhead-view';
import { paperStylesheetPath } from './paper-assets.ts';
import type { Label } from '@bahi/contract/paper/paper-words';

type Paper = {
  language: Language;
  title: Label;
  number: string;
  foot: readonly Fact[];
  seller: Pick<LetterheadView, 'look' | 'sampleMark'>;
};

/**
 * A paper as a whole HTML document: its content between the sheet's edges, and the foot. Its look is said by classes
 * alone, because the page's policy allows no style in it. A bill has a layout, and a line of its own above the foot.
 */
export function paperPage(
  { language, title, number, foot, seller: { look, sampleMark } }: Paper,
  content: Html,
  bill: { layout: PaperLayout; footer: string } | null = null,
): string {
  const classes = ['paper', ...(bill === null ? [] : [bill.layout]), look.colour, `logo-${look.logoPlace}`];
  const footer = bill === null || bill.footer === '' ? null : html`<p class="own-footer">${bill.footer}</p>`;
  // The word across is pale: it stands in black above and below, too.
  const sampleLine = sampleMark === null ? null : html`<p class="sample-line">${sampleMark}</p>`;
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title.main} ${number}</title>
        <link rel="stylesheet" href="${paperStylesheetPath}" />
      </head>
      <body>
        <article class="${classes.join(' ').toLowerCase()}">
          ${sampleMark === null ? null : html`<p class="sample-mark" aria-hidden="true">${sampleMark}</p>`}
          ${sampleLine} ${content} ${footer} ${sampleLine}
          <footer class="foot">
            ${foot.map((fact) => html`<span>${fact.label.main}: <b>${fact.value}</b></span>`)}
          </footer>
        </article>
      </body>
    </html> `;
  return page.markup;
}

/** What stands across a paper that is not valid any more. */
export function stamp(label: Label): Html {
  return html`<p class="stamp">${label.main} / ${label.other}</p>`;
}

/** Name, address, PAN and logo of whose paper it is. */
export function letterhead(seller: LetterheadView): Html {
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

/** Heads with their values, one below the other. */
export function factList(facts: readonly Fact[]): Html {
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

/**
 * The table of a paper, which is scrolled where the page is narrower; `name` is its look, and the column `calledBy` names
 * it to who does not see it.
 */
export function paperTable<Key extends string, Line>(table: {
  name: string;
  calledBy: Key;
  columns: readonly { key: Key; label: Label }[];
  lines: readonly Line[];
  cellOf: (line: Line, key: Key) => Html | string;
  foot?: Html;
}): Html {
  const { name, calledBy, columns, lines, cellOf, foot = null } = table;
  return html`<div
    class="scroll"
    tabindex="0"
    role="group"
    aria-label="${columns.find(({ key }) => key === calledBy)?.label.main ?? null}"
  >
    <table class="${name}">
      <thead>
        <tr>
          ${columns.map(({ key, label }) => html`<th scope="col" class="${key}">${bothHeads(label)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          (line) =>
            html`<tr>
              ${columns.map(({ key }) => html`<td class="${key}">${cellOf(line, key)}</td>`)}
            </tr> `,
        )}
      </tbody>
      ${foot}
    </table>
  </div>`;
}

/** Heads with their values, each a line of its own. */
export function noteLines(notes: readonly Fact[]): Html {
  return html`${notes.map((note) => html`<p class="note">${bothHeads(note.label)} ${note.value}</p>`)}`;
}

/** What the marks on a paper mean. */
export function footnote(view: { footnote: string | null }): Html | null {
  return view.footnote === null ? null : html`<p class="footnote">${view.footnote}</p>`;
}

/** A head in both languages. */
export function bothHeads(label: Label): Html {
  return html`<span class="head">${label.main}<small>${label.other}</small></span>`;
}

/** A picture within its page. */
export function pngAddress(bytes: readonly number[]): string {
  return `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`;
}
