import type { Answer } from '@bahi/contract/endpoint';
import type { reportFileContract } from '@bahi/contract/reports/report-file/report-file.contract';
import { reportFileAt } from '@bahi/contract/reports/report-file/report-file-paths';
import { reportFileScreenMessages } from '@bahi/contract/reports/report-file/report-file-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useLongDay } from '../../../ui/dates/DateText.tsx';

export type ReportFile = Answer<(typeof reportFileContract)['get']>;

/** What a file is called: the report and its days, and what of it. */
export function useFileName(): (file: ReportFile) => string {
  const t = useTexts(reportFileScreenMessages);
  const language = useLanguage();
  const longDay = useLongDay();
  return ({ report, fromDateAD, toDateAD, isOfChanges, fileType }) => {
    const days = fromDateAD === toDateAD ? longDay(toDateAD) : `${longDay(fromDateAD)} – ${longDay(toDateAD)}`;
    const parts = [reportFileAt(report).title[language], days, isOfChanges ? t('changes') : '', t(fileType)];
    return parts.filter((part) => part !== '').join(' · ');
  };
}

/** How many of its rows are written, in the digits of the language. */
export function useRowsText(): (file: ReportFile) => string {
  const t = useTexts(reportFileScreenMessages);
  const language = useLanguage();
  return ({ state, rowsDone, rowsTotal }) => {
    if (rowsTotal === null) return '';
    const [done, total] = [formatNumber(rowsDone, language), formatNumber(rowsTotal, language)];
    return state === 'MAKING' ? t('rowsOf', { done, total }) : t('rows', { count: total });
  };
}

/** How much of it is made, of a hundred. */
export function percentOf({ rowsDone, rowsTotal }: ReportFile): number {
  return rowsTotal === null || rowsTotal === 0 ? 0 : Math.floor((Math.min(rowsDone, rowsTotal) * 100) / rowsTotal);
}
