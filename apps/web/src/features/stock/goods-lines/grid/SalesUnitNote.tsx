import { inOwnUnit, inWholeUnits, type UnitConversion } from '@bahi/domain/goods/unit-conversion';
import {
  asQuantity,
  formatQuantity,
  numberFromQuantity,
  oneUnitTenThousandths,
  parseQuantity,
  quantityFromNumber,
} from '@bahi/domain/numbers/quantity';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { nameIn } from '../../../../platform/i18n.ts';
import { useTools } from '../editor/editor-context.ts';
import type { LineDraft } from '../document-draft.ts';
import type { LineItem } from '../line-item.ts';
import { showAnew } from './line-keys.ts';
import classes from './LineGrid.module.css';

type Props = {
  line: LineDraft;
  /** Counted from 1. */
  number: number;
  onChange: (quantity: string) => void;
};

/**
 * How many of what it is usually sold in a quantity is, where that is a whole number: 24 pieces are 2 dozen. Any other
 * number is offered as one of those: the 5 that was typed as 5 dozen.
 */
export function SalesUnitNote({ line, number, onChange }: Props) {
  const { t, language } = useTools();
  const { item } = line;
  const quantity = parseQuantity(line.quantity);
  if (item === null || item.salesUnit === null || quantity === null || quantity <= 0) return null;
  const unit = nameIn(language, item.salesUnit.name, item.salesUnit.nameNp);
  const whole = inWholeUnits(quantity, conversionOf(item.salesUnit));
  if (whole !== null)
    return <small className={classes.note}>{t('salesUnits', { count: formatQuantity(whole, language), unit })}</small>;
  const count = formatQuantity(conversionOf(item.salesUnit).own, language);
  return (
    <small className={classes.note}>
      <button
        type="button"
        className={classes.take}
        // The key * does the same, so that Tab goes on to the next cell.
        tabIndex={-1}
        aria-label={t('timesUnitOf', { number, unit, count })}
        title={t('timesUnitOf', { number, unit, count })}
        onClick={() => onChange(inSalesUnit(line))}
      >
        {t('timesUnit', { unit })}
      </button>
    </small>
  );
}

/** What the key * does in the quantity of a line: what was typed is meant in what its goods are usually sold in. */
export function pressedInQuantity(line: LineDraft, onChange: Props['onChange']) {
  return (event: KeyboardEvent): void => {
    if (event.key !== '*' || line.item === null || line.item.salesUnit === null) return;
    event.preventDefault();
    flushSync(() => onChange(inSalesUnit(line)));
    showAnew(event.target);
  };
}

/** The quantity of a line, meant in what its goods are usually sold in: 3 as 36, where that is a dozen. */
function inSalesUnit({ item, quantity }: LineDraft): string {
  const typed = parseQuantity(quantity);
  if (typed === null || item === null || item.salesUnit === null) return quantity;
  const own = inOwnUnit(typed, conversionOf(item.salesUnit));
  return own === null ? quantity : String(numberFromQuantity(own));
}

function conversionOf({ conversion }: NonNullable<LineItem['salesUnit']>): UnitConversion {
  const one = asQuantity(oneUnitTenThousandths);
  return { own: quantityFromNumber(conversion) ?? one, per: one };
}
