import { counterScreenMessages } from '@bahi/contract/sales/counter/counter-screen.messages';
import { formatNumber } from '@bahi/domain/numbers/digits';
import { formatRupees, parseRupees } from '@bahi/domain/numbers/money';
import { Minus, Plus, ScanBarcode, X } from 'lucide-react';
import { type KeyboardEvent, memo, useEffect, useId, useRef } from 'react';
import { nameIn, textOf, useTexts } from '../../../platform/i18n.ts';
import { EmptyState } from '../../../ui/shell/EmptyState.tsx';
import { useTools } from '../../stock/goods-lines/editor/editor-context.ts';
import { blankLine } from '../../stock/goods-lines/document-draft.ts';
import { problemAt } from '../../stock/goods-lines/editor/editor-state.ts';
import { useEditorState } from '../../stock/goods-lines/editor/use-editor-store.ts';
import { NumberCell, writeAmount, writeQuantity } from '../../stock/goods-lines/grid/NumberCell.tsx';
import { PriceNote } from '../../stock/goods-lines/grid/PriceNote.tsx';
import { StockNote } from '../../stock/goods-lines/grid/StockNote.tsx';
import { pressedToCount, pressedToTakeLast } from '../../stock/goods-lines/grid/line-keys.ts';
import { useLineChanges } from '../../stock/goods-lines/grid/use-line-row.tsx';
import { LastSold, SoldCount } from '../../stock/goods-lines/sold/SoldCount.tsx';
import { recountedIn } from '../../stock/goods-lines/sold/sold-line.ts';
import { useSold } from '../../stock/goods-lines/sold/use-sold.ts';
import { soldLineParts } from '../invoice/SoldBatch.tsx';
import classes from './Counter.module.css';
import type { Selling } from './input/use-selling.ts';

/** What is on the bill, the line that keys change among them; what was entered last stands in view. */
export function CounterLines({ selling, onLeave }: { selling: Selling; onLeave: () => void }) {
  const t = useTexts(counterScreenMessages);
  const { t: goods } = useTools();
  const keys = useEditorState((state) => state.keys);
  const byKey = useEditorState((state) => state.byKey);
  const list = useRef<HTMLUListElement>(null);
  const shown = keys.filter((key) => byKey.get(key)?.item !== null);
  const { chosen } = selling;
  useEffect(() => {
    list.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen, shown.length]);
  const press = (event: KeyboardEvent): void => {
    const isCell = event.target instanceof HTMLInputElement;
    if (!isCell || (event.key !== 'Enter' && event.key !== 'Escape') || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onLeave();
  };
  if (shown.length === 0)
    return <EmptyState icon={<ScanBarcode size={32} aria-hidden />} title={t('empty')} text={t('emptyText')} />;
  return (
    <ul ref={list} className={classes.lines} aria-label={goods('lines')} onKeyDown={press}>
      {shown.map((key, at) => (
        <CounterLine
          key={key}
          lineKey={key}
          number={at + 1}
          isChosen={key === chosen}
          onChoose={selling.choose}
          onStep={selling.step}
          onRemove={selling.remove}
        />
      ))}
    </ul>
  );
}

type LineProps = {
  lineKey: number;
  /** Counted from 1. */
  number: number;
  isChosen: boolean;
  onChoose: (key: number) => void;
  onStep: Selling['step'];
  onRemove: Selling['remove'];
};

const CounterLine = memo(function CounterLine(props: LineProps) {
  const { lineKey, number, isChosen, onChoose, onStep, onRemove } = props;
  const t = useTexts(counterScreenMessages);
  const { t: goods, language } = useTools();
  const line = useEditorState((state) => state.byKey.get(lineKey)) ?? blankLine(lineKey);
  const { detail } = useSold(line);
  const change = useLineChanges(lineKey, true);
  const amount = useEditorState((state) => state.lineAmounts.get(lineKey));
  const quantityProblem = useEditorState((state) => problemAt(state, `${lineKey}.quantity`));
  const rateProblem = useEditorState((state) => problemAt(state, `${lineKey}.rate`));
  const unitProblem = useEditorState((state) => problemAt(state, `${lineKey}.unitId`));
  const freeProblem = useEditorState((state) => problemAt(state, `${lineKey}.freeQuantity`));
  const itemProblem = useEditorState((state) => problemAt(state, `${lineKey}.item`));
  const id = useId();
  if (line.item === null) return null;
  const { item } = line;
  const { Below } = soldLineParts;
  const numbered = { number: formatNumber(number, language) };
  return (
    <li
      className={classes.line}
      data-line={lineKey}
      data-chosen={isChosen || undefined}
      aria-label={goods('line', numbered)}
      aria-current={isChosen || undefined}
      onPointerDown={() => onChoose(lineKey)}
    >
      <div className={classes.what}>
        <span className={classes.name}>{nameIn(language, item.name, item.nameNp)}</span>
        <StockNote line={line} id={`${id}-stock`} />
        <Problem text={itemProblem} />
        {Below === undefined ? null : <Below line={line} number={number} />}
      </div>
      <div className={classes.quantity}>
        <button type="button" tabIndex={-1} aria-label={t('less', numbered)} onClick={() => onStep(lineKey, -1)}>
          <Minus size={18} aria-hidden />
        </button>
        <div onKeyDown={pressedToCount(line, detail?.units ?? null, change.line, recountedIn)}>
          <NumberCell
            cell="quantity"
            label={goods('quantityOf', numbered)}
            value={line.quantity}
            write={writeQuantity}
            onChange={change.quantity}
            onLeave={change.leaveQuantity}
            isWrong={quantityProblem !== undefined}
            noteId={`${id}-stock`}
          />
        </div>
        <button type="button" tabIndex={-1} aria-label={t('more', numbered)} onClick={() => onStep(lineKey, 1)}>
          <Plus size={18} aria-hidden />
        </button>
        <div className={classes.count}>
          <SoldCount line={line} number={number} detail={detail} recount={recountedIn} />
        </div>
        <Problem text={quantityProblem ?? unitProblem ?? freeProblem} />
      </div>
      <div className={classes.rate} data-area="rate" onKeyDown={pressedToTakeLast}>
        <NumberCell
          cell="rate"
          label={goods('rateOf', numbered)}
          value={line.rate}
          write={writeAmount}
          onChange={change.rate}
          onLeave={change.leaveRate}
          isWrong={rateProblem !== undefined}
          noteId={undefined}
        />
        <PriceNote line={line} number={number} />
        <LastSold line={line} number={number} detail={detail} />
        <Problem text={rateProblem} />
      </div>
      <span className={classes.amount}>
        {amount === undefined ? null : parseRupees(line.rate) === 0 ? goods('free') : formatRupees(amount, language)}
      </span>
      <button
        type="button"
        className={classes.remove}
        tabIndex={-1}
        aria-label={goods('removeLine', numbered)}
        onClick={() => onRemove(lineKey)}
      >
        <X size={18} aria-hidden />
      </button>
    </li>
  );
});

function Problem({ text }: { text: string | undefined }) {
  const { language } = useTools();
  return text === undefined ? null : (
    <small className={classes.problem} role="alert">
      {textOf(text, {}, language)}
    </small>
  );
}
