import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { useLanguage } from '../../../platform/language.ts';

/** Quantities as they are read, and differences with their sign. */
export function useCountTexts() {
  const language = useLanguage();
  const quantity = (value: number): string => formatQuantity(quantityFromNumber(value) ?? zeroQuantity, language);
  return { quantity, signed: (value: number): string => (value > 0 ? `+${quantity(value)}` : quantity(value)) };
}
