import { fillText } from '@bahi/contract/messages';
import { sharedPaperMessages } from '@bahi/contract/sales/sharing/shared-paper.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaFromRupees } from '@bahi/domain/numbers/money';
import { useLanguage } from '../../../../platform/language.ts';

export type PageText = keyof typeof sharedPaperMessages.texts;
export type PageTexts = (key: PageText, values?: Readonly<Record<string, string>>) => string;

/** The texts of the page, read without the library that the app reads its many texts with. */
export function usePageTexts(): PageTexts {
  const language = useLanguage();
  return (key, values = {}) => fillText(sharedPaperMessages.texts[key][language], values);
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
