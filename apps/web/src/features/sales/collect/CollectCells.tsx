import type { CollectRow } from '@bahi/contract/sales/collect/collect-answer';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText, MomentText } from '../../../ui/dates/DateText.tsx';
import { HeldAdvance } from '../../../ui/texts/HeldAdvance.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { MessageStateBadge } from '../sharing/MessageStateBadge.tsx';
import { ageAmounts } from './collect-ages.ts';
import classes from './Collect.module.css';
import { isOverLimit, percentOf } from './credit-use.ts';
import { PromiseBadge } from './PromiseBadge.tsx';

/** Every number can be called. */
export function CallLink({ row }: { row: CollectRow }) {
  const t = useTexts(collectScreenMessages);
  const language = useLanguage();
  if (row.phoneNumber === '') return '—';
  const customer = nameIn(language, row.name, row.nameNp);
  return (
    <a className={classes.phone} href={`tel:${row.phoneNumber}`} title={t('callOf', { customer })}>
      {inDigitsOf(row.phoneNumber, language)}
    </a>
  );
}

export function Due({ row, withUnit = false }: { row: CollectRow; withUnit?: boolean }) {
  const t = useTexts(collectScreenMessages);
  return (
    <>
      <MoneyText rupees={row.dueAmount} withUnit={withUnit} />
      <HeldAdvance label={t('advance')} rupees={row.advanceAmount} />
    </>
  );
}

/** The ages that there is something of. */
export function Ages({ row }: { row: CollectRow }) {
  const t = useTexts(collectScreenMessages);
  return (
    <span className={classes.ofRow}>
      {ageAmounts
        .filter(({ amountOf }) => amountOf(row) !== 0)
        .map(({ age, amountOf }) => (
          <span key={age} data-late={age === 'NOT_DUE' ? undefined : true}>
            <span>{t(`SHORT_${age}`)}</span> <MoneyText rupees={amountOf(row)} />
          </span>
        ))}
    </span>
  );
}

/** How much is overdue, and since when the oldest of what is owed is late, or when it will be due. */
export function Overdue({ row }: { row: CollectRow }) {
  return (
    <span className={classes.two}>
      {row.overdueAmount === 0 ? '—' : <MoneyText rupees={row.overdueAmount} />}
      <small>
        <DateText ad={row.oldestDueDateAD} />
      </small>
      <small>
        <LateText daysLate={row.daysLate} />
      </small>
    </span>
  );
}

export function OverdueOfCard({ row }: { row: CollectRow }) {
  const t = useTexts(collectScreenMessages);
  return (
    <span className={classes.two}>
      {row.overdueAmount === 0 ? null : (
        <span data-late>
          {t('overdue')} <MoneyText rupees={row.overdueAmount} withUnit />
        </span>
      )}
      <small>
        <DateText ad={row.oldestDueDateAD} /> · <LateText daysLate={row.daysLate} />
      </small>
    </span>
  );
}

/** How long something is late, or has time. */
export function LateText({ daysLate }: { daysLate: number }) {
  const t = useTexts(collectScreenMessages);
  if (daysLate === 0) return t('dueToday');
  return daysLate > 0 ? t('daysLate', { count: daysLate }) : t('dueIn', { count: -daysLate });
}

/** How much of the limit is used, and for how many days credit is given; nothing of whoever has neither. */
export function Credit({ row }: { row: CollectRow }) {
  const t = useTexts(collectScreenMessages);
  const language = useLanguage();
  const { creditLimit, creditUsed, creditDays } = row;
  if (creditLimit === null && creditDays === null) return '—';
  return (
    <span className={classes.two}>
      {creditLimit === null || creditUsed === null ? null : (
        <>
          <span data-late={isOverLimit(row) || undefined}>
            {t('creditUse', { percent: formatNumber(percentOf(creditUsed, creditLimit), language) })}
          </span>
          <small>
            <MoneyText rupees={creditLimit} withUnit />
          </small>
        </>
      )}
      {creditDays === null ? null : <small>{t('creditDays', { days: creditDays })}</small>}
    </span>
  );
}

export function Reminded({ last }: { last: NonNullable<CollectRow['lastReminder']> }) {
  const t = useTexts(reminderScreenMessages);
  return (
    <span className={classes.two}>
      <span>
        {t(last.way)} <MessageStateBadge message={last.message} />
      </span>
      <small>
        <MomentText at={last.remindedAt} />
      </small>
    </span>
  );
}

export function Promised({ promise }: { promise: NonNullable<CollectRow['promise']> }) {
  return (
    <span className={classes.two}>
      <PromiseBadge state={promise.state} />
      <small>
        <DateText ad={promise.promisedDateAD} />
      </small>
      <small>
        <MoneyText rupees={promise.amount ?? promise.dueAmount} withUnit />
      </small>
    </span>
  );
}
