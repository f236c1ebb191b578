import { batchMessages } from '@bahi/contract/stock/batch/batch.messages';
import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../../platform/api-error.ts';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { BsDatePicker } from '../../../ui/dates/BsDatePicker.tsx';
import type { Differences } from './count-rows.ts';

registerTexts(batchMessages);

type Props = { countId: number; line: Differences['rows'][number] };

/** Asks the batch of what was found, of goods that keep batches; saved once both are said. */
export function BatchOfFound({ countId, line }: Props) {
  const t = useTexts(batchScreenMessages);
  const language = useLanguage();
  const save = useSend(stockCountContract.saveBatch);
  const [batchNumber, setNumber] = useState(line.batchNumber ?? '');
  const [batchExpiryAD, setExpiry] = useState(line.batchExpiryAD ?? '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = nameIn(language, line.particulars, line.particularsNp);
  const keep = async (batch: { batchNumber: string; batchExpiryAD: string }): Promise<void> => {
    // Half a batch is none: the other half is still to be typed.
    if (batch.batchNumber.trim() === '' || batch.batchExpiryAD === '') return;
    const body = { itemLedgerDetailId: line.itemLedgerDetailId, ...batch };
    try {
      await save.mutateAsync({ params: { id: countId }, body });
      setRefusal(null);
    } catch (error) {
      setRefusal(error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : null);
    }
  };
  return (
    <>
      <TextInput
        label={t('batchNumber')}
        aria-label={`${t('batchNumber')} · ${name}`}
        description={line.batchNumber === undefined ? t('foundBatch') : undefined}
        value={batchNumber}
        maxLength={50}
        autoComplete="off"
        onChange={(event) => setNumber(event.currentTarget.value)}
        onBlur={() => void keep({ batchNumber, batchExpiryAD })}
        error={refusal}
      />
      <BsDatePicker
        label={t('expiry')}
        aria-label={`${t('expiry')} · ${name}`}
        value={batchExpiryAD}
        onChange={(chosen) => {
          setExpiry(chosen);
          void keep({ batchNumber, batchExpiryAD: chosen });
        }}
      />
    </>
  );
}
