import type { PaymentMode } from '@bahi/contract/enumeration';
import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { formatRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useTools } from '../../../stock/goods-lines/editor/editor-context.ts';
import { useEditorState, useOwnState } from '../../../stock/goods-lines/editor/use-editor-store.ts';
import { exactMatch } from '../../../stock/goods-lines/grid/item-search.ts';
import classes from '../Counter.module.css';
import { HeadProblems } from '../CounterParts.tsx';
import { type CounterStore, payBy } from '../counter-kind.ts';
import { OnCredit } from './OnCredit.tsx';
import { Likely, ModeRow, Outcome } from './PaymentParts.tsx';
import {
  decided,
  type Doubt,
  isReadable,
  nothingTyped,
  type Paying,
  payingOf,
  type Typed,
  withRest,
} from './paying.ts';

type Props = {
  store: CounterStore;
  /** A part may stay unpaid. */
  takesCredit: boolean;
  /** It is being sent: it can neither be left nor sent again. */
  isBusy: boolean;
  onIssue: () => void;
  onClose: () => void;
  onCustomer: () => void;
};

const modes = ['CASH', 'ONLINE', 'CHEQUE'] as const;
/** What the arrows go through: the amounts, and what stays on credit. */
const stepQuery = '[data-number], [data-step]:not(:disabled)';

/**
 * How the bill is paid. Enter in an empty field pays all the rest in its mode, so that the exact amount in cash is Enter
 * alone; an amount that does not do it leads on to the next mode. What is over in cash is given back. What is doubtful is
 * asked about, and issued by another key than Enter, for a scanner sends that one too.
 */
