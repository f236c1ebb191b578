import type { CollectRow } from '@bahi/contract/sales/collect/collect-answer';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { formatNumber, inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DateText, MomentText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { HeldAdvance } from '../../../ui/texts/HeldAdvance.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { MessageStateBadge } from '../sharing/MessageStateBadge.tsx';
import { ageAmounts } from './collect-ages.ts';
import classes from './Collect.module.css';
import { PromiseBadge } from './PromiseBadge.tsx';

const nameLength = 24;

/** The columns of who owes; on a phone a card shows who, how much, the number to call, what is late and what was promised. */
export function useCollectColumns(): Column<CollectRow>[] {
  const t = useTexts(collectScreenMessages);
  const language = useLanguage();
  return [
    {
      key: 'name',
      title: t('name'),
      sort: 'name',
      card: 'who',
      cell: (row) => <WholeText text={nameIn(language, row.name, row.nameNp)} length={nameLength} />,
    },
    {
      key: 'phoneNumber',
      title: t('phoneNumber'),
      card: 'date',
      isSelfTold: true,
      cell: (row) => <CallLink row={row} />,
    },
    {
      key: 'dueAmount',
      title: t('dueRupees'),
      sort: 'dueAmount',
      align: 'end',
      card: 'amount',
      cell: (row) => <Due row={row} />,
      cardCell: (row) => <Due row={row} withUnit />,
    },
    {
      key: 'overdueAmount',
      title: t('overdueRupees'),
      sort: 'overdueAmount',
      align: 'end',
      card: 'more',
      isSelfTold: true,
      cell: (row) => <Overdue row={row} />,
      cardCell: (row) => <OverdueOfCard row={row} />,
    },
    { key: 'ages', title: t('ages'), cell: (row) => <Ages row={row} /> },
    {
      key: 'credit',
      title: t('credit'),
      card: 'more',
      cell: (row) => <Credit row={row} />,
      cardCell: (row) => (isOverLimit(row) ? <Credit row={row} /> : null),
    },
    {
      key: 'lastReminder',
      title: t('lastReminder'),
      card: 'more',
      cell: (row) => (row.lastReminder === null ? '—' : <Reminded last={row.lastReminder} />),
      cardCell: (row) => (row.lastReminder === null ? null : <Reminded last={row.lastReminder} />),
    },
    {
      key: 'promise',
      title: t('promise'),
      card: 'status',
      cell: (row) => (row.promise === null ? '—' : <Promised promise={row.promise} />),
      cardCell: (row) => (row.promise === null ? null : <Promised promise={row.promise} />),
    },
  ];
}

/** Every number can be called. */
function CallLink({ row }: { row: CollectRow }) {
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

function Due({ row, withUnit = false }: { row: CollectRow; withUnit?: boolean }) {
  const t = useTexts(collectScreenMessages);
  return (
    <>
      <MoneyText rupees={row.dueAmount} withUnit={withUnit} />
      <HeldAdvance label={t('advance')} rupees={row.advanceAmount} />
    </>
  );
}

/** The ages that there is something of. */
function Ages({ row }: { row: CollectRow }) {
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
function Overdue({ row }: { row: CollectRow }) {
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

function OverdueOfCard({ row }: { row: CollectRow }) {
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
function Credit({ row }: { row: CollectRow }) {
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

function isOverLimit({ creditLimit, creditUsed }: CollectRow): boolean {
  return creditLimit !== null && creditUsed !== null && creditUsed > creditLimit;
}

/** Of a limit of nothing all is used. */
function percentOf(used: number, limit: number): number {
  return limit === 0 ? 100 : Math.max(0, Math.round((used / limit) * 100));
}

function Reminded({ last }: { last: NonNullable<CollectRow['lastReminder']> }) {
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

function Promised({ promise }: { promise: NonNullable<CollectRow['promise']> }) {
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
