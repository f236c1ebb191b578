import { formatRupees, parseRupees } from '@bahi/domain/numbers/money';
import { formatQuantity, parseQuantity } from '@bahi/domain/numbers/quantity';
import { memo, type MouseEvent } from 'react';
import { type NumberWriter, useNumberText } from '../../../../ui/texts/number-text.ts';
import classes from './LineGrid.module.css';

export const writeAmount: NumberWriter = (value, language) => {
  const amount = parseRupees(String(value));
  return amount === null ? null : formatRupees(amount, language);
};

/** Quantities and percentages: no trailing zeros. */
export const writeQuantity: NumberWriter = (value, language) => {
  const quantity = parseQuantity(String(value));
  return quantity === null ? null : formatQuantity(quantity, language);
};

type Props = {
  /** Its name among the cells of a line. */
  cell?: 'quantity' | 'rate' | 'discount';
  /** That of a field of the document itself. */
  name?: string;
  label: string;
  value: string;
  write: NumberWriter;
  onChange: (value: string) => void;
  onLeave: () => void;
  /** A mistake, or a warning: it stands below the field and is read with it. */
  isWrong: boolean;
  noteId: string | undefined;
};

/** A number on a line: a bare input, for an invoice may have hundreds of them. Takes digits of both scripts. */
export const NumberCell = memo(function NumberCell(props: Props) {
  const { cell, name, label, value, write, onChange, onLeave, isWrong, noteId } = props;
  const number = useNumberText(value, write, onChange);
  return (
    <input
      className={classes.input}
      data-cell={cell}
      name={name}
      data-number
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={noteId}
      value={number.shown}
      inputMode="decimal"
      autoComplete="off"
      onMouseDown={selectWhole}
      onFocus={(event) => {
        number.focus();
        event.currentTarget.select();
      }}
      onChange={(event) => number.type(event.currentTarget.value)}
      onBlur={() => {
        number.leave();
        onLeave();
      }}
    />
  );
});

/** The first click on a cell marks what is in it, as coming by key does; the browser would set its caret instead. */
export function selectWhole(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}
