import { roleDaysMessages } from '@bahi/contract/people/user-role/role-days.messages';
import { isDateProblem, parseAdDate } from '@bahi/domain/calendar/bs-calendar';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { useCalendar } from '../../platform/calendar.ts';
import { useTexts } from '../../platform/i18n.ts';
import { useLanguage } from '../../platform/language.ts';
import { useBsText } from './DateText.tsx';

/** From when until when a role counts for somebody (AD on the wire, shown in BS); `till` null: with no end. */
export function RoleDays({ from, till }: { from: string; till: string | null }) {
  const t = useTexts(roleDaysMessages);
  const language = useLanguage();
  const calendar = useCalendar();
  const bsText = useBsText();
  const inBs = (ad: string): string => {
    const day = parseAdDate(ad, calendar);
    return isDateProblem(day) ? ad : bsText(day);
  };
  const sentence = (textOf: (ad: string) => string): string =>
    till === null ? t('from', { from: textOf(from) }) : t('fromTill', { from: textOf(from), till: textOf(till) });
  return <span title={sentence((ad) => inDigitsOf(ad, language))}>{sentence(inBs)}</span>;
}
