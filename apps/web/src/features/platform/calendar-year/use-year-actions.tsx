import {
  calendarYearContract,
  type CalendarYearRow,
} from '@bahi/contract/platform/calendar-year/calendar-year.contract';
import { calendarYearScreenMessages } from '@bahi/contract/platform/calendar-year/calendar-year-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { Eye, Pencil, Undo2 } from 'lucide-react';
import { useCalendar } from '../../../platform/calendar.ts';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import type { RowAction } from '../../../ui/list/list-types.ts';
import { changeOf, yearValues, type YearValues } from './calendar-form.ts';
import { useShiftTexts } from './use-shift-texts.ts';

const iconPixels = 16;

type Offers = { view: (year: number) => void; edit: ((years: YearValues[]) => void) | undefined };

/** What can be done with a year: seen, replaced, and once it is replaced put back. */
export function useYearActions({ view, edit }: Offers): (row: CalendarYearRow) => RowAction[] {
  const t = useTexts(calendarYearScreenMessages);
  const ui = useTexts(uiMessages);
  const calendar = useCalendar();
  const language = useLanguage();
  const putBack = usePutBack();
  return (row) => {
    const actions: RowAction[] = [
      { label: ui('view'), icon: <Eye size={iconPixels} aria-hidden />, onClick: () => view(row.year) },
    ];
    if (edit === undefined) return actions;
    actions.push({
      label: t('replace'),
      icon: <Pencil size={iconPixels} aria-hidden />,
      onClick: () => edit([yearValues(row.year, { calendar, language }, row.version)]),
    });
    if (row.source === 'REPLACED')
      actions.push({
        label: t('putBack'),
        icon: <Undo2 size={iconPixels} aria-hidden />,
        onClick: () => void putBack(row),
        isDangerous: true,
      });
    return actions;
  };
}

/** Asks, saying which other years move by it, and puts the year back. */
function usePutBack(): (row: CalendarYearRow) => Promise<void> {
  const t = useTexts(calendarYearScreenMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  const confirm = useConfirm();
  const shiftTexts = useShiftTexts();
  const send = useSend(calendarYearContract.putBack);
  return async ({ year, builtInMonths }) => {
    const change = changeOf({ years: [{ year, months: builtInMonths ?? [] }] }, calendar);
    const shifts = change === null ? [] : shiftTexts(change);
    const sentences = [t('putBackQuestion', { year: inDigitsOf(String(year), language) }), ...shifts];
    const isConfirmed = await confirm({
      kind: 'own',
      question: sentences.join(' '),
      confirm: t('putBack'),
      isDangerous: true,
    });
    // What cannot be is said as a toast.
    if (isConfirmed) send.mutate({ body: { year, acceptsShift: true } });
  };
}
