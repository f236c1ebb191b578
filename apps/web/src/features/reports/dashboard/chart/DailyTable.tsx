import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { useTexts } from '../../../../platform/i18n.ts';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { MoneyText } from '../../../../ui/texts/MoneyText.tsx';
import classes from './DailyTable.module.css';
import type { DayFigures } from '../dashboard-answer.ts';

/** The chart's days as a table, today first. */
export function DailyTable({ daily, showsExpenses }: { daily: readonly DayFigures[]; showsExpenses: boolean }) {
  const t = useTexts(dashboardScreenMessages);
  return (
    // What scrolls must be reached by the keyboard.
    <div className={classes.scroll} role="region" aria-label={t('dailyTable')} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col" data-amount>
              {t('salesColumn')}
            </th>
            <th scope="col" data-amount>
              {t('receiptsColumn')}
            </th>
            {showsExpenses ? (
              <th scope="col" data-amount>
                {t('expensesColumn')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {daily.toReversed().map((day) => (
            <tr key={day.dayAD}>
              <th scope="row">
                <DateText ad={day.dayAD} />
              </th>
              <td>
                <MoneyText rupees={day.sales} />
              </td>
              <td>
                <MoneyText rupees={day.receipts} />
              </td>
              {showsExpenses ? (
                <td>
                  <MoneyText rupees={day.expenses} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
