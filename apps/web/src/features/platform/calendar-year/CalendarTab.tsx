import { calendarYearContract, yearSources } from '@bahi/contract/platform/calendar-year/calendar-year.contract';
import { calendarYearMessages } from '@bahi/contract/platform/calendar-year/calendar-year.messages';
import { calendarYearScreenMessages } from '@bahi/contract/platform/calendar-year/calendar-year-screen.messages';
import { inDigitsOf, toLatin } from '@bahi/domain/numbers/digits';
import { Button } from '@mantine/core';
import { CalendarPlus } from 'lucide-react';
import { useCalendar } from '../../../platform/calendar.ts';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { type ListState, useListState } from '../../../platform/use-list-state.ts';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { FilterChip } from '../../../ui/list/FilterChip.tsx';
import { ListSection } from '../../../ui/list/ListSection.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import { useYearColumns } from './calendar-columns.tsx';
import { yearValues, type YearValues } from './calendar-form.ts';
import classes from './Calendar.module.css';
import { CalendarYearDialog } from './CalendarYearDialog.tsx';
import { CalendarYearsDialog } from './CalendarYearsDialog.tsx';
import { useYearActions } from './use-year-actions.tsx';
import { YearInput } from './YearInput.tsx';

registerTexts(calendarYearMessages);

/** Years before the first provisional one that are shown when nothing else is asked for. */
const yearsBehind = 3;

/** The table of the BS calendar: its years with where they come from, newer ones entered, replaced ones put back. */
export function CalendarTab() {
  const t = useTexts(calendarYearScreenMessages);
  const calendar = useCalendar();
  const language = useLanguage();
  const { can } = useSession();
  const list = useListState({ filters: ['from', 'to', 'source'], sort: 'year', pageSize: 20 });
  const range = rangeOf(list, calendar.lastOfficialYear - yearsBehind);
  const source = yearSources.find((known) => known === list.filters.source);
  const { sort, pageNumber, pageSize } = list.query;
  const answer = useCall(
    calendarYearContract.list,
    { query: { sort, pageNumber, pageSize, source, from: Number(range.from), to: Number(range.to) } },
    { keepPrevious: true },
  );
  const view = useAddressDialog('year');
  const entry = useDialog<YearValues[]>();
  const mayChange = can(calendarYearContract.save);
  const actionsOf = useYearActions({ view: view.open, edit: mayChange ? entry.open : undefined });
  const total = answer.data?.recordsTotal;
  return (
    <>
      <div className={classes.bar}>
        <YearInput label={t('from')} value={range.from} onChange={(from) => list.setFilter('from', from)} />
        <YearInput label={t('to')} value={range.to} onChange={(to) => list.setFilter('to', to)} />
        <FilterChip
          filter={{
            name: 'source',
            label: t('source'),
            options: yearSources.map((value) => ({ value, label: t(value) })),
          }}
          value={list.filters.source}
          onChange={(value) => list.setFilter('source', value)}
        />
        <span className={classes.count}>{total === undefined ? null : t('count', { count: total })}</span>
        {mayChange ? (
          <Button
            leftSection={<CalendarPlus size={16} aria-hidden />}
            onClick={() => entry.open([yearValues(calendar.lastOfficialYear + 1, { calendar, language })])}
          >
            {t('enter')}
          </Button>
        ) : null}
      </div>
      <ListSection
        title={t('title')}
        list={list}
        answer={answer}
        columns={useYearColumns()}
        rowKey={(row) => row.year}
        rowName={(row) => inDigitsOf(String(row.year), language)}
        onOpen={(row) => view.open(row.year)}
        actionsOf={actionsOf}
        empty={<EmptyState title={t('empty')} />}
      />
      <CalendarYearDialog
        opened={view.opened}
        year={view.target}
        onClose={view.close}
        onEdit={mayChange ? (values) => entry.open([values]) : undefined}
      />
      <CalendarYearsDialog opened={entry.opened} years={entry.target ?? []} onClose={entry.close} />
    </>
  );
}

/** From some years before now on, unless the address says otherwise; what is no year counts as not said. */
function rangeOf({ filters }: ListState<'from' | 'to' | 'source'>, usualFrom: number): { from: string; to: string } {
  const year = (text: string, usual: number): string =>
    /^\d{1,4}$/.test(toLatin(text)) ? toLatin(text) : String(usual);
  return { from: year(filters.from, usualFrom), to: year(filters.to, 2100) };
}
