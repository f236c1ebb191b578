import { calendarYearScreenMessages } from '@bahi/contract/platform/calendar-year/calendar-year-screen.messages';
import type { BsCalendar } from '@bahi/domain/calendar/bs-calendar';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { Button, FileButton } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import classes from './Calendar.module.css';
import { readCalendarCsv } from './calendar-csv.ts';
import { newYearsOf, type YearValues } from './calendar-form.ts';

type Props = { calendar: BsCalendar; onRead: (years: YearValues[]) => void };

/** A table of 131 years is less than ten thousand characters. */
const largestFileBytes = 100_000;

/** Reads years from a file into the form, where they can still be mended. */
export function CalendarFile({ calendar, onRead }: Props) {
  const t = useTexts(calendarYearScreenMessages);
  const language = useLanguage();
  const [fault, setFault] = useState<string | null>(null);
  /** Lets the same file be chosen once more, when it has been mended. */
  const reset = useRef<() => void>(null);
  const read = async (file: File): Promise<string | null> => {
    if (file.size > largestFileBytes) return t('fileLarge');
    const { years, unreadable } = readCalendarCsv(await file.text());
    if (unreadable !== null) return t('lineUnreadable', { line: formatNumber(unreadable, language) });
    const found = newYearsOf(years, { calendar, language });
    if (found.length === 0) return t('nothingNew');
    onRead(found);
    return null;
  };
  return (
    <div className={classes.file}>
      <FileButton
        resetRef={reset}
        accept=".csv,text/csv,text/plain"
        onChange={(file) => {
          if (file === null) return;
          void read(file).then(setFault);
          reset.current?.();
        }}
      >
        {(button) => (
          <Button {...button} variant="default" leftSection={<Upload size={16} aria-hidden />}>
            {t('chooseFile')}
          </Button>
        )}
      </FileButton>
      {fault === null ? null : (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
