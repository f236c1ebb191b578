import { formatFiscalYear } from '@bahi/domain/calendar/fiscal-year';
import { NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { useAddress } from '../../platform/use-address.ts';
import { usePeriodKey } from '../keys/use-period-key.ts';

type Props = { label: string; fiscalYear: string; years: readonly string[] };

/** The fiscal year that a screen shows, which stands in its address; one that is not among the years is offered with them. */
export function FiscalYearChoice({ label, fiscalYear, years }: Props) {
  const language = useLanguage();
  const [, change] = useAddress();
  const select = useRef<HTMLSelectElement>(null);
  usePeriodKey(select, () => {
    select.current?.focus();
    openChoices(select.current);
  });
  return (
    <NativeSelect
      ref={select}
      aria-label={label}
      value={fiscalYear}
      data={[...new Set([fiscalYear, ...years])]
        .toSorted()
        .toReversed()
        .map((year) => ({ value: year, label: formatFiscalYear(year, language) }))}
      onChange={({ currentTarget }) => change({ fiscalYear: currentTarget.value })}
    />
  );
}

/** Opens the list, where the browser can: some have no such call, and one refuses it within a foreign page. The focus is there in any case. */
function openChoices(select: HTMLSelectElement | null): void {
  try {
    select?.showPicker?.();
  } catch {
    // Alt+Arrow down opens it.
  }
}
