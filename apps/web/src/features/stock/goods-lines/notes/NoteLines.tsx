import type { MessageSet, Text } from '@bahi/contract/messages';
import type { Paisa } from '@bahi/domain/numbers/money';
import { rupeesFromPaisa } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { nameIn, textOf, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { MoneyText, QuantityText } from '../../../../ui/texts/MoneyText.tsx';
import classes from './Note.module.css';

type Line = {
  particulars: string;
  particularsNp: string | null;
  code: string;
  unit: string;
  unitNp: string | null;
  quantity: number;
  netAmount: number;
};
type Props = {
  texts: MessageSet<string, Record<'lines' | 'all' | 'left', Text>>;
  lines: readonly Line[];
  /** Whether it is said how many of each line; else how much. */
  isCounted: boolean;
  /** What of a line is taken as the form stands. */
  takenOf: (position: number) => Paisa | null;
  /** What is said of a line: its field, and what stands beside it. */
  fieldOf: (position: number, isUsedUp: boolean) => ReactNode;
  besideOf: (position: number) => ReactNode;
  /** What stands behind how many are left. */
  alsoLeftOf?: (position: number) => ReactNode;
  onAll: () => void;
  /** What is wrong with all of them. */
  refusal: string | undefined;
};

/** The lines of a bill with what is left of each, and what of that a note takes. */
export function NoteLines({ texts, lines, isCounted, takenOf, fieldOf, besideOf, alsoLeftOf, onAll, refusal }: Props) {
  const t = useTexts(texts);
  const language = useLanguage();
  const heading = useId();
  return (
    <section className={classes.surface} aria-labelledby={heading}>
      <h2 id={heading} className={classes.title}>
        {t('lines')}
        <Button variant="subtle" size="compact-sm" onClick={onAll}>
          {t('all')}
        </Button>
      </h2>
      {refusal === undefined ? null : <p role="alert">{textOf(refusal, {}, language)}</p>}
      <ol className={classes.lines}>
        {lines.map((line, position) => {
          const taken = takenOf(position);
          return (
            <li key={position} className={classes.line}>
              <div>
                {nameIn(language, line.particulars, line.particularsNp)}
                <span className={classes.beside}>
                  {line.code} · {t('left')}{' '}
                  {isCounted ? (
                    <>
                      <QuantityText value={line.quantity} unit={nameIn(language, line.unit, line.unitNp)} />
                      {alsoLeftOf?.(position)}
                    </>
                  ) : (
                    <MoneyText rupees={line.netAmount} withUnit />
                  )}
                </span>
              </div>
              {fieldOf(position, isCounted ? line.quantity === 0 : line.netAmount === 0)}
              <div className={classes.restock}>{besideOf(position)}</div>
              <div className={classes.credited}>
                {taken === null ? '—' : <MoneyText rupees={rupeesFromPaisa(taken)} withUnit />}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
