import { categoryTypeOfSettled } from '@bahi/contract/money/category/category.contract';
import { purchaseScreenMessages } from '@bahi/contract/purchase/purchase/purchase-screen.messages';
import { documentKinds } from '@bahi/domain/document-kinds';
import { formatRupees, paisaOf } from '@bahi/domain/numbers/money';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useLongDay } from '../../../ui/dates/DateText.tsx';
import { firstRows } from '../../../ui/fields/use-long-list.ts';
import { categoriesOf, categoryNameOf } from '../../money/category/category-source.ts';
import type { LineDraft } from '../../stock/goods-lines/document-draft.ts';
import type { LineParts } from '../../stock/goods-lines/editor/editor-context.ts';
import { problemAt } from '../../stock/goods-lines/editor/editor-state.ts';
import { useEditorState, useEditorStore } from '../../stock/goods-lines/editor/use-editor-store.ts';
import classes from '../../stock/goods-lines/grid/LineGrid.module.css';
import { BoughtBatch } from './BoughtBatch.tsx';
import { type BoughtDetail, lastRate } from './last-rate.ts';
import { toCapital } from './purchase-kind.ts';
import { useBought, useFilledLine } from './use-bought.ts';

type Props = { line: LineDraft; number: number };
type Unit = BoughtDetail['units'][number];

/** The unit that quantity and rate are in: one of those in which the item is counted. A service has its own. */
function BoughtUnit({ line, number }: Props) {
  const t = useTexts(purchaseScreenMessages);
  const language = useLanguage();
  const store = useEditorStore();
  const problem = useEditorState((state) => problemAt(state, `${line.key}.unitId`));
  const { detail, ask } = useBought(line);
  useFilledLine(line, detail);
  const { item, unitId } = line;
  const own = item === null ? '' : nameIn(language, item.unit, item.unitNp);
  const units = detail?.units ?? [];
  const nameOf = ({ name, nameNp, conversion }: Unit): string => {
    const several = formatQuantity(quantityFromNumber(conversion) ?? zeroQuantity, language);
    return conversion === 1 ? nameIn(language, name, nameNp) : `${nameIn(language, name, nameNp)} (${several})`;
  };
  return (
    <select
      className={classes.unit}
      data-cell={item?.inventoryType === 'SERVICE' ? undefined : 'unit'}
      aria-label={t('unitOf', { number })}
      aria-invalid={problem !== undefined || undefined}
      value={String(unitId ?? '')}
      disabled={item === null || item.inventoryType === 'SERVICE'}
      onFocus={ask}
      onChange={(event) => store.setLine(line.key, { unitId: Number(event.currentTarget.value) })}
    >
      {units.some(({ id }) => id === unitId) ? null : <option value={String(unitId ?? '')}>{own}</option>}
      {units.map((unit) => (
        <option key={unit.id} value={unit.id}>
          {nameOf(unit)}
        </option>
      ))}
    </select>
  );
}

/** What the same last cost, and when. */
function LastBought({ line }: Props) {
  const t = useTexts(purchaseScreenMessages);
  const language = useLanguage();
  const longDay = useLongDay();
  const tax = useEditorState((state) => state.lineTaxes.get(line.key));
  const { detail } = useBought(line);
  const rate = detail === null ? null : lastRate(detail, line.unitId, tax);
  if (detail === null || rate === null || detail.lastBoughtAD === null) return null;
  return (
    <small className={classes.note}>
      {t('lastBought', { rate: formatRupees(paisaOf(rate), language), day: longDay(detail.lastBoughtAD) })}
    </small>
  );
}

const spending = categoriesOf(categoryTypeOfSettled[documentKinds.PURCHASE.settledBy]);

/** Where it goes: onto the shelf, to the capital goods, or under an expense category; and whether VAT is charged. */
function GoesTo({ line, number }: Props) {
  const t = useTexts(purchaseScreenMessages);
  const language = useLanguage();
  const store = useEditorStore();
  const problem = useEditorState((state) => problemAt(state, `${line.key}.categoryId`));
  const isTaxed = useEditorState((state) => state.rules.vatRegistered);
  const categories = spending.useRows(firstRows, {});
  const { item, goesTo } = line;
  const isService = item?.inventoryType === 'SERVICE';
  const rows = (categories.data?.rows ?? []).filter(({ id, isActive }) => isActive || String(id) === goesTo);
  return (
    <>
      <label className={classes.choice}>
        {t('goesTo')}
        <select
          className={classes.goesTo}
          // Enter stops here where nothing can be left as it is.
          data-cell={isService ? 'goesTo' : undefined}
          aria-label={t('goesToOf', { number })}
          aria-invalid={problem !== undefined || undefined}
          value={goesTo}
          onChange={(event) => store.setLine(line.key, { goesTo: event.currentTarget.value })}
        >
          <option value="">{t(isService ? 'chooseCategory' : 'toStock')}</option>
          <option value={toCapital}>{t('capital')}</option>
          <optgroup label={t('expenses')}>
            {rows.map((row) => {
              const { name, nameNp } = categoryNameOf(row);
              return (
                <option key={row.id} value={row.id}>
                  {nameIn(language, name, nameNp)}
                </option>
              );
            })}
          </optgroup>
        </select>
      </label>
      {isTaxed && item?.taxable === true ? (
        <label className={classes.choice}>
          <input
            type="checkbox"
            aria-label={t('taxedOf', { number })}
            checked={line.isTaxed}
            onChange={(event) => store.setLine(line.key, { isTaxed: event.currentTarget.checked })}
          />
          {t('taxed')}
        </label>
      ) : null}
    </>
  );
}

function BelowLine({ line, number }: Props) {
  return (
    <>
      <BoughtBatch line={line} number={number} />
      <GoesTo line={line} number={number} />
    </>
  );
}

/** What a line of a purchase bill has of its own. */
export const boughtLineParts: LineParts = { Unit: BoughtUnit, RateNote: LastBought, Below: BelowLine };
