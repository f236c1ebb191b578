import { ApiError } from '../../../../platform/api-error.ts';
import { invoiceForm } from '@bahi/contract/sales/invoice/invoice-form';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { invoiceMessages } from '@bahi/contract/sales/invoice/invoice.messages';
import { useState } from 'react';
import { registerTexts, textOf } from '../../../../platform/i18n.ts';
import { useSend } from '../../../../platform/query.ts';
import { showToast } from '../../../../platform/toasts.ts';
import { lineFieldOf, wireHead, wireLine } from './draft-total.ts';
import type { InvoiceDetail } from './invoice-draft.ts';
import { type EditorState, type InvoiceStore, writtenLines } from './invoice-store.ts';

registerTexts(invoiceMessages);

/** The draft was changed elsewhere since it was opened here. */
const staleCode = 'common.stale';

export type SaveState = 'DRAFT' | 'FINAL';
type Saving = {
  store: InvoiceStore;
  onDraftSaved: (saved: InvoiceDetail) => void;
  onIssued: (issued: InvoiceDetail) => void;
  /** Mistakes are marked now: the first one takes the focus. */
  onRefused: () => void;
};

/** Saves the bill as draft or issues it; what is refused, here or by the server, is marked at its place. */
export function useSaveInvoice({ store, onDraftSaved, onIssued, onRefused }: Saving) {
  const create = useSend(invoiceContract.create);
  const update = useSend(invoiceContract.update);
  const [saving, setSaving] = useState<SaveState | null>(null);
  const [isStale, setStale] = useState(false);
  const refuse = (refusals?: ReadonlyMap<string, string>): void => {
    store.showProblems(refusals);
    onRefused();
  };
  const save = async (state: SaveState): Promise<void> => {
    if (saving !== null) return;
    const sent = store.getState();
    const body = bodyOf(sent, state);
    const missing = mistakesIn(sent, body);
    if (missing.size > 0 || sent.problems.size > 0 || sent.headProblems.size > 0) {
      showToast({ kind: 'error', message: textOf('common.invalid') });
      return refuse(missing);
    }
    setSaving(state);
    const held = document.activeElement;
    try {
      const saved = await (sent.head.id === null ? create : update).mutateAsync({ body });
      store.markSaved(saved, sent);
      if (state === 'FINAL') onIssued(saved);
      else onDraftSaved(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === staleCode) setStale(true);
      if (error.fields.length > 0)
        refuse(new Map(error.fields.map(({ field, message }) => [placeOf(field, sent), message])));
    } finally {
      setSaving(null);
      giveBack(held);
    }
  };
  return { save, saving, isStale };
}

/** A button loses the focus while it shows that it is busy. */
function giveBack(held: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && held instanceof HTMLElement && held.isConnected) held.focus();
  });
}

function bodyOf(bill: EditorState, state: SaveState) {
  return { ...wireHead(bill.head), state, lines: writtenLines(bill).map(wireLine) };
}

/** What the whole form refuses and no field does: a bill without lines, or with too many. */
function mistakesIn(bill: EditorState, body: ReturnType<typeof bodyOf>): Map<string, string> {
  const issues = invoiceForm.safeParse(body).error?.issues ?? [];
  return new Map(issues.map((issue) => [placeOf(issue.path.join('.'), bill), issue.message]));
}

/** The place in the editor of a field of the body: `lines.2.quantity` is the quantity of the third line sent. */
function placeOf(field: string, bill: EditorState): string {
  const [, position, name = ''] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
  if (position === undefined) return field.replace(/BS$/, 'AD');
  return `${writtenLines(bill)[Number(position)]?.key ?? 0}.${lineFieldOf(name)}`;
}
