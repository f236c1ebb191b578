import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useBsText } from '../../../ui/dates/DateText.tsx';

const minuteMilliseconds = 60_000;
const hourMinutes = 60;

export type MomentTexts = {
  /** How long ago it was; before yesterday, the BS day. */
  relative: string;
  /** The BS day and the time in Nepal. */
  exact: string;
};

/** Says when something happened, as seen from another moment; null for a text that is no moment. */
export function useMomentTexts(asOfMilliseconds: number): (at: string) => MomentTexts | null {
  const t = useTexts(dashboardScreenMessages);
  const language = useLanguage();
  const bsText = useBsText();
  return (at) => {
    const milliseconds = Date.parse(at);
    if (Number.isNaN(milliseconds)) return null;
    const day = todayInKathmandu(milliseconds);
    const time = inDigitsOf(timeInKathmandu(milliseconds), language);
    const daysAgo = todayInKathmandu(asOfMilliseconds) - day;
    // The clocks of server and browser differ a little: nothing happens in the future.
    const minutes = Math.max(0, Math.floor((asOfMilliseconds - milliseconds) / minuteMilliseconds));
    const exact = `${bsText(day)} ${time}`;
    if (minutes < 1) return { relative: t('justNow'), exact };
    if (minutes < hourMinutes) return { relative: t('minutesAgo', { count: minutes }), exact };
    if (daysAgo <= 0) return { relative: t('hoursAgo', { count: Math.floor(minutes / hourMinutes) }), exact };
    return { relative: daysAgo === 1 ? t('yesterdayAt', { time }) : bsText(day), exact };
  };
}
