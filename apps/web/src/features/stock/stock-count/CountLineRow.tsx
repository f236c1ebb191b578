import { stockCountContract } from '@bahi/contract/stock/stock-count/stock-count.contract';
import { stockCountScreenMessages } from '@bahi/contract/stock/stock-count/stock-count-screen.messages';
import { parseQuantity } from '@bahi/domain/numbers/quantity';
import { X } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../platform/api-error.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useSend } from '../../../platform/query.ts';
import { DangerIcon } from '../../../ui/danger/DangerButton.tsx';
import { QuantityInput } from '../../../ui/fields/AmountInput.tsx';
import type { CountLine } from './count-rows.ts';
import classes from './CountSheet.module.css';
import { useCountTexts } from './use-count-texts.ts';

/** One line of the sheet. What is typed is saved when the field is left; Enter leads to the next line. */
export function CountLineRow({ countId, line }: { countId: number; line: CountLine }) {
  const t = useTexts(stockCountScreenMessages);
  const language = useLanguage();
  const { quantity, signed } = useCountTexts();
  const save = useSend(stockCountContract.saveLine);
  const removal = useSend(stockCountContract.removeLine);
  const stored = line.counted === null ? '' : String(line.counted);
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const name = nameIn(language, line.particulars, line.particularsNp);
  const unit = nameIn(language, line.unit, line.unitNp);
  const keep = async (): Promise<void> => {
    if (typed === null || typed === stored) return setTyped(null);
    const body = {
      itemLedgerDetailId: line.itemLedgerDetailId,
      quantity: typed.trim() === '' ? null : typed,
      version: line.version,
    };
    try {
      await save.mutateAsync({ params: { id: countId }, body });
      setRefusal(null);
      setTyped(null);
    } catch (error) {
      setRefusal(error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : null);
    }
  };
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        {name}
        <small>{[line.barcode ?? line.sku ?? line.code, line.countedBy].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={classes.expected}>
        <small>{t('expected')} </small>
        {quantity(line.expected)} {unit}
      </span>
      <QuantityInput
        className={classes.counted ?? ''}
        data-count-line
        aria-label={t('countedOf', { name })}
        value={typed ?? stored}
        onChange={setTyped}
        onBlur={() => void keep()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') nextField(event.currentTarget)?.focus();
        }}
        error={refusal ?? (typed !== null && typed.trim() !== '' && parseQuantity(typed) === null)}
        disabled={removal.isPending}
      />
      <span className={classes.difference} data-differs={line.difference !== null && line.difference !== 0}>
        <small>{t('difference')} </small>
        {line.difference === null ? '—' : signed(line.difference)}
      </span>
      <DangerIcon
        className={classes.remove ?? ''}
        aria-label={t('removeLine', { name })}
        onClick={() => removal.mutate({ params: { id: countId, itemLedgerDetailId: line.itemLedgerDetailId } })}
      >
        <X size={18} aria-hidden />
      </DangerIcon>
    </li>
  );
}

/** The field of the line below; leaving this one saves it. */
function nextField(field: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-count-line]')];
  return fields[fields.indexOf(field) + 1] ?? field;
}
