import { batchMessages } from '@bahi/contract/stock/batch/batch.messages';
import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { useEffect, useRef } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import type { Offered } from './BatchSelect.tsx';

registerTexts(batchMessages);

/** Of which goods, where and of which day batches are asked for. */
export type AskedBatches = { itemLedgerDetailId: number; outletId?: number; dayAD?: string };

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, Values>;
  name: FieldPath<Values>;
  asked: AskedBatches;
  /** What can leave, as the call of the form's own feature answers it. */
  useBatches: (asked: AskedBatches) => { data?: Offered | undefined };
  className?: string | undefined;
};

/** Which batch leaves, of goods that keep batches. */
export function LeavingBatch<Values extends FieldValues>(props: Props<Values>) {
  return useSession().business?.keepsBatches === true ? <BatchField {...props} /> : null;
}

function BatchField<Values extends FieldValues>({ control, name, asked, useBatches, className }: Props<Values>) {
  const t = useTexts(batchScreenMessages);
  const language = useLanguage();
  const { data: offered = [] } = useBatches(asked);
  const { field } = useController({ control, name });
  const chosen = String(field.value ?? '');
  // A batch is of its goods and stands in its outlet: of other ones it is none.
  const shelf = `${asked.itemLedgerDetailId} ${asked.outletId ?? ''}`;
  const chosenOn = useRef(shelf);
  useEffect(() => {
    if (chosenOn.current === shelf) return;
    chosenOn.current = shelf;
    field.onChange('');
  }, [shelf, field]);
  // One that is chosen and not offered any more is still said of the line, so it is still shown.
  const isGone = chosen !== '' && !offered.some(({ batchId }) => String(batchId) === chosen);
  if (offered.length === 0 && !isGone) return null;
  const gone = isGone ? [{ value: Number(chosen), label: t('notOffered'), labelNp: null }] : [];
  return (
    <div className={className}>
      <SelectField
        control={control}
        name={name}
        label={t('batch')}
        placeholder={t('firstExpired')}
        options={gone.concat(
          offered.map(({ batchId, batchNumber, expiryAD, quantity, isExpired }) => ({
            value: batchId,
            label: t(isExpired ? 'offeredExpired' : 'offered', {
              batch: batchNumber,
              expiry: inDigitsOf(expiryAD, language),
              quantity: formatQuantity(quantityFromNumber(quantity) ?? zeroQuantity, language),
            }),
            labelNp: null,
          })),
        )}
      />
    </div>
  );
}
