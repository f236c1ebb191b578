import { batchMessages } from '@bahi/contract/stock/batch/batch.messages';
import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import { writeOffContract } from '@bahi/contract/stock/write-off/write-off.contract';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { useWatch } from 'react-hook-form';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import type { WriteOffControl } from './write-off-form.ts';
import classes from './WriteOffLines.module.css';

registerTexts(batchMessages);

type Props = { control: WriteOffControl; position: number; variantId: number; dateAD: string; outletId: string };

/** Which batch leaves, of goods that keep batches. */
export function LeavingBatch(props: Props) {
  return useSession().business?.keepsBatches === true ? <BatchField {...props} /> : null;
}

function BatchField({ control, position, variantId, dateAD, outletId }: Props) {
  const t = useTexts(batchScreenMessages);
  const language = useLanguage();
  const query = {
    itemLedgerDetailId: variantId,
    dayAD: dateAD,
    ...(outletId === '' ? {} : { outletId: Number(outletId) }),
  };
  const { data: offered = [] } = useCall(writeOffContract.batches, { query });
  const chosen = useWatch({ control, name: `lines.${position}.batchId` }) ?? '';
  // One that is chosen and not offered any more is still said of the line, so it is still shown.
  const isGone = chosen !== '' && !offered.some(({ batchId }) => String(batchId) === String(chosen));
  if (offered.length === 0 && !isGone) return null;
  const gone = isGone ? [{ value: Number(chosen), label: t('notOffered'), labelNp: null }] : [];
  return (
    <div className={classes.batch}>
      <SelectField
        control={control}
        name={`lines.${position}.batchId`}
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
