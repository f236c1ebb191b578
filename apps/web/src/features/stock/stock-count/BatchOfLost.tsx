import { batchMessages } from '@bahi/contract/stock/batch/batch.messages';
import { batchScreenMessages } from '@bahi/contract/stock/batch/batch-screen.messages';
import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { nameIn, registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall, useSend } from '../../../platform/query.ts';
import { BatchSelect, type Offered } from '../batch/BatchSelect.tsx';
import type { CountDetail, Differences } from './count-rows.ts';
import classes from './CountSheet.module.css';

registerTexts(batchMessages);

type Props = { count: CountDetail; line: Differences['rows'][number] };

/** Which batch is missing, of goods that keep batches: what expires first unless another is said. */
export function BatchOfLost({ count, line }: Props) {
  const t = useTexts(batchScreenMessages);
  const language = useLanguage();
  const save = useSend(stockCountContract.saveBatch);
  const { itemLedgerDetailId, batchNumber, batchExpiryAD } = line;
  const day = count.isLive ? {} : { dayAD: count.dateAD };
  const query = { itemLedgerDetailId, outletId: count.outletId, ...day };
  const { data: offered = [] } = useCall(stockCountContract.batches, { query });
  const isSaid = (batch: Offered[number]): boolean =>
    batch.batchNumber === batchNumber && batch.expiryAD === batchExpiryAD;
  const keep = async (batchId: number | null): Promise<void> => {
    const batch = offered.find((other) => other.batchId === batchId);
    const body = {
      itemLedgerDetailId,
      batchNumber: batch?.batchNumber ?? null,
      batchExpiryAD: batch?.expiryAD ?? null,
    };
    // A refusal has been shown as a toast.
    await save.mutateAsync({ params: { id: count.id }, body }).catch(() => null);
  };
  if (offered.length === 0) return null;
  return (
    <BatchSelect
      className={classes.lost}
      offered={offered}
      value={offered.find(isSaid)?.batchId ?? null}
      label={`${t('batch')} · ${nameIn(language, line.particulars, line.particularsNp)}`}
      onChange={(batchId) => void keep(batchId)}
    />
  );
}
