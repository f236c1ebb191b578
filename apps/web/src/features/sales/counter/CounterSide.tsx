import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf, zeroPaisa } from '@bahi/domain/numbers/money';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { Archive, Coins, HandCoins, Pause, Undo2, UserRound } from 'lucide-react';
import { nameIn, textOf, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { problemAt } from '../../stock/goods-lines/editor/editor-state.ts';
import { useEditorState } from '../../stock/goods-lines/editor/use-editor-store.ts';
import { ApprovalNotice } from '../approval/ApprovalNotice.tsx';
import type { CounterPlace } from './CounterBody.tsx';
import classes from './Counter.module.css';
import { HeadProblems, Key } from './CounterParts.tsx';
import { LastSale } from './LastSale.tsx';
import type { Till } from './till.ts';
import type { Sale } from './use-sale.ts';

type Props = {
  outletId: number;
  onOutlet: (outletId: number) => void;
  till: Till;
  sale: Sale;
  heldCount: number;
  /** Something that was entered is not on the bill yet. */
  isWaiting: boolean;
  open: (place: CounterPlace) => void;
  onHold: () => void;
  /** Null where no draft is made now. */
  onSaveDraft: (() => void) | null;
  mayReturn: boolean;
  /** Null for who may not close the day. */
  onCloseDay: (() => void) | null;
};

/** Who buys, what it comes to, and what can be done with the bill; below it the bill before, with what is given back. */
export function CounterSide(props: Props) {
  const { outletId, onOutlet, till, sale, heldCount, isWaiting, open, onHold, onSaveDraft, mayReturn, onCloseDay } =
    props;
  const { isBusy } = sale;
  const t = useTexts(counterScreenMessages);
  const language = useLanguage();
  const total = useEditorState((state) => state.total?.grandTotal ?? zeroPaisa);
  return (
    <>
      <div className={classes.panel}>
        <Customer isBusy={isBusy} onOpen={() => open('customer')} />
        <div className={classes.total} aria-live="polite">
          <span>{t('toPay')}</span>
          <output data-total>{formatRupees(total, language)}</output>
        </div>
        <HeadProblems />
        {till.isRegistered ? null : <ApprovalNotice draft={null} total={total} />}
        <Button
          size="lg"
          className={classes.pay ?? ''}
          leftSection={<HandCoins size={20} aria-hidden />}
          loading={isBusy}
          onClick={() => open('payment')}
        >
          {t('issue')} <Key name="F9" />
        </Button>
        <div className={classes.actions}>
          <Button variant="default" disabled={isBusy} leftSection={<Pause size={18} aria-hidden />} onClick={onHold}>
            {t('hold')} <Key name="F6" />
          </Button>
          <Button
            variant="default"
            disabled={isBusy}
            leftSection={<Archive size={18} aria-hidden />}
            onClick={() => open('held')}
          >
            {heldCount === 0 ? t('held') : t('heldOf', { count: formatNumber(heldCount, language) })} <Key name="F7" />
          </Button>
          {mayReturn ? (
            <Button
              variant="default"
              disabled={isBusy}
              leftSection={<Undo2 size={18} aria-hidden />}
              onClick={() => open('return')}
            >
              {t('return')} <Key name="F8" />
            </Button>
          ) : null}
          {onSaveDraft === null ? null : (
            <Button variant="default" disabled={isBusy} onClick={onSaveDraft}>
              {t('saveDraft')}
            </Button>
          )}
          {onCloseDay === null ? null : (
            <Button
              variant="default"
              disabled={isBusy}
              leftSection={<Coins size={18} aria-hidden />}
              onClick={onCloseDay}
            >
              {t('closeDay')} <Key name="F10" />
            </Button>
          )}
        </div>
      </div>
      {sale.lastId === null ? null : <LastSale id={sale.lastId} till={till} slip={sale.slip} />}
      <div className={classes.settings}>
        {till.isRegistered ? null : <Outlet outletId={outletId} onOutlet={onOutlet} isFixed={isBusy || isWaiting} />}
        <Checkbox
          label={t('printSlip')}
          description={t('onThisDevice')}
          checked={sale.slip.isOn}
          onChange={(event) => sale.slip.setOn(event.currentTarget.checked)}
        />
      </div>
    </>
  );
}

function Customer({ isBusy, onOpen }: { isBusy: boolean; onOpen: () => void }) {
  const t = useTexts(counterScreenMessages);
  const language = useLanguage();
  const party = useEditorState((state) => state.head.party);
  const problem = useEditorState((state) => problemAt(state, 'party'));
  const due = paisaOf(party?.dueAmount ?? 0);
  return (
    <>
      <button
        type="button"
        className={classes.customer}
        disabled={isBusy}
        onClick={onOpen}
        data-wrong={problem !== undefined || undefined}
      >
        <UserRound size={20} aria-hidden />
        <span className={classes.customerName}>
          <small>{t('customer')}</small>
          {party === null ? t('customerTitle') : nameIn(language, party.name, party.nameNp)}
          {due > 0 ? <small>{t('due', { amount: formatRupees(due, language) })}</small> : null}
        </span>
        <Key name="F4" />
      </button>
      {problem === undefined ? null : (
        <small className={classes.problem} role="alert">
          {textOf(problem, {}, language)}
        </small>
      )}
    </>
  );
}

function Outlet({ outletId, onOutlet, isFixed }: Pick<Props, 'outletId' | 'onOutlet'> & { isFixed: boolean }) {
  const t = useTexts(counterScreenMessages);
  const language = useLanguage();
  const { outlets, officeId } = useSession();
  if (officeId !== null || outlets.length < 2) return null;
  return (
    <NativeSelect
      label={t('outlet')}
      value={String(outletId)}
      disabled={isFixed}
      data={outlets.map(({ id, name, nameNp }) => ({ value: String(id), label: nameIn(language, name, nameNp) }))}
      onChange={(event) => onOutlet(Number(event.currentTarget.value))}
    />
  );
}
