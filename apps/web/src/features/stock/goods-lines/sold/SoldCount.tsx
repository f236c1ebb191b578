import { inMannerOf } from '@bahi/domain/goods/list-price';
import { priceInUnit } from '@bahi/domain/goods/sold-quantity';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { formatRupees, parseRupees, paisaOf, type Paisa, rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { formatQuantity, quantityFromNumber, zeroQuantity } from '@bahi/domain/numbers/quantity';
import { useId } from 'react';
import { nameIn } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import type { LineDraft } from '../document-draft.ts';
import type { LineTax } from '../draft-total.ts';
import { type LineParts, useTools } from '../editor/editor-context.ts';
import { problemAt } from '../editor/editor-state.ts';
import { useEditorState, useEditorStore } from '../editor/use-editor-store.ts';
import { takeLast, takeLastKey } from '../grid/line-keys.ts';
import classes from '../grid/LineGrid.module.css';
import { NumberCell, writeQuantity } from '../grid/NumberCell.tsx';
import { SalesUnitNote } from '../grid/SalesUnitNote.tsx';
import { choiceOf, conversionOf, countOf, salesUnitOf, type SoldUnit, unitsOfItem, writtenIn } from './sold-line.ts';
import { type SoldDetail, useSold } from './use-sold.ts';

type Props = { line: LineDraft; number: number };
type SoldProps = Props & { detail: SoldDetail | null };
/** What another unit makes of a line. */
type Recount = { recount?: typeof writtenIn };

/** How what is sold is counted: its unit, what goes along for nothing, and how many of the item's own that is. */
export function SoldCount({ line, number, detail, recount = writtenIn }: SoldProps & Recount) {
  const store = useEditorStore();
  const allowsFree = useEditorState((state) => state.rules.allowsFreeLines);
  const { item } = line;
  if (item === null) return null;
  const isFree = line.freeQuantity !== '';
  // Goods go along with goods.
  const mayBeFree = allowsFree && item.inventoryType === 'ITEM';
  const units = detail?.units ?? unitsOfItem(item);
  const isOffered = units.length > 1 || line.soldIn !== null;
  const inSalesUnit = (): void => {
    const unit = salesUnitOf(item, detail?.units ?? null);
    if (unit !== null) store.setLine(line.key, recount(line, unit));
  };
  return (
    <>
      {isOffered || mayBeFree || isFree ? (
        <div className={classes.count}>
          {isOffered ? <SoldUnitSelect line={line} number={number} units={units} recount={recount} /> : null}
          {mayBeFree || isFree ? <FreeCell line={line} number={number} /> : null}
        </div>
      ) : null}
      {line.soldIn === null ? (
        <SalesUnitNote line={line} number={number} onChange={inSalesUnit} />
      ) : (
        <CountNote line={line} />
      )}
    </>
  );
}

type SelectProps = Props & Required<Recount> & { units: readonly SoldUnit[] };

function SoldUnitSelect({ line, number, units, recount }: SelectProps) {
  const { t } = useTools();
  const language = useLanguage();
  const store = useEditorStore();
  const problem = useEditorState((state) => problemAt(state, `${line.key}.unitId`));
  const { item, soldIn } = line;
  const own = item === null ? '' : nameIn(language, item.unit, item.unitNp);
  const others = units.slice(1);
  const nameOf = (unit: SoldUnit): string => {
    const name = nameIn(language, unit.name, unit.nameNp);
    const count = formatQuantity(quantityFromNumber(unit.own / unit.per) ?? zeroQuantity, language);
    return unit.per === 1 ? `${name} (${count})` : name;
  };
  return (
    <select
      className={classes.unit}
      aria-label={t('unitOf', { number })}
      aria-invalid={problem !== undefined || undefined}
      value={choiceOf(soldIn)}
      onChange={(event) => {
        const chosen = others.find((unit) => choiceOf(unit) === event.currentTarget.value) ?? null;
        store.setLine(line.key, recount(line, chosen));
      }}
    >
      <option value="">{own}</option>
      {soldIn === null || others.some((unit) => choiceOf(unit) === choiceOf(soldIn)) ? null : (
        <option value={choiceOf(soldIn)}>{nameOf(soldIn)}</option>
      )}
      {others.map((unit) => (
        <option key={unit.id} value={choiceOf(unit)}>
          {nameOf(unit)}
        </option>
      ))}
    </select>
  );
}

/** What goes along for nothing: of 10 + 1 the one. */
function FreeCell({ line, number }: Props) {
  const { t } = useTools();
  const store = useEditorStore();
  const problem = useEditorState((state) => problemAt(state, `${line.key}.freeQuantity`));
  const id = useId();
  return (
    <span className={classes.free}>
      <span aria-hidden>+</span>
      <NumberCell
        label={t('freeOf', { number })}
        value={line.freeQuantity}
        write={writeQuantity}
        onChange={(freeQuantity) => store.setLine(line.key, { freeQuantity })}
        onLeave={() => store.touch(`${line.key}.freeQuantity`)}
        isWrong={problem !== undefined}
        noteId={id}
      />
      <span id={id}>{t('freeBeside')}</span>
    </span>
  );
}

/** How many of the item's own unit it is in all. */
function CountNote({ line }: Pick<Props, 'line'>) {
  const language = useLanguage();
  const counted = countOf(line);
  if (counted === null || line.item === null) return null;
  const unit = nameIn(language, line.item.unit, line.item.unitNp);
  return <small className={classes.note}>{`${formatQuantity(counted.all, language)} ${unit}`}</small>;
}

/** What the customer last paid for the same, on which day and bill; one tap, or a key in the rate, takes it. */
export function LastSold({ line, number, detail }: SoldProps) {
  const { t, announce } = useTools();
  const language = useLanguage();
  const store = useEditorStore();
  const tax = useEditorState((state) => state.lineTaxes.get(line.key));
  const last = detail?.lastSold ?? null;
  const rate = last === null ? null : lastRateOf(last, line, tax);
  if (last === null || rate === null) return null;
  const isTaken = parseRupees(line.rate) === rate;
  const said = {
    rate: formatRupees(rate, language),
    day: inDigitsOf(last.dateBS, language),
    code: last.code,
  };
  return (
    <small className={classes.note}>
      {t('lastSold', said)}{' '}
      {isTaken ? null : (
        <button
          type="button"
          className={classes.take}
          {...takeLast}
          // The key does the same, so that Tab goes on to the next cell.
          tabIndex={-1}
          aria-label={t('takeLastOf', { rate: said.rate, number })}
          title={t('takeLastOf', { rate: said.rate, number })}
          aria-keyshortcuts={takeLastKey}
          onClick={() => {
            store.setLine(line.key, { rate: String(rupeesFromPaisa(rate)) });
            announce(t('lastSold', said));
          }}
        >
          {t('takeLast')}
        </button>
      )}
    </small>
  );
}

/** What was last paid, for one of the unit of the line, and with VAT or without as the line is. */
function lastRateOf(
  last: NonNullable<SoldDetail['lastSold']>,
  { soldIn }: Pick<LineDraft, 'soldIn'>,
  tax: LineTax | undefined,
): Paisa | null {
  const taxRate = tax?.taxable === true ? (parseRupees(String(tax.taxRate)) ?? 0) : 0;
  const written = { vatIncluded: last.vatIncluded, price: paisaOf(last.rate) };
  const inManner = inMannerOf({ vatIncluded: tax?.vatIncluded ?? last.vatIncluded }, written, taxRate);
  return priceInUnit(inManner, conversionOf(soldIn), conversionOf(last));
}

/** What a line of what is sold has of its own: how it is counted, and what the customer last paid. */
export const soldCountParts: LineParts = { useSold, Count: SoldCount, RateNote: LastSold };
