import type { PaymentMode } from '@bahi/contract/enumeration';
import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { formatRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useEditorState } from '../../../stock/goods-lines/editor/use-editor-store.ts';
import classes from '../Counter.module.css';
import { HeadProblems } from '../CounterParts.tsx';
import { type CounterStore, payBy } from '../counter-kind.ts';
import type { Sale } from '../use-sale.ts';
import { OnCredit } from './OnCredit.tsx';
import { Likely, ModeRow, Outcome } from './PaymentParts.tsx';
import { isReadable, nothingTyped, type Paying, payingOf, type Typed, withRest } from './paying.ts';

type Props = { store: CounterStore; sale: Sale; onClose: () => void; onCustomer: () => void };

const modes = ['CASH', 'ONLINE', 'CHEQUE'] as const;
/** What the arrows go through: the amounts, and what stays on credit. */
const stepQuery = '[data-number], [data-step]:not(:disabled)';

/**
 * How the bill is paid. Enter in an empty field pays all the rest in its mode, so that the exact amount in cash is Enter
 * alone; an amount that does not do it leads on to the next mode. What is over in cash is given back.
 */
// Longer than 60 lines because its keys and its fields belong together.
export function PaymentPanel({ store, sale, onClose, onCustomer }: Props) {
  const t = useTexts(counterScreenMessages);
  const language = useLanguage();
  const { can, business } = useSession();
  const panel = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Typed>(nothingTyped);
  const total = useEditorState((state) => state.total?.grandTotal ?? zeroPaisa);
  const party = useEditorState((state) => state.head.party);
  const mayTake = can(paymentContract.create);
  const isNamed = party !== null && party.id !== business?.cashCustomerId;
  const paying = payingOf(total, typed);
  const steps = (): HTMLElement[] => [...(panel.current?.querySelectorAll<HTMLElement>(stepQuery) ?? [])];
  useLayoutEffect(() => {
    // Before the next key comes: it belongs to this panel.
    steps()[0]?.focus();
    // Only when it is opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const pay = (how: Paying): void => {
    if (!isReadable(typed) || how.rest < 0 || (how.rest > 0 && !isNamed)) return;
    flushSync(() => payBy(store, how));
    void sale.issue();
  };
  const move = (by: 1 | -1): void => {
    const all = steps();
    const at = all.findIndex((step) => step === document.activeElement);
    all[Math.min(Math.max(0, at + by), all.length - 1)]?.focus();
  };
  const enter = (mode: PaymentMode): void => {
    if (typed[mode].trim() === '') return pay(withRest(total, typed, mode));
    if (paying.rest === 0) return pay(paying);
    move(1);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const mode = modes.find((one) => one === nameOf(event.target));
    const acts: Record<string, () => void> = {
      Escape: onClose,
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      F4: onCustomer,
      ...(mode === undefined ? {} : { Enter: () => enter(mode) }),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    if (!event.repeat) act();
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
              onChange={(text) => setTyped((before) => ({ ...before, [mode]: text }))}
              onRest={() => pay(withRest(total, typed, mode))}
            />
          ))
        : null}
      {mayTake ? <Likely total={total} onGiven={(CASH) => setTyped((before) => ({ ...before, CASH }))} /> : null}
      <Outcome paying={paying} isTyped={typed !== nothingTyped} />
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
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('backToBill')}
        </Button>
        <Button
          leftSection={<Check size={18} aria-hidden />}
          loading={sale.isBusy}
          disabled={!mayTake || (paying.rest !== 0 && typed !== nothingTyped)}
          onClick={() => pay(typed === nothingTyped ? withRest(total, typed, 'CASH') : paying)}
        >
          {t('sell')}
        </Button>
      </div>
      <p className={classes.keys}>{t('paymentKeys')}</p>
    </div>
  );
}

function nameOf(target: EventTarget): string {
  return target instanceof HTMLInputElement ? target.name : '';
}
