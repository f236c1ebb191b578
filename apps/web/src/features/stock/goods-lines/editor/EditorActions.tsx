import { Button } from '@mantine/core';
import type { SaveState } from '../goods-kind.ts';
import { useTools } from './editor-context.ts';
import classes from './TotalsPanel.module.css';

type Props = { saving: SaveState | null; onSave: (state: SaveState) => void };

/** Issue the document, or keep it as a draft. */
export function EditorActions({ saving, onSave }: Props) {
  const { t, words } = useTools();
  return (
    <div className={classes.actions}>
      <Button
        data-main-action
        fullWidth
        size="md"
        loading={saving === 'FINAL'}
        disabled={saving === 'DRAFT'}
        onClick={() => onSave('FINAL')}
      >
        {words('issue')}
      </Button>
      <Button
        variant="default"
        fullWidth
        loading={saving === 'DRAFT'}
        disabled={saving === 'FINAL'}
        onClick={() => onSave('DRAFT')}
      >
        {t('saveDraft')}
      </Button>
    </div>
  );
}
