import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { todayByClock } from '../../../platform/clock.ts';
import { textOf, useTexts } from '../../../platform/i18n.ts';
import { keyOf } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { showToast } from '../../../platform/toasts.ts';
import { writtenLines } from '../../stock/goods-lines/document-draft.ts';
import type { KeptDraft } from '../../stock/goods-lines/editor/editor-state.ts';
import { onDay } from '../../stock/goods-lines/editor/opened-draft.ts';
import { useKeptDraft } from '../../stock/goods-lines/editor/use-kept-draft.ts';
import { useSaveDocument } from '../../stock/goods-lines/editor/use-save-document.ts';
import type { InvoiceOwn } from '../invoice/invoice-kind.ts';
import type { CounterProps } from './Counter.tsx';
import { type CounterStore, newSale } from './counter-kind.ts';
import { useSlip } from './use-slip.ts';

type Selling = Pick<CounterProps, 'kind' | 'slot' | 'outletId'> & {
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
export function useSale({ kind, store, slot, outletId, wasRestored, priced, ...told }: Selling) {
  const { onSold, onPrinted, onLinesRefused } = told;
  const t = useTexts(counterScreenMessages);
  const session = useSession();
  const [lastId, setLastId] = useState<number | null>(null);
  const slip = useSlip(onPrinted);
  const kept = useKeptDraft(store, slot, { name: slot.name, wasRestored });
  const askToday = useAskToday();
  const begin = (): void => {
    kept.forget();
    store.reset(newSale(session, outletId));
    askToday();
  };
  const sold = (id: number): void => {
    setLastId(id);
    begin();
    onSold();
  };
  const askIssued = useIssuedBefore(kind, store, { wasRestored, onFound: sold });
  const { save, saving } = useSaveDocument({
    kind,
    store,
    priced,
    onDraftSaved: () => {
      begin();
      onSold();
      showToast({ kind: 'general', message: t('draftSaved') });
    },
    onIssued: ({ id }) => {
      sold(id);
      slip.printIfOn(id);
    },
    onSending: kept.keepNow,
    onIssuedBefore: askIssued,
    onRefused: () => {
      const { refusals, problems } = store.getState();
      const isOnLine = [...refusals.keys(), ...problems.keys()].some((place) => /^\d+\./.test(place));
      if (isOnLine) onLinesRefused();
    },
  });
  const isSending = useRef(false);
  const saveOnce = async (state: 'DRAFT' | 'FINAL'): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    await save(state).finally(() => {
      isSending.current = false;
    });
  };
  useToday(store);
  return {
    lastId,
    slip,
    isBusy: saving !== null,
    hasLines: () => writtenLines(store.getState()).length > 0,
    begin,
    issue: () => saveOnce('FINAL'),
    saveDraft: async (): Promise<void> => {
      if (writtenLines(store.getState()).length === 0) return;
      // A draft says nothing of parts, which are paid when it is issued.
      store.setOwn({ paymentMode: 'CREDIT', payments: [], tenderedAmount: '' });
      await saveOnce('DRAFT');
    },
    takeUp: (bill: KeptDraft<InvoiceOwn>): void => {
      store.reset(newSale(session, outletId));
      store.restore(onDay(kind, bill, session.todayAD));
    },
  };
}

export type Sale = ReturnType<typeof useSale>;

/** What is sold today bears today, also where the counter stood open over night. */
function useToday(store: CounterStore): void {
  const { todayAD } = useSession();
  useEffect(() => {
    if (store.getState().head.issuedDateAD === todayAD) return;
    store.setHead({ issuedDateAD: todayAD });
    store.setOwn({ dueDateAD: todayAD });
  }, [store, todayAD]);
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

type Issued = { wasRestored: boolean; onFound: (id: number) => void };

/** Asks what was issued under the bill's key: of one that a reload left, and when the server says so. */
function useIssuedBefore(
  kind: CounterProps['kind'],
  store: CounterStore,
  { wasRestored, onFound }: Issued,
): () => void {
  const [asked, setAsked] = useState(() => (wasRestored ? store.getState().issueKey : null));
  const issued = kind.useIssued(asked);
  const tell = useEffectEvent((found: { id: number; code: string | null }) => {
    setAsked(null);
    if (store.getState().issueKey !== asked) return;
    showToast({ kind: 'general', message: textOf('counterScreen.notDraft', { number: found.code ?? '' }) });
    onFound(found.id);
  });
  useEffect(() => {
    if (issued !== undefined) tell(issued);
  }, [issued]);
  return () => setAsked(store.getState().issueKey);
}
