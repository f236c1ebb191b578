import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import type { movedBatches } from '@bahi/contract/stock/batch/batch-fields';
import type { z } from '@bahi/contract/zod';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';

type Props = {
  /** What the line moved of which batch. */
  batches?: z.output<typeof movedBatches>;
  /** The batch that it names, of goods that came. */
  batchNumber?: string | undefined;
  batchExpiryAD?: string | undefined;
  className?: string | undefined;
};

/** The batches of a line, as packs bear them; nothing of goods that keep none. */
export function Batches({ batches = [], batchNumber, batchExpiryAD, className }: Props) {
  const t = useTexts(batchScreenMessages);
  const language = useLanguage();
  const day = (ad: string): string => inDigitsOf(ad, language);
  const quantityText = (quantity: number): string =>
    formatQuantity(quantityFromNumber(quantity) ?? zeroQuantity, language);
  const texts = batches.map(({ batchNumber: batch, expiryAD, quantity }) =>
    t('moved', { batch, expiry: day(expiryAD), quantity: quantityText(quantity) }),
  );
  if (batchNumber !== undefined && batchExpiryAD !== undefined)
    texts.push(t('came', { batch: batchNumber, expiry: day(batchExpiryAD) }));
  return texts.map((text) => (
    <small key={text} className={className} data-whole>
      {text}
    </small>
  ));
}
