import { useId, useState } from 'react';
import { textOf } from '../../../../platform/i18n.ts';
import { useTools } from '../editor/editor-context.ts';
import { problemAt } from '../editor/editor-state.ts';
import { useEditorState, useEditorStore } from '../editor/use-editor-store.ts';
import classes from './LineGrid.module.css';

/** What is remarked on a line that came with remarks, such as the number of a device. */
export function LineRemarks({ lineKey, number }: { lineKey: number; number: number }) {
  const { t, language } = useTools();
  const id = useId();
  const store = useEditorStore();
  const remarks = useEditorState((state) => state.byKey.get(lineKey)?.remarks) ?? '';
  const problem = useEditorState((state) => problemAt(state, `${lineKey}.remarks`));
  // The field stays while its text is replaced.
  const [isShown, setShown] = useState(false);
  if (remarks !== '' && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <>
      <input
        className={classes.input}
        aria-label={t('remarksOf', { number })}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : id}
        value={remarks}
        autoComplete="off"
        onChange={(event) => store.setLine(lineKey, { remarks: event.currentTarget.value })}
        onBlur={() => store.touch(`${lineKey}.remarks`)}
      />
      {problem === undefined ? null : (
        <small className={classes.wrong} id={id}>
          {textOf(problem, {}, language)}
        </small>
      )}
    </>
  );
}
