import { dayCloseContract } from '@bahi/contract/books/day-close/day-close.contract';
import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { creditNoteContract } from '@bahi/contract/sales/credit-note/credit-note.contract';
import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { screens } from '@bahi/contract/screens';
import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { showToast } from '../../../platform/toasts.ts';
import { ScanButton } from '../../../ui/scan/ScanButton.tsx';
import { ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { QuickItemDialog } from '../../catalogue/item/quick/QuickItemDialog.tsx';
import { EditorToolsContext, type EditorTools } from '../../stock/goods-lines/editor/editor-context.ts';
import { useFirstFocus } from '../../stock/goods-lines/editor/editor-focus.ts';
import { useEditorTools } from '../../stock/goods-lines/editor/use-editor-tools.ts';
import { UnknownCode } from '../../stock/goods-lines/grid/UnknownCode.tsx';
import { soldLineParts } from '../invoice/SoldBatch.tsx';
import editor from '../../stock/goods-lines/editor/DocumentEditor.module.css';
import type { CounterProps } from './Counter.tsx';
import classes from './Counter.module.css';
import type { CounterStore } from './counter-kind.ts';
import { CounterLines } from './CounterLines.tsx';
import { CounterSide } from './CounterSide.tsx';
import { CustomerDialog } from './customer/CustomerDialog.tsx';
import { HeldSalesDialog } from './held/HeldSalesDialog.tsx';
import { useHeldSales } from './held/use-held-sales.ts';
import { usePutAside } from './held/use-put-aside.ts';
import { CounterInput } from './input/CounterInput.tsx';
import { useEntries } from './input/use-entries.ts';
import { useSelling } from './input/use-selling.ts';
import { PaymentPanel } from './payment/PaymentPanel.tsx';
import { ReturnDialog } from './return/ReturnDialog.tsx';
import { useCounterKeys } from './use-counter-keys.ts';
import { useSale } from './use-sale.ts';

export type CounterPlace = 'customer' | 'held' | 'return' | 'payment';
type Props = CounterProps & { store: CounterStore; wasRestored: boolean };

/** The tools that the parts of the editor share come first, for all that is below needs them. */
export function CounterBody(props: Props) {
  const { kind } = props;
  const { can, userDetails, business } = useSession();
  const panel = useRef<HTMLElement>(null);
  const account = `${business?.id ?? 0}.${userDetails.id}`;
  const hasLine = props.till.useHasLine();
  const mayAdd = (can(itemContract.create) || can(serviceContract.save)) && hasLine;
  const addItem = useMemo(() => (mayAdd ? () => undefined : null), [mayAdd]);
  const { tools, live, priced } = useEditorTools(panel, { kind, account, lineParts: soldLineParts, addItem });
  const { till } = props;
  const pricedNow = useCallback(async () => {
    await till.freshen();
    await priced();
  }, [till, priced]);
  return (
    <EditorToolsContext value={tools}>
      <CounterScreen {...props} account={account} tools={tools} priced={pricedNow} hasLine={hasLine} />
      <div ref={live} role="status" className={editor.live} />
    </EditorToolsContext>
  );
}

type ScreenProps = Props & { account: string; tools: EditorTools; priced: () => Promise<void>; hasLine: boolean };

// Longer than 60 lines because the whole screen is seen in one place.
function CounterScreen(props: ScreenProps) {
  const { till, store, outletId, account, tools, hasLine } = props;
  const t = useTexts(counterScreenMessages);
  const { can } = useSession();
  const mayReturn = can(creditNoteContract.save) && can('invoice.read') && hasLine;
  const mayClose = can(dayCloseContract.create) && hasLine;
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CounterPlace | null>(null);
  const [adding, setAdding] = useState<{ opened: boolean; typed: string }>({ opened: false, typed: '' });
  const focusInput = (): void => field.current?.focus();
  const close = (): void => {
    flushSync(() => setPlace(null));
    focusInput();
  };
  const sale = useSale({ ...props, onSold: close, onPrinted: focusInput, onLinesRefused: close });
  const selling = useSelling();
  const entries = useEntries(selling, sale.isBusy);
  const held = useHeldSales(`${account}.${outletId}`);
  const { isWhole, ...aside } = usePutAside({ store, sale, held, entries, items: tools.lineItems.items });
  const open = (next: CounterPlace): void => {
    if (sale.isBusy || ((next === 'payment' || next === 'held') && !isWhole())) return;
    if (next === 'payment' && !sale.hasLines()) return focusInput();
    const stop = next === 'payment' ? till.stopNow() : null;
    if (stop !== null) return showToast({ kind: 'error', message: stop });
    flushSync(() => setPlace(next));
  };
  const hold = (): void => {
    aside.hold();
    focusInput();
  };
  const closeDay = (): void => {
    if (mayClose && !sale.isBusy) void navigate(`${screens.newDayClose}?outletId=${outletId}`);
  };
  const takeUp = (number: number): void => {
    aside.takeUp(number);
    close();
  };
  const acts = {
    F2: () => screen.current?.querySelector<HTMLElement>(`[data-line="${selling.chosen}"] [data-cell="rate"]`)?.focus(),
    F4: () => open('customer'),
    F6: hold,
    F7: () => open('held'),
    F8: () => {
      if (mayReturn) open('return');
    },
    F9: () => open('payment'),
    F10: closeDay,
  };
  useCounterKeys({
    acts,
    field,
    isElsewhere: place !== null || adding.opened,
    onSaveDraft: hasLine ? aside.saveDraft : () => undefined,
  });
  useFirstFocus(field, true);
  const { lineItems } = tools;
  return (
    <>
      <PageTitle title={t('createTitle')} />
      <div className={classes.counter} ref={screen}>
        <section className={classes.main}>
          <div className={classes.entry}>
            <CounterInput
              field={field}
              entries={entries}
              selling={selling}
              onAdd={(typed) => setAdding({ opened: true, typed })}
              isBusy={sale.isBusy}
            />
            <ScanButton
              onScan={async (code) => {
                entries.enter({ what: code, times: null });
                return Promise.resolve(code);
              }}
            />
          </div>
          {entries.unknown === null ? null : (
            <UnknownCode code={entries.unknown} onSearch={focusInput} onDismiss={entries.dismiss} />
          )}
          {lineItems.error === null ? null : <ErrorState error={lineItems.error} onRetry={lineItems.retry} />}
          <CounterLines selling={selling} onLeave={focusInput} />
          <p className={classes.keys}>{t('keys')}</p>
        </section>
        <aside className={classes.side}>
          {place === 'payment' ? (
            <PaymentPanel
              store={store}
              takesCredit={till.takesCredit}
              isBusy={sale.isBusy}
              onIssue={() => {
                if (isWhole()) void sale.issue();
              }}
              onClose={close}
              onCustomer={() => open('customer')}
            />
          ) : (
            <CounterSide
              {...props}
              sale={sale}
              heldCount={held.bills.length}
              isWaiting={entries.waiting > 0}
              open={open}
              onHold={hold}
              onSaveDraft={hasLine ? aside.saveDraft : null}
              mayReturn={mayReturn}
              onCloseDay={mayClose ? closeDay : null}
            />
          )}
        </aside>
      </div>
      <CustomerDialog opened={place === 'customer'} onClose={close} store={store} hasLine={hasLine} />
      <HeldSalesDialog opened={place === 'held'} onClose={close} held={held} onTake={takeUp} />
      <ReturnDialog opened={place === 'return'} onClose={close} />
      <QuickItemDialog
        opened={adding.opened}
        onClose={() => setAdding((before) => ({ ...before, opened: false }))}
        typed={adding.typed}
        outletId={outletId}
        onMade={(made) => {
          entries.enter({ what: made, times: null });
          focusInput();
        }}
      />
    </>
  );
}
