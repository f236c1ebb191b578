import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { todayByClock } from '../../../platform/clock.ts';
import { textOf, useTexts } from '../../../platform/i18n.ts';
import { keyOf } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { showToast } from '../../../platform/toasts.ts';
import { writtenLines } from '../../stock/goods-lines/document-draft.ts';
import type { KeptDraft } from '../../stock/goods-lines/editor/editor-state.ts';
import { onDay } from '../../stock/goods-lines/editor/opened-draft.ts';
import { useIssuedBefore } from '../../stock/goods-lines/editor/use-issued-before.ts';
import { useKeptDraft } from '../../stock/goods-lines/editor/use-kept-draft.ts';
import { useSaveDocument } from '../../stock/goods-lines/editor/use-save-document.ts';
import { retaxLines } from '../../stock/goods-lines/grid/use-tax-of-day.ts';
import type { LineItem } from '../../stock/goods-lines/line-item.ts';
import type { InvoiceOwn } from '../invoice/invoice-kind.ts';
import type { CounterProps } from './Counter.tsx';
import { type CounterStore, newSale } from './counter-kind.ts';
import { draftMode } from './payment/paying.ts';

type Selling = Pick<CounterProps, 'kind' | 'till' | 'slot' | 'outletId'> & {
  store: CounterStore;
  wasRestored: boolean;
  /** Waits for what the goods cost, where that is being asked. */
  priced: () => Promise<void>;
  /** It is sold, and the next bill is there. */
  onSold: () => void;
  /** The slip's dialog is closed, which had taken the focus. */
  onPrinted: () => void;
  /** Something on a line was refused: the lines are to be seen. */
  onLinesRefused: () => void;
};

/** One bill after the other: issues it once, prints its slip, and begins the next. */
// Longer than 60 lines because all that happens to a bill is seen in one place.
export function useSale({ kind, till, store, slot, outletId, wasRestored, priced, ...told }: Selling) {
  const { onSold, onPrinted, onLinesRefused } = told;
  const t = useTexts(counterScreenMessages);
  const session = useSession();
  const [lastId, setLastId] = useState<number | null>(null);
  const slip = till.useSlip(onPrinted);
  const keepSold = till.useKeepSold();
  const kept = useKeptDraft(store, slot, { name: slot.name, wasRestored });
  const askToday = useAskToday();
  const begin = (): void => {
    kept.forget();
    store.reset(newSale(session, outletId));
    askToday();
  };
  const [isBusy, setBusy] = useState(false);
  /** The key of the bill that is on its way; no other one is done with when it is answered. */
  const sending = useRef<string | null>(null);
  const done = (): void => {
    if (sending.current === null || store.getState().issueKey === sending.current) begin();
    onSold();
  };
  const sold = (id: number): void => {
    setLastId(id);
    done();
  };
  const askIssued = useIssuedBefore({
    kind,
    store,
    wasRestored,
    onFound: ({ id, code }) => {
      showToast({ kind: 'general', message: textOf('counterScreen.notDraft', { number: code ?? '' }) });
      sold(id);
    },
  });
  const { save } = useSaveDocument({
    kind,
    store,
    priced,
    onDraftSaved: () => {
      done();
      showToast({ kind: 'general', message: t('draftSaved') });
    },
    onIssued: (bill) => {
      // What is given back is there at once.
      keepSold(bill);
      sold(bill.id);
      slip.printIfOn(bill.id);
    },
    onSending: kept.keepNow,
    onIssuedBefore: askIssued,
    onRefused: () => {
      const { refusals, problems } = store.getState();
      const isOnLine = [...refusals.keys(), ...problems.keys()].some((place) => /^\d+\./.test(place));
      if (isOnLine) onLinesRefused();
    },
  });
  const saveOnce = async (state: 'DRAFT' | 'FINAL'): Promise<void> => {
    if (sending.current !== null) return;
    sending.current = store.getState().issueKey;
    setBusy(true);
    await save(state).finally(() => {
      sending.current = null;
      setBusy(false);
    });
  };
  useToday(kind, store);
  return {
    lastId,
    slip,
    /** It is being sent: nothing is done to it or instead of it. */
    isBusy,
    hasLines: () => writtenLines(store.getState()).length > 0,
    begin,
    issue: () => saveOnce('FINAL'),
    saveDraft: async (): Promise<void> => {
      const draft = store.getState();
      if (writtenLines(draft).length === 0) return;
      const { party } = draft.head;
      const isNamed = party !== null && party.id !== session.business?.cashCustomerId;
      // A draft says nothing of parts, which are paid when it is issued.
      store.setOwn({ paymentMode: draftMode(draft.own, isNamed), payments: [], tenderedAmount: '' });
      await saveOnce('DRAFT');
    },
    /** At what goods cost and are taxed now, not as it was when it was held. */
    takeUp: (bill: KeptDraft<InvoiceOwn>, items: readonly LineItem[]): void => {
      store.reset(newSale(session, outletId));
      store.forgetPrices();
      store.restore(onDay(kind, bill, session.todayAD));
      retaxLines(store, items);
    },
  };
}

export type Sale = ReturnType<typeof useSale>;

/** What is sold today bears today, also where the counter stood open over night. */
function useToday(kind: CounterProps['kind'], store: CounterStore): void {
  const { todayAD } = useSession();
  useEffect(() => {
    const { head, own } = store.getState();
    if (head.issuedDateAD === todayAD) return;
    // Who has days to pay has as many of them from today.
    const moved = kind.ownMoved?.(own, head.issuedDateAD, todayAD);
    store.setHead({ issuedDateAD: todayAD });
    if (moved !== undefined) store.setOwn({ dueDateAD: moved.dueDateAD });
  }, [kind, store, todayAD]);
}

/** Asks the server for the day, when the clock of this device says that it is another one. */
function useAskToday(): () => void {
  const { todayAD } = useSession();
  const client = useQueryClient();
  return () => {
    if (formatAdDate(todayByClock()) !== todayAD)
      void client.invalidateQueries({ queryKey: keyOf(sessionContract.init) });
  };
}
