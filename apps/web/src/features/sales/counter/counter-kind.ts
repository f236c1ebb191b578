import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { screens } from '@bahi/contract/screens';
import { addDays, formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import type { Session } from '../../../platform/session.tsx';
import { blankLine, type DocumentDraft, newHead } from '../../stock/goods-lines/document-draft.ts';
import type { EditorStore } from '../../stock/goods-lines/editor/editor-store.ts';
import type { GoodsKind } from '../../stock/goods-lines/goods-kind.ts';
import { invoiceKind, type InvoiceOwn, useSaveInvoice } from '../invoice/invoice-kind.ts';
import type { Paying } from './payment/paying.ts';
import type { SoldInvoice } from './till.ts';

export type CounterStore = EditorStore<InvoiceOwn>;
export type CounterKind = Omit<GoodsKind<InvoiceOwn, SoldInvoice>, 'draftOf' | 'useStored'>;

/** The counter of an outlet: the same invoices by the same calls, written on another screen, each outlet's for itself. */
export function counterKind(outletId: number): CounterKind {
  return {
    ...invoiceKind,
    name: `counter-${outletId}`,
    texts: counterScreenMessages,
    listPath: screens.counter,
    // The next bill waits for no list of goods.
    useSave: () => useSaveInvoice({ refreshesBehind: true }),
  };
}

/** The next bill: of the cash customer, paid at once, where who sells may take money. */
export function newSale(session: Session, outletId: number): DocumentDraft<InvoiceOwn> {
  const { todayAD } = session;
  const { party = null, own = {} } = invoiceKind.usualParty?.(session) ?? {};
  return {
    head: { ...newHead(todayAD, outletId), party },
    own: { ...invoiceKind.newOwn(todayAD), ...own },
    lines: [blankLine(1)],
  };
}

/** Due by the credit days of the customer, from the day of the bill. */
export function proposeDue(store: CounterStore, creditDays: number | null): void {
  const issued = parseAdDate(store.getState().head.issuedDateAD);
  if (issued === undefined || isDateProblem(issued)) return;
  store.setOwn({ dueDateAD: formatAdDate(addDays(issued, creditDays ?? 0)) });
}

/** How the bill is paid, as an invoice says it: in one mode, in several or in part, or not at all. */
export function payBy(store: CounterStore, { parts, rest, given }: Pick<Paying, 'parts' | 'rest' | 'given'>): void {
  const [first, ...others] = parts;
  const isWhole = first !== undefined && others.length === 0 && rest === 0;
  const paymentMode = first === undefined && rest > 0 ? 'CREDIT' : isWhole ? first.mode : 'MIXED';
  const takesCash = parts.some(({ mode }) => mode === 'CASH');
  store.setOwn({
    paymentMode: first === undefined && rest === 0 ? 'CASH' : paymentMode,
    payments: parts.map(({ mode, amount }) => ({ mode, amount: String(rupeesFromPaisa(amount)) })),
    tenderedAmount: given === null || !takesCash ? '' : String(rupeesFromPaisa(given)),
  });
}
