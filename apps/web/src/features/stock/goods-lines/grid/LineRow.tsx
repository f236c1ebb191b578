import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, parseRupees } from '@bahi/domain/numbers/money';
import { X } from 'lucide-react';
import { type KeyboardEvent, memo, useId, useMemo } from 'react';
import { nameIn, textOf } from '../../../../platform/i18n.ts';
import { DiscountType, discountKindOf } from './DiscountType.tsx';
import { useTools } from '../editor/editor-context.ts';
import { blankLine, type LineDraft } from '../document-draft.ts';
import { problemAt } from '../editor/editor-store.ts';
import { useEditorState, useEditorStore } from '../editor/use-editor-store.ts';
import classes from './LineGrid.module.css';
import { NumberCell, writeAmount, writeQuantity } from './NumberCell.tsx';
import { LineRemarks } from './LineRemarks.tsx';
import { PriceNote } from './PriceNote.tsx';
import { StockNote } from './StockNote.tsx';
import { ItemCell } from './ItemCell.tsx';

type Props = {
  lineKey: number;
  /** Counted from 1. */
  number: number;
  onRemove: (key: number) => void;
};

/** One line of a document: a row of the grid, on a phone a card. It follows its own line only. */
export const LineRow = memo(function LineRow({ lineKey, number, onRemove }: Props) {
  const { t, language, rules } = useTools();
  const line = useEditorState((state) => state.byKey.get(lineKey)) ?? blankLine(lineKey);
  const amount = useEditorState((state) => state.lineAmounts.get(lineKey));
  const change = useLineChanges(lineKey);
  const notes = useNotes(lineKey);
  const pressInDiscount = (event: KeyboardEvent): void => {
    const kind = discountKindOf(event);
    if (kind === null) return;
    event.preventDefault();
    change.discountType(kind);
  };
  return (
    <li className={classes.row} data-line={lineKey} aria-label={t('line', { number })}>
      <span className={classes.number} aria-hidden>
        {formatNumber(number, language)}
      </span>
      <div className={classes.cell} data-area="item">
        <ItemCell lineKey={lineKey} number={number} item={line.item} {...notes.of('item')} />
        <ItemRemark line={line} />
        {notes.shown('item')}
        <LineRemarks lineKey={lineKey} number={number} />
      </div>
      <div className={classes.cell} data-area="quantity">
        <span className={classes.label}>{t('quantity')}</span>
        <NumberCell
          cell="quantity"
          label={t('quantityOf', { number })}
          value={line.quantity}
          write={writeQuantity}
          onChange={change.quantity}
          onLeave={change.leaveQuantity}
          {...notes.of('quantity', true)}
        />
        {notes.shown('quantity') ?? <StockNote line={line} id={notes.idOf('quantity')} />}
      </div>
      <div className={classes.cell} data-area="rate">
        <span className={classes.label}>{t('rate')}</span>
        <NumberCell
          cell="rate"
          label={t('rateOf', { number })}
          value={line.rate}
          write={writeAmount}
          onChange={change.rate}
          onLeave={change.leaveRate}
          {...notes.of('rate', true)}
        />
        {notes.shown('rate') ?? (
          <span id={notes.idOf('rate')}>
            <small className={classes.note}>
              {rules.vatRegistered ? vatRemark(line, t('vatIncluded'), t('vatExempt')) : null}
            </small>
            <PriceNote line={line} number={number} />
          </span>
        )}
      </div>
      <div className={classes.cell} data-area="discount">
        <span className={classes.label}>{t('discount')}</span>
        <div className={classes.withKind} onKeyDown={pressInDiscount}>
          <NumberCell
            cell="discount"
            label={t('discountOf', { number })}
            value={line.discount}
            write={line.discountType === '1' ? writeQuantity : writeAmount}
            onChange={change.discount}
            onLeave={change.leaveDiscount}
            {...notes.of('discount')}
          />
          <DiscountType kind={line.discountType} onChange={change.discountType} />
        </div>
        {notes.shown('discount')}
      </div>
      <span className={classes.amount} data-area="amount">
        {amount === undefined ? null : parseRupees(line.rate) === 0 ? t('free') : formatRupees(amount, language)}
      </span>
      <button
        type="button"
        className={classes.remove}
        aria-label={t('removeLine', { number })}
        title={t('removeLine', { number })}
        // Reached by Ctrl+Backspace from any cell, so that Tab goes on to the next line.
        tabIndex={-1}
        onClick={() => onRemove(lineKey)}
      >
        <X size={18} aria-hidden />
      </button>
    </li>
  );
});

function ItemRemark({ line: { item } }: { line: LineDraft }) {
  const { language } = useTools();
  if (item === null) return null;
  const unit = nameIn(language, item.unit, item.unitNp);
  return <small className={classes.note}>{[item.code, unit].filter(Boolean).join(' · ')}</small>;
}

function vatRemark({ item }: LineDraft, included: string, exempt: string): string | null {
  if (item === null) return null;
  return item.taxable ? (item.vatIncluded ? included : null) : exempt;
}

function useLineChanges(key: number) {
  const store = useEditorStore();
  return useMemo(
    () => ({
      quantity: (quantity: string) => store.setLine(key, { quantity }),
      rate: (rate: string) => store.setLine(key, { rate }),
      discount: (discount: string) => store.setLine(key, { discount }),
      discountType: (discountType: LineDraft['discountType']) => store.setLine(key, { discountType }),
      leaveQuantity: () => store.touch(`${key}.quantity`),
      leaveRate: () => store.touch(`${key}.rate`),
      leaveDiscount: () => store.touch(`${key}.discount`),
    }),
    [store, key],
  );
}

/** The mistakes of a line's cells, each below its cell. */
function useNotes(key: number) {
  const id = useId();
  const { language } = useTools();
  const problems = {
    item: useEditorState((state) => problemAt(state, `${key}.item`)),
    quantity: useEditorState((state) => problemAt(state, `${key}.quantity`)),
    rate: useEditorState((state) => problemAt(state, `${key}.rate`)),
    discount: useEditorState((state) => problemAt(state, `${key}.discount`)),
  };
  const idOf = (cell: keyof typeof problems): string => `${id}-${cell}`;
  return {
    idOf,
    of: (cell: keyof typeof problems, hasRemark = false) => ({
      isWrong: problems[cell] !== undefined,
      noteId: problems[cell] !== undefined || hasRemark ? idOf(cell) : undefined,
    }),
    shown: (cell: keyof typeof problems) => {
      const message = problems[cell];
      return message === undefined ? null : (
        <small className={classes.wrong} id={idOf(cell)}>
          {textOf(message, {}, language)}
        </small>
      );
    },
  };
}
