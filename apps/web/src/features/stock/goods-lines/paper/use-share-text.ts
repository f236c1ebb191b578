import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import type { PaperKind } from './paper-kind.ts';

/** What of a document stands in the message that goes with it. */
export type SharedDocument = {
  id: number;
  code: string | null;
  issuedDateBS: string;
  grandTotal: number;
  /** What is still to be paid; a kind that nobody pays does not speak of it. */
  remainingAmount?: number;
  /** Until when it is to be paid, or holds; not of what is settled by itself. */
  dueDateBS?: string;
};

/** What is said with a document: who sends it, its number, its day, its total and what is due. */
export function useShareText(kind: PaperKind, document: SharedDocument): string {
  const words = useTexts(kind.texts);
  const language = useLanguage();
  const { business } = useSession();
  const amount = (rupees: number): string => formatRupees(paisaOf(rupees), language);
  return words('shareText', {
    seller: nameIn(language, business?.companyName, business?.companyNameNp),
    number: document.code ?? '',
    date: inDigitsOf(document.issuedDateBS, language),
    total: amount(document.grandTotal),
    due: amount(document.remainingAmount ?? 0),
    until: inDigitsOf(document.dueDateBS ?? '', language),
  });
}
