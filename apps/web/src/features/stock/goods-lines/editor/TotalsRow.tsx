import { formatRupees, type Paisa, zeroPaisa } from '@bahi/domain/numbers/money';
import { useId } from 'react';
import { textOf } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import lines from '../grid/LineGrid.module.css';
import { NumberCell, writeAmount } from '../grid/NumberCell.tsx';
import { problemAt } from './editor-state.ts';
import classes from './TotalsPanel.module.css';
import { useEditorState, useEditorStore } from './use-editor-store.ts';

type RowProps = { label: string; amount: Paisa | undefined; isSoft?: boolean };

/** An amount among the totals. */
export function TotalsRow({ label, amount = zeroPaisa, isSoft = false }: RowProps) {
  const language = useLanguage();
  return (
    <div className={classes.row} data-soft={isSoft || undefined}>
      <dt>{label}</dt>
      <dd>{formatRupees(amount, language)}</dd>
    </div>
  );
}

type AmountProps = { place: string; label: string; value: string; onChange: (value: string) => void };

/** An amount that is entered among the totals; what is wrong with it stands below. */
export function TotalsAmount({ place, label, value, onChange }: AmountProps) {
  const store = useEditorStore();
  const note = useNote(place);
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd className={classes.field}>
        <NumberCell
          name={place}
          label={label}
          value={value}
          write={writeAmount}
          onChange={onChange}
          onLeave={() => store.touch(place)}
          {...note.props}
        />
        {note.shown}
      </dd>
    </div>
  );
}

/** What is wrong at a place of the totals: for its input, and as it is shown. */
export function useNote(place: string) {
  const id = useId();
  const language = useLanguage();
  const problem = useEditorState((state) => problemAt(state, place));
  return {
    props: { isWrong: problem !== undefined, noteId: problem === undefined ? undefined : id },
    shown:
      problem === undefined ? null : (
        <small className={lines.wrong} id={id}>
          {textOf(problem, {}, language)}
        </small>
      ),
  };
}
