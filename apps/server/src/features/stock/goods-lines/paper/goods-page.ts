import { type Html, html } from '../../../../platform/paper/html.ts';
import { bothHeads } from '../../../../platform/paper/paper-page.ts';
import type { GoodsView } from './goods-view.ts';

/** The lines of a document as the table of its page. */
export function linesTable({ columns, lines }: GoodsView): Html {
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

/** What they come to. */
export function totalsTable(view: GoodsView): Html {
  return html`<table class="totals">
    <tbody>
      ${view.totals.map(
        (total) =>
          html`<tr${total.isGrand ? html` class="grand"` : null}><th scope="row">${bothHeads(total.label)}</th><td>${total.value}</td></tr>
`,
      )}
    </tbody>
  </table>`;
}
