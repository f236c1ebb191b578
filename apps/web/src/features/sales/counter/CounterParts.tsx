import { textOf } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { useEditorState } from '../../stock/goods-lines/editor/use-editor-store.ts';
import classes from './Counter.module.css';

/** The key that does the same; a phone has none. */
export function Key({ name }: { name: string }) {
  return (
    <kbd className={classes.key} aria-hidden>
      {name}
    </kbd>
  );
}

/** What the server refused of the bill itself; what stands on a line is told there. */
export function HeadProblems() {
  const language = useLanguage();
  const refusals = useEditorState((state) => state.refusals);
  const told = [...refusals].filter(
    ([place]) => !/^\d+\./.test(place) && place !== 'party' && place !== 'creditReason',
  );
  return told.map(([place, message]) => (
    <p key={place} className={classes.problem} role="alert">
      {textOf(message, {}, language)}
    </p>
  ));
}

/** An amount beside its label. */
export function Amount({ label, rupees }: { label: string; rupees: number }) {
  return (
    <div className={classes.amountRow}>
      <dt>{label}</dt>
      <dd>
        <MoneyText rupees={rupees} withUnit />
      </dd>
    </div>
  );
}
