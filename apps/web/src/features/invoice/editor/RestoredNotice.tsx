import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import { useTexts } from '../../../platform/i18n.ts';
import classes from './InvoiceEditor.module.css';

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
