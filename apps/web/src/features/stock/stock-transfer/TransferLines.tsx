import { goodsLinesMessages } from '@bahi/contract/stock/goods-lines/goods-lines.messages';
import { stockTransferContract } from '@bahi/contract/stock/stock-transfer/stock-transfer.contract';
import { stockTransferScreenMessages } from '@bahi/contract/stock/stock-transfer/stock-transfer-screen.messages';
import {
  addQuantity,
  asQuantity,
  formatQuantity,
  numberFromQuantity,
  oneUnitTenThousandths,
  parseQuantity,
  zeroQuantity,
} from '@bahi/domain/numbers/quantity';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { call } from '../../../platform/api-client.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import type { AppForm } from '../../../platform/use-app-form.ts';
import type { UseRows } from '../../../ui/fields/use-long-list.ts';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { type Goods, GoodsPicker } from '../stock-paper/GoodsPicker.tsx';
import { newLine, type TransferValues } from './stock-transfer-form.ts';
import classes from './TransferLines.module.css';
import { TransferLineFields } from './TransferLineFields.tsx';

type Props = {
  form: AppForm<TransferValues>;
  /** What the lines of a draft name. */
  goods: readonly Goods[];
  asked: { dayAD: string; outletId: number };
};

/** What is sent: picked by name, or scanned; what is scanned once more is one more of the same. */
export function TransferLines({ form, goods, asked: { dayAD, outletId } }: Props) {
  const t = useTexts(stockTransferScreenMessages);
  const said = useTexts(goodsLinesMessages);
  const language = useLanguage();
  const { control } = form;
  const rows = useFieldArray<TransferValues, 'lines', 'key', TransferValues>({
    control,
    name: 'lines',
    keyName: 'key',
  });
  const [known, setKnown] = useState<ReadonlyMap<number, Goods>>(
    () => new Map(goods.map((one) => [one.itemLedgerDetailId, one])),
  );
  const asked = { ...(dayAD === '' ? {} : { dayAD }), ...(outletId > 0 ? { outletId } : {}) };
  const useGoods: UseRows<Goods> = (query, options) =>
    useCall(stockTransferContract.items, { query: { ...query, ...asked } }, options);
  const add = (one: Goods): void => {
    setKnown((before) => new Map(before).set(one.itemLedgerDetailId, one));
    rows.append(newLine(one), { shouldFocus: false });
    form.clearErrors('lines');
  };
  const scan = async (code: string): Promise<string | null> => {
    const found = await call(stockTransferContract.items, { query: { scanned: code, pageSize: 1, ...asked } });
    const [one] = found.rows;
    if (one === undefined) return null;
    const lines = form.getValues('lines');
    const at = lines.findLastIndex((line) => Number(line.itemLedgerDetailId) === one.itemLedgerDetailId);
    const before = parseQuantity(String(lines[at]?.quantity ?? '')) ?? zeroQuantity;
    const more = addQuantity(before, asQuantity(oneUnitTenThousandths));
    if (at < 0) add(one);
    else form.setValue(`lines.${at}.quantity`, String(numberFromQuantity(more)), { shouldDirty: true });
    return t('added', { name: nameIn(language, one.name, one.nameNp), count: formatQuantity(more, language) });
  };
  const { errors } = form.formState;
  const isMissing = (errors.lines?.message ?? errors.lines?.root?.message) !== undefined;
  return (
    <>
      <GoodsPicker useGoods={useGoods} onPick={add} onScan={scan} />
      {rows.fields.length === 0 ? (
        <EmptyState icon={<Truck size={32} aria-hidden />} title={t('lines')} text={t('noLines')} />
      ) : (
        <ul className={classes.rows} aria-label={t('lines')}>
          {rows.fields.map((row, position) => (
            <TransferLineFields
              key={row.key}
              form={form}
              position={position}
              goods={known.get(Number(row.itemLedgerDetailId))}
              asked={asked}
              onRemove={() => rows.remove(position)}
            />
          ))}
        </ul>
      )}
      {rows.fields.length === 0 && isMissing ? (
        <p className={classes.wrong} role="alert">
          {said('linesMissing')}
        </p>
      ) : null}
    </>
  );
}
