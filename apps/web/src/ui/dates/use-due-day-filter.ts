import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { formatAdDate } from '@bahi/domain/calendar/calendar-day';
import { useToday } from '../../platform/calendar.ts';
import { useTexts } from '../../platform/i18n.ts';
import type { Filter } from '../list/list-types.ts';
import { useLongDay } from './DateText.tsx';

/** Narrows a list of what is owed to what is due today, or on the day that its address has. */
export function useDueDayFilter(chosenAd: string): Filter<'dueOnAD'> {
  const t = useTexts(uiMessages);
  const longDay = useLongDay();
  const todayAd = formatAdDate(useToday());
  const days = [{ value: todayAd, label: t('dueToday') }];
  if (chosenAd !== '' && chosenAd !== todayAd) days.push({ value: chosenAd, label: longDay(chosenAd) || chosenAd });
  return { name: 'dueOnAD', label: t('dueOn'), options: days };
}
