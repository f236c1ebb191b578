import { type Html, html } from '../../../../platform/paper/html.ts';
import { bothHeads, paperTable } from '../../../../platform/paper/paper-page.ts';
import type { GoodsView } from '@bahi/contract/paper/goods-view';

/** The lines of a document as the table of its page. */
export function linesTable({ columns, lines }: GoodsView): Html {
  return paperTable({
    name: 'lines',
    calledBy: 'particulars',
    columns,
    lines,
    cellOf: (line, key) => {
      const note = key === 'particulars' && line.note !== '' ? html`<small>${line.note}</small>` : null;
      return html`${line[key]}${note}`;
    },
  });
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
