import type { Answer } from '@bahi/contract/endpoint';
import { stockCardContract } from '@bahi/contract/stock/stock-card/stock-card.contract';
import { stockCardScreen } from '@bahi/contract/stock/stock-card/stock-card-screen.messages';
import { stockPaperScreenMessages } from '@bahi/contract/stock/stock-paper/stock-paper-screen.messages';
import type { Language } from '@bahi/domain/language';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { SearchSelect } from '../../../ui/fields/SearchSelect.tsx';
import { codesOf } from '../../../ui/fields/codes-of.ts';
import { useLongList, type UseRows } from '../../../ui/fields/use-long-list.ts';
import classes from './StockCard.module.css';

type Goods = Answer<(typeof stockCardContract)['get']>['goods'];
type Row = Answer<(typeof stockCardContract)['goods']>['rows'][number];

const useGoodsRows: UseRows<Row> = (query, options) => useCall(stockCardContract.goods, { query }, options);

/** What goods are called: their item with the values that make the variant. */
export function nameOfGoods(goods: Goods, language: Language): string {
  const name = nameIn(language, goods.itemName, goods.itemNameLocLang);
  const values = nameIn(language, goods.attributeValue, goods.attributeValueLocLang);
  return values === '' ? name : `${name} (${values})`;
}

/** Which goods the card is of; `chosen` is what it shows now. */
export function GoodsPicker({ chosen, onChoose }: { chosen: Goods | null; onChoose: (variantId: number) => void }) {
  const t = useTexts(stockCardScreen);
  const paper = useTexts(stockPaperScreenMessages);
  const found = useLongList(
    useGoodsRows,
    chosen === null ? null : { name: nameOfGoods(chosen, 'en'), nameNp: nameOfGoods(chosen, 'ne') },
  );
  const isFound = chosen === null || found.rows.some((row) => row.itemLedgerDetailId === chosen.itemLedgerDetailId);
  const shown = isFound ? found.rows : [{ ...chosen, sku: null, barcode: null }, ...found.rows];
  return (
    <SearchSelect
      className={classes.picker ?? ''}
      aria-label={t('pick')}
      placeholder={paper('pickHint')}
      value={chosen?.itemLedgerDetailId ?? null}
      options={shown.map((row) => ({
        value: row.itemLedgerDetailId,
        label: nameOfGoods(row, 'en'),
        labelNp: nameOfGoods(row, 'ne'),
        remark: codesOf(row.itemCode, row.sku, row.barcode),
      }))}
      isLoading={found.isLoading}
      {...found.searching}
      onChange={(id) => onChoose(Number(id))}
    />
  );
}
