import { recurringContract } from '@bahi/contract/money/recurring/recurring.contract';
import { recurringScreenMessages } from '@bahi/contract/money/recurring/recurring-screen.messages';
import { moduleOfRepeated, rightToReadRepeated } from '@bahi/domain/posting/accounts/repeated-kinds';
import { Button } from '@mantine/core';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { TextLink } from '../../../ui/texts/TextLink.tsx';
import classes from './Recurring.module.css';
import type { Period, Recurring } from './recurring-form.ts';
import { PeriodBadge } from './RecurringBadge.tsx';
import type { RepeatedIds } from './RecurringDialog.tsx';
import { repeatedScreen } from './repeated-screens.ts';

type Props = {
  record: Recurring;
  onEnter: (period: Period) => void;
  /** Lets another document or voucher come from now on. */
  onUse: ((other: RepeatedIds) => void) | undefined;
};

/** What became of each period, the last first, with what is left to do. */
export function RecurringPeriods({ record, ...openers }: Props) {
  const t = useTexts(recurringScreenMessages);
  return (
    <section>
      <h3>{t('periods')}</h3>
      {record.periods.length === 0 ? <p>{t('noPeriods')}</p> : null}
      <ol className={classes.periods}>
        {record.periods.map((period) => (
          <PeriodRow key={period.id} record={record} period={period} {...openers} />
        ))}
      </ol>
    </section>
  );
}

function PeriodRow({ record, period, onEnter, onUse }: Props & { period: Period }) {
  const t = useTexts(recurringScreenMessages);
  const language = useLanguage();
  const { can, isBusinessInactive } = useSession();
  const again = useSend(recurringContract.again);
  const skip = useSend(recurringContract.skip);
  const { id: periodId, state, documentId, voucherId, amount, failure } = period;
  const madeId = documentId ?? voucherId;
  const { list, needs } = repeatedScreen(record.kind);
  const mayMake = can(recurringContract.enter) && can(`${moduleOfRepeated(record.kind)}.create`) && !isBusinessInactive;
  const isLeft = mayMake && (state === 'DUE' || state === 'FAILED');
  const mayUse = state === 'ISSUED' && madeId !== null && madeId !== (record.documentId ?? record.voucherId);
  return (
    <li className={classes.period}>
      <DateText ad={period.dueDayAD} />
      <PeriodBadge state={state} />
      {madeId !== null && can(needs) && can(rightToReadRepeated(record.kind)) ? (
        <TextLink to={`${list}?view=${madeId}`}>{period.documentTitle ?? t('open')}</TextLink>
      ) : null}
      {amount === null ? null : (
        <span className={classes.amount}>
          <MoneyText rupees={amount} withUnit />
        </span>
      )}
      <span className={classes.buttons}>
        {isLeft && state === 'DUE' ? (
          <Button size="compact-sm" onClick={() => onEnter(period)}>
            {t('enter')}
          </Button>
        ) : null}
        {isLeft && state === 'FAILED' ? (
          <Button size="compact-sm" loading={again.isPending} onClick={() => again.mutate({ params: { periodId } })}>
            {t('again')}
          </Button>
        ) : null}
        {isLeft ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={skip.isPending}
            onClick={() => skip.mutate({ params: { periodId } })}
          >
            {t('skip')}
          </Button>
        ) : null}
        {mayUse && onUse !== undefined ? (
          <Button size="compact-sm" variant="subtle" onClick={() => onUse({ documentId, voucherId })}>
            {t('useThis')}
          </Button>
        ) : null}
      </span>
      {failure === null ? null : (
        <small className={classes.failure}>{nameIn(language, failure, period.failureNp)}</small>
      )}
    </li>
  );
}
