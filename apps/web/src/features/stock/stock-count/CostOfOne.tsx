import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockCountScreenMessages } from '@bahi/contract/stock/stock-count/stock-count-screen.messages';
import { useState } from 'react';
import { ApiError } from '../../../platform/api-error.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { AmountInput } from '../../../ui/fields/AmountInput.tsx';
import type { Differences } from './count-rows.ts';

type Props = { countId: number; line: Differences['rows'][number] };

/** Asks what one costs, where nothing else tells it; saved when the field is left. */
export function CostOfOne({ countId, line }: Props) {
  const t = useTexts(stockCountScreenMessages);
  const language = useLanguage();
  const save = useSend(stockCountContract.saveCost);
  const stored = line.unitCost === null ? '' : String(line.unitCost);
  const [typed, setTyped] = useState(stored);
  const [refusal, setRefusal] = useState<string | null>(null);
  const keep = async (): Promise<void> => {
    if (typed === stored) return;
    const body = { itemLedgerDetailId: line.itemLedgerDetailId, unitCost: typed === '' ? null : typed };
    try {
      await save.mutateAsync({ params: { id: countId }, body });
      setRefusal(null);
    } catch (error) {
      setRefusal(error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : null);
    }
  };
  return (
    <AmountInput
      label={t('unitCost')}
      aria-label={t('unitCostOf', { name: nameIn(language, line.particulars, line.particularsNp) })}
      description={line.needsCost ? t('costNeeded') : undefined}
      value={typed}
      onChange={setTyped}
      onBlur={() => void keep()}
      error={refusal}
    />
  );
}
