import '@mantine/core/styles/Tooltip.layer.css';
import { commonMessages } from '@bahi/contract/common/common.messages';
import type { FirstDayBy } from '@bahi/contract/enumeration';
import { NativeSelect, Tooltip } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { nameIn, textOf, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { BsDatePicker } from '../../../../ui/dates/BsDatePicker.tsx';
import { useDayInBothCalendars, useFiscalYearText } from '../../../../ui/dates/DateText.tsx';
import classes from './DocumentHead.module.css';
import { useTools } from './editor-context.ts';
import { problemAt } from './editor-state.ts';
import { useEditorState, useEditorStore } from './use-editor-store.ts';

type Props = {
  party: ReactNode;
  /** The days and the number, as the kind has them. */
  children: ReactNode;
};

/** The head of a document, on one line where there is room. Enter goes to the next field and then to the lines. */
export function DocumentHead({ party, children }: Props) {
  const { words, enterLines } = useTools();
  const head = useRef<HTMLElement>(null);
  const press = (event: KeyboardEvent): void => {
    const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.key !== 'Enter' || event.defaultPrevented || !isField || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const fields = [
      ...(head.current?.querySelectorAll<HTMLElement>('input:not([type=hidden], :disabled), select') ?? []),
    ];
    const next = fields[fields.findIndex((field) => field === event.target) + (event.shiftKey ? -1 : 1)];
    if (next === undefined) enterLines();
    else next.focus();
  };
  return (
    <section ref={head} className={classes.head} aria-label={words('head')} onKeyDown={press}>
      <div className={classes.party}>{party}</div>
      <OutletField />
      {children}
    </section>
  );
}

function OutletField() {
  const { t, language } = useTools();
  const store = useEditorStore();
  const { outlets, officeId } = useSession();
  const outletId = useEditorState((state) => state.head.outletId);
  const problem = useHeadProblem('outletId');
  if (officeId !== null || outlets.length < 2) return null;
  const data = outlets.map(({ id, name, nameNp }) => ({ value: String(id), label: nameIn(language, name, nameNp) }));
  const chosen = String(outletId ?? '');
  return (
    // A name may be longer than its field: it is told as a whole when pointed at or focused.
    <Tooltip label={data.find(({ value }) => value === chosen)?.label} disabled={chosen === ''}>
      <NativeSelect
        className={classes.field}
        name="outletId"
        label={t('outlet')}
        value={chosen}
        data={data}
        onChange={(event) => store.setHead({ outletId: Number(event.currentTarget.value) })}
        error={problem}
      />
    </Tooltip>
  );
}

type IssuedProps = {
  /** The first day that may be chosen, and why none before, as the server says it; unknown until then. */
  first: { firstDayAD: string; firstDayBy: FirstDayBy; lockedThroughAD: string | null } | undefined;
  /** Told where the day was and where it is, for another day that follows it. */
  onMoved?: (was: string, is: string) => void;
};

const beforeTexts = {
  ALLOWED: 'dayBeforeAllowed',
  LAST_NUMBER: 'dayBeforeLastNumber',
  BOOKS_BEGIN: 'dayBeforeBooks',
} as const;

/** The day of the document. */
export function IssuedDateField({ first, onMoved }: IssuedProps) {
  const { t } = useTools();
  const common = useTexts(commonMessages);
  const dayInBoth = useDayInBothCalendars();
  const fiscalYearText = useFiscalYearText();
  const { todayAD } = useSession();
  const store = useEditorStore();
  const issuedDateAD = useEditorState((state) => state.head.issuedDateAD);
  return (
    <DayField
      place="issuedDateAD"
      label={t('date')}
      value={issuedDateAD}
      min={first?.firstDayAD}
      max={todayAD}
      beforeText={
        first?.firstDayBy === 'YEAR_CLOSED'
          ? common('yearClosed', { year: fiscalYearText(first.lockedThroughAD) })
          : first?.firstDayBy === 'LOCK'
            ? common('dayLocked', { day: dayInBoth(first.lockedThroughAD) })
            : common(beforeTexts[first?.firstDayBy ?? 'LAST_NUMBER'], { day: dayInBoth(first?.firstDayAD) })
      }
      onChange={(is) => {
        store.setHead({ issuedDateAD: is });
        onMoved?.(issuedDateAD, is);
      }}
    />
  );
}

type DayProps = {
  place: string;
  label: string;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  beforeText?: string;
  isRequired?: boolean;
  onChange: (dayAD: string) => void;
};

/** A day of the head, which is required unless said. */
export function DayField({ place, label, value, min, max, beforeText, isRequired = true, onChange }: DayProps) {
  const store = useEditorStore();
  const problem = useHeadProblem(place);
  // The first day may have become known after this one was taken.
  const isBefore = value !== '' && min !== undefined && value < min;
  return (
    <BsDatePicker
      className={classes.date}
      name={place}
      label={label}
      required={isRequired}
      value={value}
      min={min}
      max={max}
      beforeText={beforeText}
      onChange={(day) => {
        onChange(day);
        store.touch(place);
      }}
      onBlur={() => store.touch(place)}
      error={problem ?? (isBefore ? beforeText : undefined)}
    />
  );
}

/** The number that the document would get if it were issued now. */
export function NextNumber({ label, number }: { label: string; number: string | undefined }) {
  const { t } = useTools();
  return (
    <div className={classes.number}>
      <span className={classes.label}>{label}</span>
      <output className={classes.value}>{number ?? '—'}</output>
      <small className={classes.hint}>{t('nextNumberHint')}</small>
    </div>
  );
}

/** What is wrong at a place of the head, in words. */
export function useHeadProblem(place: string): string | undefined {
  const language = useLanguage();
  const problem = useEditorState((state) => problemAt(state, place));
  return problem === undefined ? undefined : textOf(problem, {}, language);
}
