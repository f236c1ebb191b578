import { formatRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { writtenLines } from '../document-draft.ts';
import type { SaveState } from '../goods-kind.ts';
import classes from './DocumentEditor.module.css';
import { useTools } from './editor-context.ts';
import { useEditorState } from './use-editor-store.ts';

type Props = { panel: RefObject<HTMLElement | null>; saving: SaveState | null; onIssue: () => void };

/** On a phone the total stays in view below; touching it leads to the totals. */
export function TotalBar({ panel, saving, onIssue }: Props) {
  const { t, words, language } = useTools();
  const total = useEditorState((state) => state.total?.grandTotal ?? zeroPaisa);
  const count = useEditorState((state) => writtenLines(state).length);
  return (
    <div className={classes.bar}>
      <button
        type="button"
        className={classes.barTotal}
        title={t('showTotals')}
        onClick={() => panel.current?.scrollIntoView({ behavior: 'smooth', block: 'start' })}
      >
        <small>{`${t('grandTotal')} · ${t('lineCount', { count })}`}</small>
        <strong>{formatRupees(total, language)}</strong>
      </button>
      <Button loading={saving === 'FINAL'} disabled={saving === 'DRAFT'} onClick={onIssue}>
        {words('issue')}
      </Button>
    </div>
  );
}
