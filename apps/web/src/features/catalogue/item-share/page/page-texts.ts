import { fillText } from '@bahi/contract/messages';
import { sharedItemMessages } from '@bahi/contract/catalogue/item-share/shared-item.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaFromRupees } from '@bahi/domain/numbers/money';
import { useLanguage } from '../../../../platform/language.ts';

type Key = keyof typeof sharedItemMessages.texts;
export type PageTexts = (key: Key, values?: Readonly<Record<string, string>>) => string;

/** The texts of the page, read without the library that the app reads its many texts with. */
export function usePageTexts(): PageTexts {
  const language = useLanguage();
  return (key, values = {}) => fillText(sharedItemMessages.texts[key][language], values);
}

/** A name in the language of the page, or the one that there is. */
export function useNames(): (name: string, nameNp: string | null) => string {
  const language = useLanguage();
  return (name, nameNp) => (language === 'ne' ? nameNp || name : name);
}

/** `Rs 1,250.00`, in the digits of the page. */
export function useAmounts(): (rupees: number) => string {
  const t = usePageTexts();
  const language = useLanguage();
  return (rupees) => {
    const paisa = paisaFromRupees(rupees);
    return t('amount', { amount: paisa === null ? formatNumber(rupees, language) : formatRupees(paisa, language) });
  };
}
