import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { useTexts } from '../../../../platform/i18n.ts';
import classes from './DocumentEditor.module.css';

/** Somebody else has saved this draft meanwhile: it is opened anew, for what is here cannot be saved over it. */
export function StaleNotice({ onReload }: { onReload: () => void }) {
  const t = useTexts(uiMessages);
  return (
    <div className={classes.notice} data-urgent role="alert">
      {t('changedMeanwhile')}
      <Button variant="default" onClick={onReload}>
        {t('loadNewest')}
      </Button>
    </div>
  );
}

/** Says that a closed tab's entry was brought back, and offers to begin anew. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useTexts(uiMessages);
  return (
    <div className={classes.notice} role="status">
      {t('draftRestored')}
      <Button variant="subtle" size="compact-sm" onClick={onDiscard}>
        {t('draftDiscard')}
      </Button>
    </div>
  );
}
