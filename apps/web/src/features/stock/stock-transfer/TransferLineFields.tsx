import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { Trash2 } from 'lucide-react';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { DangerIcon } from '../../../ui/danger/DangerButton.tsx';
import { QuantityField } from '../../../ui/fields/AmountField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { type AskedBatches, LeavingBatch } from '../batch/LeavingBatch.tsx';
import type { Goods } from '../stock-paper/GoodsPicker.tsx';
import type { TransferValues } from './stock-transfer-form.ts';
import classes from './TransferLines.module.css';

const useBatches = (query: AskedBatches) => useCall(stockTransferContract.batches, { query });

type Props = {
  form: AppForm<TransferValues>;
  position: number;
  goods: Goods | undefined;
  /** From where, and on which day. */
  asked: Omit<AskedBatches, 'itemLedgerDetailId'>;
  onRemove: () => void;
};

/** One line of what is sent: what it is, how many there are, and how many go. */
export function TransferLineFields({ form, position, goods, asked, onRemove }: Props) {
  const t = useTexts(stockTransferScreenMessages);
  const paper = useTexts(stockPaperScreenMessages);
  const language = useLanguage();
  const { control } = form;
  const at = `lines.${position}` as const;
  const name = nameIn(language, goods?.name ?? '—', goods?.nameNp ?? null);
  const own = goods?.units[0];
  const stock = formatQuantity(quantityFromNumber(goods?.stockQuantity ?? 0) ?? zeroQuantity, language);
  const refusal = form.getFieldState(`${at}.itemLedgerDetailId`, form.formState).error?.message;
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        {name}
        {goods === undefined ? null : (
          <small>
            {goods.code} ·{' '}
            {t('inStock', { quantity: `${stock} ${nameIn(language, own?.code ?? '', own?.nameNp ?? null)}` })}
          </small>
        )}
        {refusal === undefined ? null : <small className={classes.wrong}>{refusal}</small>}
      </span>
      <QuantityField control={control} name={`${at}.quantity`} label={paper('quantity')} required />
      <SelectField
        control={control}
        name={`${at}.unitId`}
        label={paper('unit')}
        options={(goods?.units ?? []).map((unit) => ({ value: unit.id, label: unit.name, labelNp: unit.nameNp }))}
        required
      />
      <DangerIcon className={classes.remove ?? ''} aria-label={t('removeLine', { name })} onClick={onRemove}>
        <Trash2 size={18} aria-hidden />
      </DangerIcon>
      {goods === undefined ? null : (
        <LeavingBatch
          control={control}
          name={`${at}.batchId`}
          asked={{ itemLedgerDetailId: goods.itemLedgerDetailId, ...asked }}
          useBatches={useBatches}
          className={classes.batch}
        />
      )}
    </li>
  );
}
