import '@mantine/core/styles/Popover.layer.css';
import { dateMessages } from '@bahi/contract/ui/date.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Popover } from '@mantine/core';
import { ChevronDown, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCalendar } from '../../platform/calendar.ts';
import { useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { usePeriodKey } from '../keys/use-period-key.ts';
import { dateText, dayOf } from './date-month.ts';
import { type AdRange, DateRangePresets, usePresetName, usePresetOf } from './DateRangePresets.tsx';
import chip from '../list/ListToolbar.module.css';

type Props = { label: string; value: AdRange; onChange: (range: AdRange) => void; max?: string };

const none: AdRange = { from: '', to: '' };

/** A period as a filter of a list: a chip that opens the presets, also by Alt+F2, and can be cleared. */
export function DateRangeFilter({ label, value, onChange, max }: Props) {
  const t = useTexts(uiMessages);
  const words = useTexts(dateMessages);
  const text = useRangeText();
  const isChosen = value.from !== '' || value.to !== '';
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  usePeriodKey(place, () => setOpened(true));
  return (
    <span ref={place} className={chip.chip} data-chosen={isChosen || undefined}>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-start"
        width={420}
        trapFocus
        returnFocus
        withRoles={false}
      >
        <Popover.Target>
          <button
            type="button"
            className={chip.chipMain}
            aria-haspopup="dialog"
            aria-keyshortcuts="Alt+F2"
            onClick={() => setOpened(!opened)}
          >
            {label}
            {isChosen ? <strong>{text(value)}</strong> : <ChevronDown size={16} aria-hidden />}
          </button>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={words('presets')} maw="calc(100vw - 24px)">
          <DateRangePresets value={value} onChange={onChange} max={max} />
        </Popover.Dropdown>
      </Popover>
      {isChosen ? (
        <button
          type="button"
          className={chip.chipClear}
          aria-label={t('clearFilter', { name: label })}
          onClick={() => onChange(none)}
        >
          <X size={16} aria-hidden />
        </button>
      ) : null}
    </span>
  );
}

/** A range by its preset's name, or by its two days in BS. */
function useRangeText(): (range: AdRange) => string {
  const language = useLanguage();
  const calendar = useCalendar();
  const presetOf = usePresetOf();
  const nameOf = usePresetName();
  const dayText = (ad: string): string => {
    const day = dayOf(ad, calendar);
    return day === null ? '…' : dateText(day, 'bs', language, calendar);
  };
  return (range) => {
    const preset = presetOf(range);
    return preset === 'custom' ? `${dayText(range.from)} – ${dayText(range.to)}` : nameOf(preset);
  };
}
