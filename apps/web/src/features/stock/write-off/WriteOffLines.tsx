import { goodsLinesMessages } from '@bahi/contract/stock/goods-lines/goods-lines.messages';
import { writeOffContract, writeOffReason } from '@bahi/contract/stock/write-off/write-off.contract';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import { writeOffScreenMessages } from '@bahi/contract/stock/write-off/write-off-screen.messages';
import {
  addQuantity,
  formatQuantity,
  parseQuantity,
  quantityFromNumber,
  zeroQuantity,
} from '@bahi/domain/numbers/quantity';
import { PackageMinus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { call } from '../../../platform/api-client.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import { DangerIcon } from '../../../ui/danger/DangerButton.tsx';
import { QuantityField } from '../../../ui/fields/AmountField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { UseRows } from '../../../ui/fields/use-long-list.ts';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { type AskedBatches, LeavingBatch } from '../batch/LeavingBatch.tsx';
import { type Goods, GoodsPicker } from '../stock-paper/GoodsPicker.tsx';
import { newLine, type WriteOffValues } from './write-off-form.ts';
import classes from './WriteOffLines.module.css';

type Props = { form: AppForm<WriteOffValues>; dateAD: string; outletId: string };

/** The goods that left: picked or scanned, each with its quantity, unit, reason and note. */
export function WriteOffLines({ form, dateAD, outletId }: Props) {
  const t = useTexts(writeOffScreenMessages);
  const said = useTexts(goodsLinesMessages);
  const language = useLanguage();
  const { control } = form;
  const rows = useFieldArray<WriteOffValues, 'lines', 'key', WriteOffValues>({
    control,
    name: 'lines',
    keyName: 'key',
  });
  const [known, setKnown] = useState<ReadonlyMap<number, Goods>>(new Map());
  const asked = { dayAD: dateAD, ...(outletId === '' ? {} : { outletId: Number(outletId) }) };
  const useGoods: UseRows<Goods> = (query, options) =>
    useCall(writeOffContract.goods, { query: { ...query, ...asked } }, options);
  const add = (goods: Goods): void => {
    setKnown((before) => new Map(before).set(goods.itemLedgerDetailId, goods));
    rows.append(newLine(goods, form.getValues('lines')), { shouldFocus: false });
    void form.trigger('lines');
  };
  /** What is scanned once more is one more of the same. */
  const scan = async (code: string): Promise<string | null> => {
    const { rows: found } = await call(writeOffContract.goods, { query: { scanned: code, pageSize: 1, ...asked } });
    const [goods] = found;
    if (goods === undefined) return null;
    const lines = form.getValues('lines');
    const at = lines.findLastIndex((line) => line.itemLedgerDetailId === goods.itemLedgerDetailId);
    const more = addQuantity(
      parseQuantity(String(lines[at]?.quantity ?? '')) ?? zeroQuantity,
      quantityFromNumber(1) ?? zeroQuantity,
    );
    if (at < 0) add(goods);
    else form.setValue(`lines.${at}.quantity`, String(more / 10_000), { shouldDirty: true });
    const count = formatQuantity(at < 0 ? (quantityFromNumber(1) ?? zeroQuantity) : more, language);
    return t('added', { name: nameIn(language, goods.name, goods.nameNp), count });
  };
  const missing = form.formState.errors.lines?.message ?? form.formState.errors.lines?.root?.message;
  return (
    <>
      <GoodsPicker useGoods={useGoods} onPick={add} onScan={scan} />
      {rows.fields.length === 0 ? (
        <EmptyState icon={<PackageMinus size={32} aria-hidden />} title={t('lines')} text={t('noLines')} />
      ) : (
        <ul className={classes.rows} aria-label={t('lines')}>
          {rows.fields.map((row, position) => (
            <LeavingRow
              key={row.key}
              form={form}
              position={position}
              dateAD={dateAD}
              outletId={outletId}
              goods={known.get(Number(row.itemLedgerDetailId))}
              onRemove={() => rows.remove(position)}
            />
          ))}
        </ul>
      )}
      {rows.fields.length === 0 && missing !== undefined ? (
        <p className={classes.missing} role="alert">
          {said('linesMissing')}
        </p>
      ) : null}
    </>
  );
}

const useBatches = (query: AskedBatches) => useCall(writeOffContract.batches, { query });

type RowProps = Props & { position: number; goods: Goods | undefined; onRemove: () => void };

function LeavingRow({ form, dateAD, outletId, position, goods, onRemove }: RowProps) {
  const t = useTexts(writeOffScreenMessages);
  const paper = useTexts(stockPaperScreenMessages);
  const language = useLanguage();
  const { control } = form;
  const at = `lines.${position}` as const;
  const name = nameIn(language, goods?.name ?? '', goods?.nameNp ?? null);
  const own = goods?.units[0];
  const stock = formatQuantity(quantityFromNumber(goods?.stockQuantity ?? 0) ?? zeroQuantity, language);
  const isRefused = form.getFieldState(`${at}.itemLedgerDetailId`).error?.message;
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        {name}
        <small>
          {goods?.code} ·{' '}
          {t('inStock', { quantity: `${stock} ${own === undefined ? '' : nameIn(language, own.code, own.nameNp)}` })}
        </small>
        {isRefused === undefined ? null : <small className={classes.missing}>{isRefused}</small>}
      </span>
      <QuantityField control={control} name={`${at}.quantity`} label={paper('quantity')} required />
      <SelectField
        control={control}
        name={`${at}.unitId`}
        label={paper('unit')}
        options={(goods?.units ?? []).map((unit) => ({ value: unit.id, label: unit.name, labelNp: unit.nameNp }))}
        required
      />
      <SelectField
        control={control}
        name={`${at}.reason`}
        label={t('reason')}
        options={writeOffReason.words.map((reason) => ({ value: reason, label: t(reason) }))}
        required
      />
      <TextField control={control} name={`${at}.note`} label={t('note')} maxLength={200} />
      <DangerIcon className={classes.remove ?? ''} aria-label={t('removeLine', { name })} onClick={onRemove}>
        <Trash2 size={18} aria-hidden />
      </DangerIcon>
      {goods === undefined ? null : (
        <LeavingBatch
          control={control}
          name={`${at}.batchId`}
          asked={{
            itemLedgerDetailId: goods.itemLedgerDetailId,
            dayAD: dateAD,
            ...(outletId === '' ? {} : { outletId: Number(outletId) }),
          }}
          useBatches={useBatches}
          className={classes.batch}
        />
      )}
    </li>
  );
}
