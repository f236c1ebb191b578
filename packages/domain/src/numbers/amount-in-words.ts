import type { BilingualText, Language } from '../language.ts';
import type { Paisa } from './money.ts';
import { wordsUnderHundred } from './number-words.ts';

/** The scales of South Asia, largest first. Amounts above 100 kharab say how many kharab they are. */
const scales: readonly (BilingualText & { readonly size: number })[] = [
  { size: 100_000_000_000, en: 'Kharab', ne: 'खर्ब' },
  { size: 1_000_000_000, en: 'Arab', ne: 'अर्ब' },
  { size: 10_000_000, en: 'Crore', ne: 'करोड' },
  { size: 100_000, en: 'Lakh', ne: 'लाख' },
  { size: 1000, en: 'Thousand', ne: 'हजार' },
  { size: 100, en: 'Hundred', ne: 'सय' },
];

/**
 * The line of a bill that spells its amount, over integer paisa: `एक लाख तेइस हजार रुपैयाँ पचास पैसा मात्र`,
 * `Rupees One Lakh Twenty Three Thousand and Fifty Paisa Only`. Paisa are left out when there are none, rupees when
 * there are only paisa; zero is `शून्य रुपैयाँ मात्र`, `Rupees Zero Only`. A negative amount begins with ऋण or Minus.
 */
export function amountInWords(amount: Paisa, language: Language): string {
  const size = Math.abs(amount);
  const paisa = size % 100;
  const rupees = (size - paisa) / 100;
  const spelled = language === 'ne' ? nepaliAmount(rupees, paisa) : englishAmount(rupees, paisa);
  if (amount >= 0) return spelled;
  return `${language === 'ne' ? 'ऋण' : 'Minus'} ${spelled}`;
}

/**
 * A whole number from 0 up in words: `numberInWords(105000, 'en')` is `One Lakh Five Thousand`.
 * Throws RangeError for a negative or broken number.
 */
export function numberInWords(value: number, language: Language): string {
  const scale = scales.find(({ size }) => value >= size);
  if (scale === undefined) return wordsUnderHundred(value, language);
  const count = Math.floor(value / scale.size);
  const rest = value - count * scale.size;
  const head = `${numberInWords(count, language)} ${scale[language]}`;
  return rest === 0 ? head : `${head} ${numberInWords(rest, language)}`;
}

function nepaliAmount(rupees: number, paisa: number): string {
  const rupeeWords = rupees > 0 || paisa === 0 ? [`${numberInWords(rupees, 'ne')} रुपैयाँ`] : [];
  const paisaWords = paisa > 0 ? [`${numberInWords(paisa, 'ne')} पैसा`] : [];
  return [...rupeeWords, ...paisaWords, 'मात्र'].join(' ');
}

function englishAmount(rupees: number, paisa: number): string {
  const rupeeWords = rupees > 0 || paisa === 0 ? [`Rupees ${numberInWords(rupees, 'en')}`] : [];
  const paisaWords = paisa > 0 ? [`${numberInWords(paisa, 'en')} Paisa`] : [];
  return `${[...rupeeWords, ...paisaWords].join(' and ')} Only`;
}
