import { portalTypeKeys, tdsWords } from '@bahi/contract/money/tds/tds-words.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { type Paisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import {
  isTdsNature,
  tdsNatureNames,
  tdsNatures,
  tdsOf,
  tdsPortalNumbers,
  usualPortalType,
} from '@bahi/domain/numbers/tds';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';

/** What the server says of a day: the rates that hold, in per cent, and how whoever is paid was filed last. */
export type SaidOfDay = { rates: readonly { nature: string; rate: number }[]; portalType: number | null };

type Choice = { value: string; label: string };

/** What a form offers of tax at source: the natures with the rate of their day, and the portal's types. */
export function useTaxChoices(said: SaidOfDay | undefined): { natures: Choice[]; portalTypes: Choice[] } {
  const words = useTexts(tdsWords);
  const language = useLanguage();
  const natures = tdsNatureNames.map((nature) => {
    const rate = rateIn(said, nature);
    const text = rate === undefined ? '' : ` · ${inDigitsOf(String(rate), language)} %`;
    return { value: nature, label: `${words(nature)}${text}` };
  });
  const portalTypes = tdsPortalNumbers.map((number) => ({
    value: String(number),
    label: `${inDigitsOf(String(number), language)} · ${words(portalTypeKeys[number])}`,
  }));
  return { natures: [{ value: '', label: '' }, ...natures], portalTypes };
}

/** The portal's type that is proposed for a nature: its own, else that of the last time, else of a person or firm. */
export function proposedType(said: SaidOfDay | undefined, nature: string): number {
  return (isTdsNature(nature) ? tdsNatures[nature].portalType : null) ?? said?.portalType ?? usualPortalType;
}

/** The tax as the rate of a day makes it of the base, as a form has it; null where one of them is missing. */
export function taxOf(said: SaidOfDay | undefined, { nature, base }: { nature: string; base: Paisa }): string | null {
  const rate = rateIn(said, nature);
  return rate === undefined || base === 0 ? null : String(rupeesFromPaisa(tdsOf(base, Math.round(rate * 100))));
}

function rateIn(said: SaidOfDay | undefined, nature: string): number | undefined {
  return said?.rates.find((one) => one.nature === nature)?.rate;
}
