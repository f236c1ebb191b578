import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { formatLongBsDate } from '@bahi/domain/calendar/calendar-names';
import { formatRupees, sumPaisa, paisaOf } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { ChartColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useCalendar } from '../../../../platform/calendar.ts';
import { useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { dayOf } from '../../../../ui/dates/date-month.ts';
import { DailyTable } from './DailyTable.tsx';
import type { DayFigures } from '../dashboard-answer.ts';
import classes from './LastDays.module.css';
import { Panel } from '../Panel.tsx';
import { SalesChart } from './SalesChart.tsx';

type Props = {
  daily: readonly DayFigures[];
  /** Beside the sales stand the expenses, for who may see them. */
  showsExpenses: boolean;
};

/** Sales and receipts of the last thirty days, as a chart or as a table; the legend tells the day that is pointed at. */
export function LastDays({ daily, showsExpenses }: Props) {
  const t = useTexts(dashboardScreenMessages);
  const [isTable, setTable] = useState(false);
  const [pointed, setPointed] = useState<DayFigures | null>(null);
  const amountText = useAmountText();
  const sales = amountText(pointed === null ? daily.map((day) => day.sales) : [pointed.sales]);
  const receipts = amountText(pointed === null ? daily.map((day) => day.receipts) : [pointed.receipts]);
  const expenses = amountText((pointed === null ? daily : [pointed]).map((day) => day.expenses));
  const Icon = isTable ? ChartColumn : Table2;
  return (
    <Panel
      title={t('lastDays')}
      actions={
        <Button
          variant="subtle"
          leftSection={<Icon size={18} aria-hidden />}
          onClick={() => {
            setTable(!isTable);
            setPointed(null);
          }}
        >
          {isTable ? t('asChart') : t('asTable')}
        </Button>
      }
    >
      {isTable ? (
        <DailyTable daily={daily} showsExpenses={showsExpenses} />
      ) : (
        <div className={classes.chart}>
          <p className={classes.legend}>
            <PeriodName pointed={pointed} />
            <span className={classes.entry}>
              <span className={classes.bar} aria-hidden />
              {t('sales')} <strong>{t('rupees', { amount: sales })}</strong>
            </span>
            {showsExpenses ? (
              <span className={classes.entry}>
                <span className={classes.expenseBar} aria-hidden />
                {t('expenses')} <strong>{t('rupees', { amount: expenses })}</strong>
              </span>
            ) : null}
            <span className={classes.entry}>
              <span className={classes.line} aria-hidden />
              {t('receipts')} <strong>{t('rupees', { amount: receipts })}</strong>
            </span>
          </p>
          <SalesChart
            daily={daily}
            showsExpenses={showsExpenses}
            label={
              showsExpenses ? t('chartWithExpenses', { sales, receipts, expenses }) : t('chart', { sales, receipts })
            }
            pointed={pointed}
            onPoint={setPointed}
          />
        </div>
      )}
    </Panel>
  );
}

function PeriodName({ pointed }: { pointed: DayFigures | null }) {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  const day = pointed === null ? null : dayOf(pointed.dayAD, calendar);
  return (
    <span className={classes.period}>
      {day === null ? t('wholePeriod') : formatLongBsDate(day, language, calendar)}
    </span>
  );
}

/** What amounts come to, in whole rupees. */
function useAmountText(): (rupees: readonly number[]) => string {
  const language = useLanguage();
  return (rupees) => {
    const amounts = rupees.map((value) => paisaOf(value));
    return formatRupees(sumPaisa(amounts), language, { decimals: false });
  };
}
