import { type Html, html } from '../../../../platform/paper/html.ts';
import {
  bothHeads,
  factList,
  footnote,
  letterhead,
  noteLines,
  paperPage,
  paperTable,
  stamp,
} from '../../../../platform/paper/paper-page.ts';
import type { SettlementView } from './settlement-view.ts';

/** The settlement as a whole HTML document with the content of its paper. */
export function settlementPage(view: SettlementView): string {
  const content = html`${view.deleted === null ? null : stamp(view.deleted)} ${letterhead(view.seller)}
    <div class="title">
      <h1>${view.title.main}<small>${view.title.other}</small></h1>
    </div>
    <section class="facts">${factList(view.party)}${factList(view.facts)}</section>
    ${amountLine(view)} ${allocationsTable(view)} ${noteLines(view.notes)}
    <section class="signatures">${view.signatures.map((label) => html`<p>${bothHeads(label)}</p>`)}</section>
    ${footnote(view)}`;
  return paperPage(view, content);
}

function amountLine({ amount, words, modes }: SettlementView): Html {
  return html`<section class="received">
    <p class="figure">
      ${bothHeads(amount.label)}<strong>${amount.value}</strong>${amount.parts.map((part) => html`<span class="mode">${part}</span>`)}
    </p>
    <p>${bothHeads(words.label)}<strong>${words.value}</strong><small>${words.other}</small></p>
    <p>${bothHeads(modes.label)}${modes.values.map((value) => html`<span class="mode">${value}</span>`)}</p>
  </section>`;
}

/** A deleted settlement pays nothing any more. */
function allocationsTable({ columns, lines, totals }: SettlementView): Html | null {
  if (lines.length === 0 && totals.length === 1) return null;
  return paperTable({
    name: 'allocations',
    calledBy: 'paidFor',
    columns,
    lines,
    cellOf: (line, key) => line[key],
    foot: html`<tfoot>
      ${totals.map(
        (total) =>
          html`<tr${total.isGrand ? html` class="grand"` : null}><th scope="row" colspan="${String(columns.length - 1)}">${bothHeads(total.label)}</th><td class="paidOfIt">${total.value}</td></tr>
`,
      )}
    </tfoot>`,
  });
}
