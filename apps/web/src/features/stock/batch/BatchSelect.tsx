import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import type { batchesOffered } from '@bahi/contract/stock/batch/batch-fields';
import type { z } from '@bahi/contract/zod';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';

export type Offered = z.output<typeof batchesOffered.answer>;

type Props = {
  offered: Offered;
  value: number | null;
  label: string;
  className?: string | undefined;
  isWrong?: boolean;
  onChange: (batchId: number | null) => void;
};

/** Which batch leaves: what expires first unless another is chosen. */
export function BatchSelect({ offered, value, label, className, isWrong = false, onChange }: Props) {
  const t = useTexts(batchScreenMessages);
  const language = useLanguage();
  // It is still said of the line, so it is still shown.
  const isGone = value !== null && !offered.some(({ batchId }) => batchId === value);
  return (
    <select
      className={className}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={String(value ?? '')}
      onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === '' ? null : Number(chosen))}
    >
      <option value="">{t('firstExpired')}</option>
      {isGone ? <option value={String(value)}>{t('notOffered')}</option> : null}
      {offered.map(({ batchId, batchNumber, expiryAD, quantity, isExpired }) => (
        <option key={batchId} value={batchId}>
          {t(isExpired ? 'offeredExpired' : 'offered', {
            batch: batchNumber,
            expiry: inDigitsOf(expiryAD, language),
            quantity: formatQuantity(quantityFromNumber(quantity) ?? zeroQuantity, language),
          })}
        </option>
      ))}
    </select>
  );
}
