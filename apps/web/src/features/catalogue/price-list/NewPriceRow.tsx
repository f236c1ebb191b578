import { itemContract } from '@bahi/contract/catalogue/item/item.contract';
import { priceListScreenMessages } from '@bahi/contract/catalogue/price-list/price-list-screen.messages';
import type { Answer } from '@bahi/contract/endpoint';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { type CallQueryOptions, useCall } from '../../../platform/query.ts';
import { DangerIcon } from '../../../ui/danger/DangerButton.tsx';
import { AmountInput, QuantityInput } from '../../../ui/fields/AmountInput.tsx';
import { codesOf } from '../../../ui/fields/codes-of.ts';
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx';
import { type LongListQuery, useLongList } from '../../../ui/fields/use-long-list.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { type ChosenGoods, placeOfNew, type PriceEdits, withNewTyped, withoutNewRow } from './price-edits.ts';
import classes from './PriceRows.module.css';
import type { PriceEditing } from './use-price-edits.ts';

type Props = {
  row: PriceEdits['added'][number];
  /** Counted from 1. */
  number: number;
  edits: PriceEditing;
  /** The row is done: on to another. */
  onNext: () => void;
};

/** A new price: what, from how many on, for how much. Enter leads through the row, and from its end to another. */
export function NewPriceRow({ row, number, edits, onNext }: Props) {
  const t = useTexts(priceListScreenMessages);
  const item = useRef<HTMLLIElement>(null);
  const place = placeOfNew(row.key);
  const change = (typed: Parameters<typeof withNewTyped>[2]) =>
    edits.change((before) => withNewTyped(before, row.key, typed));
  const focus = (cell: string): void => item.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  const onEnter = (next: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    next();
  };
  return (
    <li className={classes.row} ref={item} data-new>
      <GoodsSelect
        label={t('itemOfRow', { number })}
        chosen={row.goods}
        error={edits.problemAt(place, 'itemLedgerDetailId')}
        onChange={(goods) => {
          change({ goods });
          if (goods !== null) focus('newFromQuantity');
        }}
      />
      <span className={classes.cell}>
        <small aria-hidden>{t('fromQuantity')}</small>
        <QuantityInput
          data-cell="newFromQuantity"
          aria-label={t('ofNewRow', { name: t('fromQuantity'), number })}
          value={row.fromQuantity}
          onChange={(fromQuantity) => change({ fromQuantity })}
          onKeyDown={onEnter(() => focus('newPrice'))}
          error={edits.problemAt(place, 'fromQuantity')}
        />
      </span>
      <span className={classes.cell}>
        <small aria-hidden>{t('price')}</small>
        <AmountInput
          data-cell="newPrice"
          aria-label={t('ofNewRow', { name: t('price'), number })}
          value={row.price}
          onChange={(price) => change({ price })}
          onKeyDown={onEnter(onNext)}
          error={edits.problemAt(place, 'price')}
          withoutUnit
        />
      </span>
      <span className={classes.fixed}>
        <small aria-hidden>{t('sellingPrice')}</small>
        <MoneyText rupees={row.goods?.sellingPrice} />
        {row.goods?.vatIncluded === true ? <small>{t('vatIncluded')}</small> : null}
      </span>
      <span className={classes.fixed} />
      <span className={classes.end}>
        <DangerIcon
          aria-label={t('removeRow', { number })}
          onClick={() => edits.change((before) => withoutNewRow(before, row.key))}
        >
          <X size={18} aria-hidden />
        </DangerIcon>
      </span>
    </li>
  );
}

type Goods = Answer<typeof itemContract.priceList>['rows'][number];
type SelectProps = {
  label: string;
  chosen: ChosenGoods | null;
  error: string | undefined;
  onChange: (goods: ChosenGoods | null) => void;
};

/** What is sold, found by name, code or barcode; the server searches where there is much. */
function GoodsSelect({ label, chosen, error, onChange }: SelectProps) {
  const t = useTexts(priceListScreenMessages);
  const { rows, isLoading, searching } = useLongList(useGoods, chosen);
  const isAmong = chosen === null || rows.some((row) => row.itemLedgerDetailId === chosen.id);
  const goods = rows.map(goodsOf);
  const options = (isAmong ? goods : [...goods, { ...chosen, remark: '' }]).map(({ id, name, nameNp, remark }) => ({
    value: id,
    label: name,
    labelNp: nameNp,
    remark,
  }));
  return (
    <SearchSelect
      aria-label={label}
      placeholder={t('itemPlaceholder')}
      value={chosen?.id}
      options={options}
      isLoading={isLoading}
      error={error}
      onChange={(id) => onChange(goods.find((one) => one.id === id) ?? (id === chosen?.id ? chosen : null))}
      {...searching}
    />
  );
}

function useGoods(query: LongListQuery, options: CallQueryOptions) {
  return useCall(itemContract.priceList, { query }, options);
}

function goodsOf(row: Goods): ChosenGoods & { remark: string } {
  const values = row.attributeValue === null ? '' : ` (${row.attributeValue})`;
  const valuesNp = row.attributeValue === null ? '' : ` (${row.attributeValueLocLang ?? row.attributeValue})`;
  return {
    id: row.itemLedgerDetailId,
    name: `${row.itemName}${values}`,
    nameNp: row.itemNameLocLang === null ? null : `${row.itemNameLocLang}${valuesNp}`,
    sellingPrice: row.sellingPrice,
    vatIncluded: row.vatIncluded,
    remark: codesOf(row.itemCode, row.sku, row.barcode),
  };
}
