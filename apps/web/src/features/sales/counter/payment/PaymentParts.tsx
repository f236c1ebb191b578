import type { PaymentMode } from '@bahi/contract/enumeration';
import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { formatRupees, negatePaisa, type Paisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { Button, NativeSelect } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useMoneyAccounts } from '../../../money/payment/MoneyAccountField.tsx';
import { NumberCell, writeAmount } from '../../../stock/goods-lines/grid/NumberCell.tsx';
import classes from '../Counter.module.css';
import { likelyGiven, type Paying } from './paying.ts';

type RowProps = {
  label: string;
  mode: PaymentMode;
  value: string;
  onChange: (text: string) => void;
  onRest: () => void;
  outletId: number | null;
  /** The account that it goes into, by its id; empty for the usual one. */
  account: string;
  onAccount: (id: string) => void;
};

/** A mode with what is paid in it. */
export function ModeRow({ label, mode, value, onChange, onRest, outletId, account, onAccount }: RowProps) {
  const t = useTexts(counterScreenMessages);
  const { options } = useMoneyAccounts({ mode, direction: 'RECEIVED', outletId, chosen: account });
  return (
    <div className={classes.mode} data-mode-row={mode}>
      <span aria-hidden>{label}</span>
      <NumberCell
        name={mode}
        label={label}
        value={value}
        write={writeAmount}
        onChange={onChange}
        onLeave={() => undefined}
        isWrong={false}
        noteId={undefined}
      />
      <Button variant="default" tabIndex={-1} aria-label={t('restHereOf', { mode: label })} onClick={onRest}>
        {t('restHere')}
      </Button>
      {options.length < 2 ? null : (
        <NativeSelect
          className={classes.account ?? ''}
          tabIndex={-1}
          aria-label={t('accountOf', { mode: label })}
          value={account}
          data={options}
          onChange={({ currentTarget }) => {
            onAccount(currentTarget.value);
            // What is typed next is an amount.
            currentTarget.closest('[data-mode-row]')?.querySelector('input')?.focus();
          }}
        />
      )}
    </div>
  );
}

/** By touch: what is likely handed over. */
export function Likely({ total, onGiven }: { total: Paisa; onGiven: (rupees: string) => void }) {
  const language = useLanguage();
  const amounts = likelyGiven(total);
  if (amounts.length === 0) return null;
  return (
    <div className={classes.likely}>
      {amounts.map((amount) => (
        <Button key={amount} variant="default" tabIndex={-1} onClick={() => onGiven(String(rupeesFromPaisa(amount)))}>
          {formatRupees(amount, language, { decimals: false })}
        </Button>
      ))}
    </div>
  );
}

/** What is given back, or still lacks. */
export function Outcome({ paying: { change, rest }, isTyped }: { paying: Paying; isTyped: boolean }) {
  const t = useTexts(counterScreenMessages);
  const language = useLanguage();
  const [label, amount] =
    rest < 0 ? [t('above'), negatePaisa(rest)] : rest > 0 && isTyped ? [t('lacking'), rest] : [t('change'), change];
  return (
    <div className={classes.change} data-lacking={(rest !== 0 && isTyped) || undefined} aria-live="polite">
      <span>{label}</span>
      <output>{formatRupees(amount, language)}</output>
    </div>
  );
}
