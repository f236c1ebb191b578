import type { DueSums } from '@bahi/contract/sales/collect/collect-answer';
import { collectScreenMessages } from '@bahi/contract/sales/collect/collect-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { ageAmounts } from './collect-ages.ts';
import classes from './Collect.module.css';

type Props = { totals: DueSums; age: string; onAge: (age: string) => void };

/** What all who are listed owe, and by its age: each age narrows the list to who owes something of it. */
export function DuesSummary({ totals, age: chosen, onAge }: Props) {
  const t = useTexts(collectScreenMessages);
  return (
    <section className={classes.summary} aria-label={t('ages')}>
      <dl className={classes.sums}>
        <div>
          <dt>{t('due')}</dt>
          <dd>
            <MoneyText rupees={totals.dueAmount} withUnit />
          </dd>
        </div>
        <div data-late={totals.overdueAmount > 0 || undefined}>
          <dt>{t('overdue')}</dt>
          <dd>
            <MoneyText rupees={totals.overdueAmount} withUnit />
          </dd>
        </div>
      </dl>
      <ul className={classes.ages}>
        {ageAmounts.map(({ age, amountOf }) => (
          <li key={age}>
            <button
              type="button"
              className={classes.age}
              aria-pressed={chosen === age}
              onClick={() => onAge(chosen === age ? '' : age)}
            >
              <span>{t(age)}</span>
              <MoneyText rupees={amountOf(totals)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