// Longer than 60 lines because its keys and its fields belong together.
export function PaymentPanel({ store, takesCredit, isBusy, onIssue, onClose, onCustomer }: Props) {
  const t = useTexts(counterScreenMessages);
  const language = useLanguage();
  const { can, business } = useSession();
  const panel = useRef<HTMLDivElement>(null);
  const { lineItems } = useTools();
  const [typed, setTyped] = useState<Typed>(nothingTyped);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const ledTo = useRef<string | null>(null);
  const isStray = useRef(false);
  const total = useEditorState((state) => state.total?.grandTotal ?? zeroPaisa);
  const party = useEditorState((state) => state.head.party);
  const outletId = useEditorState((state) => state.head.outletId);
  const accounts = useOwnState(store, (own) => own.moneyAccounts);
  const mayTake = can(paymentContract.create);
  const isNamed = party !== null && party.id !== business?.cashCustomerId;
  const paying = payingOf(total, typed);
  const isTyped = modes.some((mode) => typed[mode].trim() !== '');
  const steps = (): HTMLElement[] => [...(panel.current?.querySelectorAll<HTMLElement>(stepQuery) ?? [])];
  useLayoutEffect(() => {
    // Before the next key comes: it belongs to this panel.
    steps()[0]?.focus();
    // Only when it is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const pay = (how: Paying): void => {
    if (!isReadable(typed) || how.rest < 0 || (how.rest > 0 && !(isNamed && takesCredit))) return;
    flushSync(() => payBy(store, how));
    onIssue();
  };
  const type = (change: Partial<Typed>): void => {
    ledTo.current = null;
    setDoubt(null);
    setTyped((before) => ({ ...before, ...change }));
  };
  const move = (by: 1 | -1): void => {
    const all = steps();
    const at = all.findIndex((step) => step === document.activeElement);
    ledTo.current = null;
    setDoubt(null);
    all[Math.min(Math.max(0, at + by), all.length - 1)]?.focus();
  };
  const enter = (mode: PaymentMode): void => {
    const isCode = (text: string): boolean => exactMatch(lineItems.items, text) !== null;
    const next = decided(total, typed, { mode, isLed: ledTo.current === mode, isCode });
    if (next === 'NEXT') {
      // Never onto what stays on credit: that is no amount, and the next Enter would be taken for it.
      if (mode === 'CHEQUE') return;
      move(1);
      ledTo.current = nameOf(document.activeElement);
    } else if ('pay' in next) pay(next.pay);
    else {
      setDoubt(next.doubt);
      // What is scanned next stands for itself.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    }
  };
  /** What was asked about is meant so. */
  const confirm = (mode: PaymentMode | undefined): void => {
    if (doubt !== null) pay(mode !== undefined && typed[mode].trim() === '' ? withRest(total, typed, mode) : paying);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.nativeEvent.isComposing) return;
    // A choice has its own keys, but what is scanned chooses nothing.
    if (event.target instanceof HTMLSelectElement) return event.key.length === 1 ? event.preventDefault() : undefined;
    const mode = modes.find((one) => one === nameOf(event.target));
    const isConfirmed = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && doubt !== null;
    if (event.target instanceof HTMLButtonElement && isScanned(event, isStray)) return event.preventDefault();
    const acts: Record<string, () => void> = {
      Escape: onClose,
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      F4: onCustomer,
      F9: () => confirm(mode),
      ...(mode === undefined ? {} : { Enter: () => (isConfirmed ? confirm(mode) : enter(mode)) }),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    if (!event.repeat && !isBusy) act();
  };
  return (
    <div ref={panel} className={classes.payment} role="dialog" aria-label={t('paymentTitle')} onKeyDown={press}>
      <div className={classes.total}>
        <span>{t('toPay')}</span>
        <output>{formatRupees(total, language)}</output>
      </div>
      <HeadProblems />
      {mayTake
        ? modes.map((mode) => (
            <ModeRow
              key={mode}
              label={mode === 'CASH' ? t('cashGiven') : t(mode)}
              mode={mode}
              value={typed[mode]}
              onChange={(text) => type({ [mode]: text })}
              onRest={() => pay(withRest(total, typed, mode))}
              outletId={outletId}
              account={accounts[mode] ?? ''}
              onAccount={(id) => store.setOwn({ moneyAccounts: { ...accounts, [mode]: id } })}
            />
          ))
        : null}
      {mayTake ? <Likely total={total} onGiven={(CASH) => type({ CASH })} /> : null}
      <Outcome paying={paying} isTyped={isTyped} />
      {doubt === null ? null : (
        <p className={classes.problem} role="alert">
          {t(`doubt${doubt}`)}
        </p>
      )}
      {takesCredit ? (
        <div className={classes.credit}>
          <Button
            variant="default"
            fullWidth
            data-step
            disabled={!isNamed || paying.rest <= 0}
            onClick={() => pay(paying)}
          >
            {t('onCredit')} · {formatRupees(paying.rest > 0 ? paying.rest : zeroPaisa, language)}
          </Button>
          {isNamed ? (
            <OnCredit store={store} unpaid={paying.rest > 0 ? paying.rest : zeroPaisa} />
          ) : (
            <small>{t('creditNeedsName')}</small>
          )}
        </div>
      ) : null}
      <div className={classes.actions}>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {t('backToBill')}
        </Button>
        <Button
          leftSection={<Check size={18} aria-hidden />}
          loading={isBusy}
          disabled={!mayTake || (paying.rest !== 0 && isTyped)}
          onClick={() => pay(isTyped ? paying : withRest(total, typed, 'CASH'))}
        >
          {t('sell')}
        </Button>
      </div>
      <p className={classes.keys}>{t('paymentKeys')}</p>
    </div>
  );
}

/** A scanner that writes onto a button: its keys, and the Enter after them, are no answer. */
function isScanned({ key, ctrlKey, metaKey }: KeyboardEvent, isStray: RefObject<boolean>): boolean {
  const isScanning = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey;
  const isStopped = isScanning || (key === 'Enter' && isStray.current);
  isStray.current = isScanning;
  return isStopped;
}

function nameOf(target: EventTarget | null): string {
  return target instanceof HTMLInputElement ? target.name : '';
}
