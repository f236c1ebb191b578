import { durationType } from '@bahi/contract/catalogue/service/service.contract';
import { serviceScreenMessages } from '@bahi/contract/catalogue/service/service-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import type { Choice } from '../../../ui/fields/SearchSelect.tsx';

type Duration = (typeof durationType.words)[number];

/** What the price of a service is for, in words: `const durationName = useDurationName()`. */
export function useDurationName(): (duration: Duration) => string {
  const t = useTexts(serviceScreenMessages);
  return (duration) => t(`duration${duration}`);
}

export function useDurationChoices(): Choice[] {
  const durationName = useDurationName();
  return durationType.words.map((duration) => ({ value: duration, label: durationName(duration) }));
}
