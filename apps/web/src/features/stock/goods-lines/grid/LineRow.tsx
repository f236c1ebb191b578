import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, parseRupees } from '@bahi/domain/numbers/money';
import { X } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { nameIn } from '../../../../platform/i18n.ts';
import { DiscountType, discountKindOf } from './DiscountType.tsx';
import { useTools } from '../editor/editor-context.ts';
import { blankLine, type LineDraft } from '../document-draft.ts';
import { useEditorState } from '../editor/use-editor-store.ts';
import classes from './LineGrid.module.css';
import { NumberCell, writeAmount, writeQuantity } from './NumberCell.tsx';
import { LineRemarks } from './LineRemarks.tsx';
import { PriceNote } from './PriceNote.tsx';
import { pressedToCount, pressedToTakeLast } from './line-keys.ts';
import { pressedInQuantity, SalesUnitNote } from './SalesUnitNote.tsx';
import { StockNote } from './StockNote.tsx';
import { ItemCell } from './ItemCell.tsx';
import type { KnownSold } from '../sold/use-sold.ts';
import { useLineChanges, useNotes } from './use-line-row.tsx';

type Props = {
  lineKey: number;
  /** Counted from 1. */
  number: number;
  onRemove: (key: number) => void;
};

const nothingKnown: KnownSold = { detail: null, ask: () => undefined };
const askNothing = (): KnownSold => nothingKnown;

/** One line of a document: a row of the grid, on a phone a card. It follows its own line only. */
export const LineRow = memo(function LineRow({ lineKey, number, onRemove }: Props) {
  const { t, language, lineParts } = useTools();
  const { Unit, Count, RateNote, Below, useSold = askNothing } = lineParts;
  const line = useEditorState((state) => state.byKey.get(lineKey)) ?? blankLine(lineKey);
  const { detail, ask } = useSold(line);
  const amount = useEditorState((state) => state.lineAmounts.get(lineKey));
  const change = useLineChanges(lineKey, Count !== undefined);
  const notes = useNotes(lineKey);
  const pressInDiscount = (event: KeyboardEvent): void => {
    const kind = discountKindOf(event);
    if (kind === null) return;
    event.preventDefault();
    change.discountType(kind);
  };
  const pressInQuantity =
    Count === undefined
      ? pressedInQuantity(line, change.quantity)
      : pressedToCount(line, detail?.units ?? null, change.line);
  return (
    <li
      className={classes.row}
      data-line={lineKey}
      data-units={Unit !== undefined || undefined}
      aria-label={t('line', { number })}
      onFocus={ask}
    >
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
        <div className={Unit === undefined ? undefined : classes.withUnit} onKeyDown={pressInQuantity}>
          <NumberCell
            cell="quantity"
            label={t('quantityOf', { number })}
            value={line.quantity}
            write={writeQuantity}
            onChange={change.quantity}
            onLeave={change.leaveQuantity}
            {...notes.of('quantity', true)}
          />
          {Unit === undefined ? null : <Unit line={line} number={number} />}
        </div>
        {Count === undefined ? (
          <SalesUnitNote line={line} number={number} onChange={change.quantity} />
        ) : (
          <Count line={line} number={number} detail={detail} />
        )}
        {notes.shown('unitId')}
        {notes.shown('freeQuantity')}
        {notes.shown('quantity') ?? <StockNote line={line} id={notes.idOf('quantity')} />}
      </div>
      <div className={classes.cell} data-area="rate">
        <span className={classes.label}>{t('rate')}</span>
        <div onKeyDown={pressedToTakeLast}>
          <NumberCell
            cell="rate"
            label={t('rateOf', { number })}
            value={line.rate}
            write={writeAmount}
            onChange={change.rate}
            onLeave={change.leaveRate}
            {...notes.of('rate', true)}
          />
        </div>
        {notes.shown('rate') ?? (
          <span id={notes.idOf('rate')}>
            <VatNote lineKey={lineKey} />
            <PriceNote line={line} number={number} />
            {RateNote === undefined ? null : <RateNote line={line} number={number} detail={detail} />}
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
      {Below === undefined || line.item === null ? null : (
        <div className={classes.beneath}>
          <Below line={line} number={number} />
          {notes.shown('categoryId')}
        </div>
      )}
    </li>
  );
});

function ItemRemark({ line: { item } }: { line: LineDraft }) {
  const { language } = useTools();
  if (item === null) return null;
  const unit = nameIn(language, item.unit, item.unitNp);
  return <small className={classes.note}>{[item.code, unit].filter(Boolean).join(' · ')}</small>;
}

/** How the rate stands to VAT, where VAT is charged at all. */
function VatNote({ lineKey }: { lineKey: number }) {
  const { t } = useTools();
  const isCharged = useEditorState((state) => state.rules.vatRegistered && state.lineTaxes.has(lineKey));
  const isTaxable = useEditorState((state) => state.lineTaxes.get(lineKey)?.taxable);
  const isIncluded = useEditorState((state) => state.lineTaxes.get(lineKey)?.vatIncluded);
  const remark = isTaxable ? (isIncluded ? t('vatIncluded') : null) : t('vatExempt');
  return <small className={classes.note}>{isCharged ? remark : null}</small>;
}
