import { cashWord } from '@bahi/contract/books/day-close/cash-words';
import { dayCloseScreenMessages } from '@bahi/contract/books/day-close/day-close-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useLongDay } from '../../../../ui/dates/DateText.tsx';
import { FormSection } from '../../../../ui/form/FormGrid.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../../ui/texts/TextLink.tsx';
import type { CashOfDay } from '../day-close-form.ts';
import classes from './DayClose.module.css';
import { useLinesPath } from './use-lines-path.ts';

/** What the books say of a box on a day: what there was, what came and went by what it was for, and what should be there. */
export function BookedCash({ cash }: { cash: CashOfDay }) {
  const t = useTexts(dayCloseScreenMessages);
  const dayText = useLongDay();
  const path = useLinesPath(cash);
  const { previous } = cash;
  return (
    <FormSection title={t('books')}>
      <table className={classes.table}>
        <tbody>
          <Line label={previous === null ? t('opening') : t('openingOf', { day: dayText(previous.dateAD) })}>
            <MoneyText rupees={cash.openingAmount} />
          </Line>
          {cash.betweenAmount === 0 ? null : (
            <Line label={t('between')} hint={t('betweenHint')}>
              <MoneyText rupees={cash.betweenAmount} />
            </Line>
          )}
          <Movements cash={cash} side="received" path={path} />
          <Movements cash={cash} side="paid" path={path} />
          {cash.movements.length === 0 ? (
            <tr>
              <td colSpan={2}>{t('nothingMoved')}</td>
            </tr>
          ) : null}
          <Line label={t('expected')} isSum>
            <MoneyText rupees={cash.expectedAmount} />
          </Line>
        </tbody>
      </table>
    </FormSection>
  );
}

function Movements({ cash, side, path }: { cash: CashOfDay; side: 'received' | 'paid'; path: string | null }) {
  const t = useTexts(dayCloseScreenMessages);
  const language = useLanguage();
  const moved = cash.movements
    .map(({ what, entries, receivedAmount, paidAmount }) => ({
      what: cashWord(what)[language],
      entries: formatNumber(entries, language),
      amount: side === 'received' ? receivedAmount : paidAmount,
    }))
    .filter(({ amount }) => amount !== 0);
  if (moved.length === 0) return null;
  return (
    <>
      <Line label={t(side)} isSum>
        <MoneyText rupees={side === 'received' ? cash.receivedAmount : cash.paidAmount} />
      </Line>
      {moved.map(({ what, entries, amount }) => (
        <Line key={what} label={t('kindAndCount', { what, count: entries })}>
          {path === null ? (
            <MoneyText rupees={amount} />
          ) : (
            <TextLink to={path} label={t('openLines', { what, amount: formatRupees(paisaOf(amount), language) })}>
              <MoneyText rupees={amount} />
            </TextLink>
          )}
        </Line>
      ))}
    </>
  );
}

type LineProps = { label: string; hint?: string; isSum?: boolean; children: ReactNode };

function Line({ label, hint, isSum = false, children }: LineProps) {
  return (
    <tr data-sum={isSum || undefined}>
      <th scope="row">
        {label}
        {hint === undefined ? null : <small>{hint}</small>}
      </th>
      <td data-align="end">{children}</td>
    </tr>
  );
}
